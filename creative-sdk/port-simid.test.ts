import { beforeEach, expect, it, vi } from 'vitest';
import type { EventName, HostMessage } from '#protocol/frame.ts';
import type { HostPort } from './port.ts';
import { connectHost } from './port-simid.ts';

interface Said {
  readonly type: string;
  readonly args: { readonly trackingUrls?: readonly string[] };
}

/** A player around the creative: what it was told, and how it speaks. */
function createPlayer() {
  const said: Said[] = [];
  const parent = { postMessage: (text: string) => said.push(JSON.parse(text)) };
  let listener: (event: { source: unknown; data: unknown }) => void = () => {};
  vi.stubGlobal('parent', parent);
  vi.stubGlobal('addEventListener', (_: string, own: typeof listener) => {
    listener = own;
  });
  const say = (type: string, args: unknown = {}) => listener({ source: parent, data: JSON.stringify({ type, messageId: 1, args }) });
  return { say, listTracked: () => said.flatMap(({ type, args }) => (type === 'SIMID:Creative:reportTracking' ? (args.trackingUrls ?? []) : [])) };
}

function connect() {
  const told: HostMessage[] = [];
  let port: HostPort | undefined;
  connectHost({}, (message, own) => {
    port = own;
    told.push(message);
  });
  const say = (...names: readonly EventName[]) => {
    for (const name of names) port?.post({ t: 'event', name, data: name === 'interaction' ? { name: 'choose' } : {}, at: 0, index: 0 });
  };
  return { told, say };
}

beforeEach(() => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"brand":{"name":"Page"}}' }) });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('takes brand and event address from the VAST answer, and has the player report what the player does not count itself', () => {
  const player = createPlayer();
  const ad = connect();
  const adParameters = JSON.stringify({ brand: { name: 'Acme' }, events: { to: 'https://count.example/?e=[EVENT]' } });
  player.say('SIMID:Player:init', { creativeData: { adParameters } });
  expect(ad.told).toEqual([]);
  player.say('SIMID:Player:startCreative');
  expect(ad.told).toMatchObject([{ t: 'config', config: { brand: { name: 'Acme' } } }]);
  ad.say('impression', 'first_quartile', 'pause', 'engagement_start', 'interaction', 'complete', 'click_through');
  expect(player.listTracked()).toEqual(['https://count.example/?e=engagement_start', 'https://count.example/?e=interaction%3Achoose']);
});

it.each([undefined, '', 'sold by Acme', '[1]', '{"events":{"to":"javascript:alert(1)"}}'])(
  'with the parameters %j it starts as its page says, and reports nothing',
  (adParameters) => {
    const player = createPlayer();
    const ad = connect();
    player.say('SIMID:Player:init', { creativeData: { adParameters } });
    player.say('SIMID:Player:startCreative');
    expect(ad.told).toMatchObject([{ t: 'config', config: { brand: { name: 'Page' } } }]);
    ad.say('engagement_start', 'interaction');
    expect(player.listTracked()).toEqual([]);
  },
);
