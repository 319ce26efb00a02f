import { expect, it, vi } from 'vitest';
import type { EventName } from '#protocol/frame.ts';
import type { HostPort } from './port.ts';
import { connectHost } from './port-mraid.ts';

/** What the container of an app is asked when the ad says these events in turn. */
function listCalls(names: readonly EventName[], opensTo: string | undefined): readonly string[] {
  const calls: string[] = [];
  let state = 'default';
  const change = (name: string, next: string) => () => {
    calls.push(name);
    state = next;
  };
  const mraid = {
    getState: () => state,
    open: () => {},
    setExpandProperties: ({ width, height }: { width: number; height: number }) => calls.push(`${width}x${height}`),
    expand: change('expand', 'expanded'),
    close: change('close', 'default'),
  };
  vi.stubGlobal('window', { mraid });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let port: HostPort | undefined;
  connectHost({ id: 10, size: '320x50', opensTo }, (_, given) => {
    port = given;
  });
  for (const [index, name] of names.entries()) port?.post({ t: 'event', name, data: {}, at: 0, index });
  return calls;
}

it('has the app open and shut a strip, each once, and no ad that does not say to what it opens', () => {
  expect(listCalls(['expand', 'expand', 'collapse', 'collapse'], '320x250')).toEqual(['320x250', 'expand', 'close']);
  expect(listCalls(['expand', 'collapse'], undefined)).toEqual([]);
});
