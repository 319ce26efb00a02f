/** Decks in a hostile world: who has no link learns nothing, who has one of them gets no further, and nothing grows without bound. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDeck, createDeckServer, createPng } from '#server/decks/deck-fixture.ts';
import { createPasswords } from '#server/decks/passwords.ts';

const PASSWORD = 'correct horse battery';
const server = await createDeckServer();
const randomId = () => randomBytes(16).toString('base64url');
const toAddress = (index: number) => `198.18.${index >> 8}.${index & 255}`;
const comment = { demo: 12, name: 'Mara', text: 'Bigger, please.' };

/** All that a client can see of an answer, but for times and lengths that follow from the address. */
const toFace = ({ status, headers, text }: { status: number; headers: Headers; text: string }) =>
  JSON.stringify([status, text, [...headers].filter(([name]) => name !== 'date')]);

const createLocked = async (password = PASSWORD) => {
  const deck = await server.create({ title: 'CanaryTitle', client: 'CanaryClient' });
  const { body } = await server.change(deck, { password });
  if (!body.hasPassword) throw new Error('Not locked.');
  return deck;
};

describe('guessed links', () => {
  it('no guessed id opens a deck, and none is known to be near', async () => {
    const { view, edit } = await server.create();
    const near = [
      view.slice(0, -1),
      `${view}A`,
      view.toLowerCase(),
      view.replace(/.$/, view.endsWith('A') ? 'B' : 'A'),
      `${view}%00`,
      '..',
      '%2e%2e',
      '',
    ];
    for (const id of [...near, ...Array.from({ length: 200 }, randomId)]) {
      for (const path of ['look', 'owner']) expect((await server.post(`/${id}/${path}`, path === 'owner' ? { edit } : {})).status).toBe(404);
    }
    expect((await server.post(`/${view}/owner`, { edit: randomBytes(32).toString('base64url') })).status).toBe(404);
  });

  it('unknown, expired, revoked, erased and locked decks have one face, with and without a wrong password', async () => {
    const [expired, revoked, erased, locked] = [await createLocked(), await createLocked(), await createLocked(), await createLocked()];
    await server.change(expired, { days: 1 });
    await server.change(revoked, { isRevoked: true });
    await server.post(`/${erased.view}/erase`, { edit: erased.edit });
    server.clock.time += 24 * 60 * 60 * 1000 + 1;
    const views = [randomId(), 'x', expired.view, revoked.view, erased.view, locked.view];
    for (const password of [undefined, '', 'wrong password', PASSWORD]) {
      // Whoever knows the password of a deck that has ended learns no more than others.
      const closed = password === PASSWORD ? views.filter((view) => view !== locked.view) : views;
      const faces = await Promise.all(closed.map(async (view) => toFace(await server.open(view, password))));
      expect(new Set(faces).size).toBe(1);
      expect(faces[0]).not.toMatch(/Canary/);
    }
    const calls = await Promise.all(views.map((view) => server.post(`/${view}/look`, { pass: 'x' })));
    expect(new Set(calls.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await server.open(locked.view, PASSWORD)).text).toContain('CanaryTitle');
  });

  it('a wrong password takes as long as an unknown deck', { retry: 2 }, async () => {
    const slow = await createDeckServer({ passwords: createPasswords({ cost: { N: 2 ** 14, r: 8, p: 1 } }) });
    const deck = await slow.create();
    await slow.change(deck, { password: PASSWORD });
    const revoked = await slow.create();
    await slow.change(revoked, { password: PASSWORD });
    await slow.change(revoked, { isRevoked: true });
    const measure = async (view: string) => {
      const times: number[] = [];
      for (let index = 0; index < 7; index++) {
        const started = performance.now();
        await slow.open(view, 'wrong password', toAddress(index));
        times.push(performance.now() - started);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const [unknown, locked, ended] = [await measure(randomId()), await measure(deck.view), await measure(revoked.view)];
    for (const time of [locked, ended]) {
      expect(time / unknown).toBeGreaterThan(0.5);
      expect(time / unknown).toBeLessThan(2);
    }
  });
});

describe('passwords at speed', () => {
  it('ten tries come from one address in a quarter of an hour, after which even the right one does not open', async () => {
    const { view } = await createLocked();
    const tries = await Promise.all(Array.from({ length: 40 }, (_, index) => server.open(view, `wrong ${index}`, toAddress(1))));
    expect(tries.every(({ status }) => status === 404)).toBe(true);
    expect((await server.open(view, PASSWORD, toAddress(1))).status).toBe(404);
    expect((await server.open(view, PASSWORD, toAddress(2))).status).toBe(200);
    server.clock.time += 15 * 60 * 1000;
    expect((await server.open(view, PASSWORD, toAddress(3))).status).toBe(200);
  });

  it('a hundred tries come from all addresses together, and a pass of before still opens', async () => {
    const { view } = await createLocked();
    const pass = server.toPass((await server.open(view, PASSWORD, toAddress(1000))).text);
    const started = performance.now();
    for (let index = 0; index < 120; index++) expect((await server.open(view, `wrong ${index}`, toAddress(1001 + (index >> 1)))).status).toBe(404);
    expect((await server.open(view, PASSWORD, toAddress(2000))).status).toBe(404);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect((await server.post(`/${view}/look`, { pass })).status).toBe(200);
  });

  it('ids that do not exist are limited alike, and do not fill the table of limits from one address', async () => {
    const count = async () => (await server.store.db.selectFrom('limits').select('key').where('key', 'like', 'deck-try%').execute()).length;
    const before = await count();
    for (let index = 0; index < 200; index++) await server.open(randomId(), 'wrong', '203.0.113.99');
    expect((await count()) - before).toBeLessThanOrEqual(120);
  });

  it('more at once than can be compared soon is refused, and the refusal tells nothing of the deck', async () => {
    const busy = await createDeckServer({ passwords: createPasswords({ waiting: 2, cost: { N: 2 ** 12, r: 8, p: 1 } }) });
    const deck = await busy.create();
    await busy.change(deck, { password: PASSWORD });
    const views = Array.from({ length: 20 }, (_, index) => (index % 2 ? deck.view : randomId()));
    const answers = await Promise.all(views.map((view, index) => busy.open(view, 'wrong password', toAddress(index))));
    const refused = answers.filter(({ status }) => status !== 404);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ status, headers }) => status === 503 && headers.has('retry-after'))).toBe(true);
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
  });
});

