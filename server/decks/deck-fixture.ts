import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Demo } from '#catalogue/demo.ts';
import type { DeckContent, DeckReceipt, DeckView, OwnerView } from '#protocol/deck.ts';
import { createTestApp, site } from '../app-fixture.ts';
import { createTestStore } from '../db/store-fixture.ts';
import type { Site } from '../site.ts';
import { createPasswords } from './passwords.ts';

const createDemo = (id: number, unit?: string): Demo => ({
  id,
  name: `Demo ${id}`,
  brand: 'Sample',
  format: ['Gamification'],
  type: 'Spinner',
  size: '300x600',
  device: ['desktop'],
  description: 'Flick the cup: every spin pours a winning flavour and a coupon.',
  trades: [],
  goals: [],
  needs: [],
  leadDays: 5,
  active: id !== 99,
  slug: `demo-${id}`,
  units: unit === undefined ? [] : [{ ...createDemo(id), unit }],
  thumbnail: '',
  video: '',
  isIframe: true,
  creativeUrl: `/creatives/demo-${id}/index.html`,
});

/** Of the catalogue of these tests: 99 is not active any more. */
export const demoIds = [1, 9, 12, 99] as const;
const demos = demoIds.map((id) => createDemo(id, id === 12 ? '300x250' : undefined));

export const logo = `data:image/png;base64,${'A'.repeat(400)}`;

/** A parsed deck. */
export function createDeck(overrides: Partial<DeckContent> = {}): DeckContent {
  return {
    title: 'Spring launch',
    client: 'Nordlicht GmbH',
    brand: { name: 'Nordlicht', primary: '#123456', logo },
    demos: [
      { id: 12, unit: '300x250', note: 'First line,\nsecond line. Größe: 100 % ✓' },
      { id: 1, note: '' },
    ],
    ...overrides,
  };
}

/** A grey PNG of one pixel; another `shade`, another picture. */
export function createPng(shade = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.from([0, shade]))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

const quickPasswords = createPasswords({ cost: { N: 2, r: 8, p: 1 }, waiting: 1000 });

/** What an answer may hold: of each call some. */
type Body = Partial<
  DeckReceipt & DeckView & OwnerView & { current: OwnerView; message: string; picture: string; by: string; at: string; text: string }
>;

export interface DeckAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** The whole server in this process, with its own clock and a function that posts to its calls. */
export async function createDeckServer(overrides: Parameters<typeof createTestApp>[0] = {}) {
  const clock = { time: new Date('2026-11-20T10:00:00Z').getTime() };
  const store = overrides.store ?? (await createTestStore());
  const deckSite: Site = {
    ...site,
    demos,
    toPageAddress: (url, preferences) => ({ ...site.toPageAddress(url, preferences), isShared: !url.pathname.startsWith('/d/') }),
    // A page that says what opened, as the real one does, and posts a password to itself.
    async renderSite(request, host) {
      const id = /^\/d\/([^/.]+)$/.exec(new URL(request.url).pathname)?.[1];
      if (id === undefined) return site.renderSite(request, host);
      const password = request.method === 'POST' ? new URLSearchParams(await request.text()).get('password') : null;
      const view = await host.openDeck(id, password ?? undefined);
      const html = view ? `<h1>${view.deck.title}</h1>${view.pass ?? ''}` : '<h1>This deck cannot be opened</h1>';
      return new Response(html, { status: view ? 200 : 404, headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  };
  const now = () => new Date(clock.time);
  const { app, log } = await createTestApp({ now, getSite: () => deckSite, trustProxy: 1, passwords: quickPasswords, ...overrides, store });

  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<DeckAnswer> => {
    const all = { 'content-type': 'application/json', origin: 'http://localhost', 'x-forwarded-for': '192.0.2.1', ...headers };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await app.request(`/api/decks${path}`, { method: 'POST', body: text, headers: all });
    const answer = await response.text();
    return { status: response.status, headers: response.headers, body: answer === '' ? {} : JSON.parse(answer) };
  };
  const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });
  /** Makes a deck, each from another address, so that no limit is met. */
  let made = 0;
  const create = async (overrides: Partial<DeckContent> = {}): Promise<DeckReceipt> => {
    const headers = { ...withKey(), 'x-forwarded-for': `198.51.100.${++made % 250}` };
    const { status, body } = await post('', { deck: createDeck(overrides) }, headers);
    if (status !== 201) throw new Error(`${status}: ${body.message}`);
    return { view: body.view ?? '', edit: body.edit ?? '' };
  };
  /** Changes the newest version. */
  const change = async ({ view, edit }: DeckReceipt, change: object): Promise<DeckAnswer> => {
    const { body } = await post(`/${view}/owner`, { edit });
    return post(`/${view}/change`, { edit, version: body.version, ...change });
  };
  /** The client's page, with a password as its plain form posts it. */
  const open = async (view: string, password?: string, address = '192.0.2.1') => {
    const headers = { origin: 'http://localhost', 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' };
    const init = password === undefined ? { headers } : { method: 'POST', headers, body: new URLSearchParams({ password }) };
    const response = await app.request(`/d/${view}`, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const toPass = (text: string) => /<\/h1>(.*)$/.exec(text)?.[1] ?? '';
  return { app, log, store, clock, post, create, change, open, withKey, toPass };
}
