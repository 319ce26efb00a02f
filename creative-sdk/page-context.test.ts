import { afterEach, expect, it, vi } from 'vitest';
import type { CreativeMessage, HostMessage } from '#protocol/frame.ts';
import { sendPageContext } from './page-context.ts';

const FILE = 'https://feed.example/milan.json';
const started: CreativeMessage = { t: 'started', firstFrameMs: 1, tier: 'A', capabilities: ['context'] };

afterEach(() => vi.unstubAllGlobals());

/** What the ad is sent when its page has this address and the network gives this answer. */
async function ask(search: string, answer: () => Response | Promise<Response>, message = started) {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('location', { search });
  vi.stubGlobal('fetch', fetched);
  const sent: HostMessage[] = [];
  await sendPageContext(message, (one) => sent.push(one));
  return { sent, asked: fetched.mock.calls.length };
}

it('sends what the file says', async () => {
  const { sent } = await ask(`?context=${FILE}`, () => Response.json({ city: 'Oslo', tempC: -9 }));
  expect(sent).toEqual([{ t: 'context', context: { city: 'Oslo', tempC: -9 } }]);
});

it.each([
  ['no parameter', '', started],
  ['an address without https', '?context=http://feed.example/', started],
  ['a script', '?context=javascript:alert(1)', started],
  ['an ad that shows no live data', `?context=${FILE}`, { ...started, capabilities: [] }],
  ['another message of the ad', `?context=${FILE}`, { t: 'stat', fps: 60 } as const],
])('asks nobody: %s', async (_, search, message) => {
  expect(await ask(search, () => Response.json({ city: 'Oslo' }), message)).toEqual({ sent: [], asked: 0 });
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => Response.json({ city: 'Oslo' }, { status: 503 })],
  ['it is no JSON', () => new Response('<p>Oslo</p>')],
  ['it is empty', () => new Response(null)],
  ['it is longer than 16 KiB', () => Response.json({ city: 'Oslo', rest: 'x'.repeat(17_000) })],
])('leaves the ad its own data when %s', async (_, answer) => {
  expect(await ask(`?context=${FILE}`, answer)).toEqual({ sent: [], asked: 1 });
});