describe('what is brought in', () => {
  it('no picture is kept that is a page, a drawing or an archive to somebody', async () => {
    const { view, edit } = await server.create();
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const hostile = [
      html,
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.concat([createPng(), html]),
      Buffer.concat([createPng(), Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]),
      Buffer.concat([html, createPng()]),
      Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), html, Buffer.from('ffd9', 'hex')]),
      Buffer.concat([Buffer.from('GIF89a/*'), html, Buffer.from('*/')]),
    ];
    for (const bytes of hostile) expect((await server.post(`/${view}/pictures`, { edit, picture: bytes.toString('base64') })).status).toBe(422);
    expect(await server.store.db.selectFrom('deck_pictures').select('picture').where('deck', '=', view).execute()).toEqual([]);
  });

  it('of 10,000 comments 500 are kept', { timeout: 120_000 }, async () => {
    const { view, edit } = await server.create();
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < 10_000; sent += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          server.post(
            `/${view}/comments`,
            { comment },
            { 'idempotency-key': randomUUID(), 'x-forwarded-for': toAddress(20_000 + ((sent + index) >> 4)) },
          ),
        ),
      );
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 201: 500, 409: 9500 });
    expect((await server.post(`/${view}/owner`, { edit })).body.comments).toHaveLength(500);
  });

  it('markup, templates and SQL are kept as the text that they are', async () => {
    const hostile = `"><img src=x onerror=alert(1)>{{7*7}}' OR 1=1;-- \u202e`;
    const { view } = await server.create({ title: hostile, client: hostile, demos: [{ id: 12, note: hostile }] });
    await server.post(`/${view}/comments`, { comment: { demo: 12, name: hostile, text: hostile } }, server.withKey());
    const { body } = await server.post(`/${view}/look`, {});
    expect([body.deck?.title, body.deck?.demos[0]?.note, body.comments?.[0]?.text]).toEqual([hostile, hostile, hostile]);
  });
});

describe('what leaks', () => {
  it('no answer at a deck gives its address to other sites, search engines or caches', async () => {
    const { view, edit } = await server.create();
    for (const path of [`/d/${view}`, `/d/${view}.data`, `/decks/${view}`, '/decks/new', `/d/${view}/pictures/${randomId()}`]) {
      const response = await server.app.request(path, { headers: { referer: `http://localhost/decks/${view}#${edit}` } });
      const told = ['referrer-policy', 'x-robots-tag', 'cache-control'].map((name) => response.headers.get(name));
      // A page with `no-referrer` would post its plain form without an Origin of ours.
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      expect([path, ...told]).toEqual([path, isPage ? 'same-origin' : 'no-referrer', 'noindex', 'no-store']);
      expect(await response.text()).not.toContain(edit);
    }
  });

  it('the log holds no link, secret, password or word of any deck, also when calls fail', async () => {
    const { app, log, post, create, change, open, store, withKey } = await createDeckServer();
    const deck = await create({ title: 'CanaryTitle' });
    await change(deck, { password: 'CanaryPassword' });
    const { write } = store;
    const fail = async () => {
      await open(deck.view, 'CanaryPassword');
      await post(`/${deck.view}/owner`, { edit: deck.edit });
      await post(`/${deck.view}/change`, { edit: deck.edit, version: 2, deck: createDeck({ title: 'CanaryTitle' }) });
      await post(`/${deck.view}/comments`, { edit: deck.edit, comment: { ...comment, name: 'CanaryName' } }, withKey());
      await app.request(`/d/${deck.view}`, { headers: { referer: `http://localhost/decks/${deck.view}#${deck.edit}` } });
    };
    await fail();
    expect(log).toEqual([]);
    store.write = () => Promise.reject(new Error('no such table'));
    await fail();
    store.write = write;
    const report = { 'csp-report': { 'document-uri': `http://localhost/d/${deck.view}`, 'violated-directive': 'img-src', 'blocked-uri': 'inline' } };
    await app.request('/api/csp', { method: 'POST', headers: { 'content-type': 'application/csp-report' }, body: JSON.stringify(report) });
    expect(log.map(({ event }) => event)).toEqual(expect.arrayContaining(['request failed', 'csp violation']));
    const text = JSON.stringify(log.map(({ error, ...rest }) => [rest, String(error)]));
    expect(text).not.toMatch(/Canary/);
    for (const secret of [deck.view, deck.edit]) expect(text).not.toContain(secret);
  });
});
