import { beforeEach, expect, it, vi } from 'vitest';
import { EmbedHost } from './embed-host.ts';

const HOST = 'https://publisher.example';
const parent = { postMessage: vi.fn() };
const page = Object.assign(new EventTarget(), { parent });
let host: EmbedHost;
const tell = (data: unknown, origin = HOST, source: unknown = parent) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
const listen = { surge: 'listen', host: HOST };

beforeEach(() => {
  host?.close();
  parent.postMessage.mockClear();
  host = new EmbedHost(page as never, 12);
});

it('tells the page around it nothing before it asks, then that it listens, and each event, to that origin alone', () => {
  host.report({ t: 'event', name: 'impression', data: {} } as never);
  expect(parent.postMessage).not.toHaveBeenCalled();
  tell(listen);
  host.report({ t: 'event', name: 'interaction', data: { name: 'hour' } } as never);
  expect(parent.postMessage.mock.calls).toEqual([
    [{ surge: 'listening', demo: 12 }, { targetOrigin: HOST }],
    [{ surge: 'event', demo: 12, event: 'interaction', data: { name: 'hour' } }, { targetOrigin: HOST }],
  ]);
});

it.each([
  ['a page that names another origin', listen, 'https://liar.example', parent],
  ['a window that is not around it', listen, HOST, { postMessage: vi.fn() }],
  ['a page of an opaque origin', { surge: 'listen', host: 'null' }, HOST, parent],
  ['a message that asks for nothing', { surge: 'event' }, HOST, parent],
  ['no message of ours', 'listen', HOST, parent],
])('does not answer %s', (_, data, origin, source) => {
  tell(data, origin, source);
  host.report({ t: 'event', name: 'impression', data: {} } as never);
  expect(parent.postMessage).not.toHaveBeenCalled();
});

it('says nothing to a page of an opaque origin, which has no name', () => {
  tell({ surge: 'listen', host: 'null' }, 'null');
  expect(parent.postMessage.mock.calls).toEqual([]);
});
