import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DECK_ID, DECK_SECRET } from '#protocol/deck.ts';
import { createDeck, createDeckServer, createPng, logo } from './deck-fixture.ts';

const server = await createDeckServer();
const nobody = 'Zm9vYmFyYmF6cXV4cXV1eA';
const noSecret = 'A'.repeat(43);
const base64 = (bytes: Buffer) => bytes.toString('base64');
const comment = { demo: 12, second: 7, name: 'Mara', text: 'Bigger, please.' };
const decision = { demo: 12, kind: 'change', name: 'Mara', text: 'Another colour.' };
const days = (count: number) => count * 24 * 60 * 60 * 1000;

describe('the calls of decks', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['an empty body', '', {}, 400],
    ['a list', '[]', {}, 400],
    ['an unknown member', '{"deck":{},"view":"x"}', {}, 400],
    ['a member given twice', '{"deck":{},"deck":{}}', {}, 400],
    ['10,000 levels', '{"deck":'.repeat(10_000), {}, 400],
    ['a deck that is none', '{"deck":{}}', {}, 422],
    ['a demo that is not there', JSON.stringify({ deck: createDeck({ demos: [{ id: 7, note: '' }] }) }), {}, 422],
    ['a demo that is not active', JSON.stringify({ deck: createDeck({ demos: [{ id: 99, note: '' }] }) }), {}, 422],
    ['a unit of another demo', JSON.stringify({ deck: createDeck({ demos: [{ id: 1, unit: '300x250', note: '' }] }) }), {}, 422],
    [
      'a picture that nobody gave',
      JSON.stringify({ deck: createDeck({ demos: [{ id: 1, note: '', page: { picture: nobody, x: 0, y: 0, width: 1 } }] }) }),
      {},
      422,
    ],
    ['no idempotency key', '{}', { 'idempotency-key': '' }, 400],
    ['another type', '{}', { 'content-type': 'text/plain' }, 415],
    ['the origin of another site', '{}', { origin: 'https://evil.example' }, 403],
    ['300 KB and more', 'x'.repeat(301 * 1024), {}, 413],
  ])('refuse %s', async (_, body, headers, status) => {
    const answer = await server.post('', body, { ...server.withKey(), ...headers });
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  it('are posted, and no answer of theirs is stored, listed or told to other sites', async () => {
    for (const path of ['', `/${nobody}/owner`, `/${nobody}/look`, `/${nobody}/pictures`]) {
      for (const method of ['GET', 'PUT']) {
        const response = await server.app.request(`/api/decks${path}`, {
          method,
          headers: { origin: 'http://localhost', 'content-type': 'application/json' },
        });
        expect([path, response.status, response.headers.get('allow')]).toEqual([path, 405, 'POST']);
      }
    }
    expect((await server.post(`/${nobody}/sell`, {})).status).toBe(404);
    const { view } = await server.create();
    for (const answer of [await server.post(`/${view}/look`, {}), await server.post(`/${nobody}/look`, {}), await server.post('', '{')]) {
      const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => answer.headers.get(name));
      expect(told).toEqual(['no-store', 'noindex', 'no-referrer']);
    }
  });

  it('answer an unknown, mistyped or erased deck and a wrong secret with the same sentence', async () => {
    const { view, edit } = await server.create();
    const wrong = [
      await server.post(`/${nobody}/owner`, { edit: noSecret }),
      await server.post(`/${view}/owner`, { edit: noSecret }),
      await server.post(`/${view}/owner`, { edit: edit.slice(1) }),
      await server.post(`/${view}/owner`, {}),
      await server.post(`/${view.slice(1)}/owner`, { edit }),
      await server.post(`/${view}/change`, { edit: noSecret, version: 1, days: 1 }),
      await server.post(`/${view}/erase`, { edit: noSecret }),
      await server.post(`/${view}/duplicate`, { edit: noSecret }, server.withKey()),
      await server.post(`/${view}/pictures`, { edit: noSecret, picture: base64(createPng()) }),
      await server.post(`/${view}/comments`, { edit: noSecret, comment }, server.withKey()),
      await server.post(`/${nobody}/comments`, { comment }, server.withKey()),
      await server.post(`/${nobody}/decisions`, { decision }, server.withKey()),
      await server.post(`/${nobody}/look`, {}),
      await server.post(`/${nobody}/seen`, {}),
    ];
    expect(new Set(wrong.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set([`404 ${JSON.stringify({ message: 'This link opens no deck.' })}`]),
    );
    expect((await server.post(`/${view}/owner`, { edit })).body.version).toBe(1);
  });
});

describe('a deck', () => {
  it('is made once for one key, with the same links each time', async () => {
    const key = randomUUID();
    const send = (deck: object) => server.post('', { deck }, server.withKey(key));
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(createDeck())));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    const receipts = new Set(answers.map(({ body }) => JSON.stringify(body)));
    expect(receipts.size).toBe(1);
    expect(answers[0]?.body).toEqual({ view: expect.stringMatching(DECK_ID), edit: expect.stringMatching(DECK_SECRET) });
    expect((await send(createDeck({ title: 'Another' }))).status).toBe(422);
    const { view = '', edit = '' } = answers[0]?.body ?? {};
    await server.change({ view, edit }, { deck: createDeck({ title: 'Changed since' }) });
    expect((await send(createDeck())).body).toEqual({ view, edit });
    expect((await server.post(`/${view}/look`, {})).body.deck?.title).toBe('Changed since');
  });

  it('shows its client what it holds, and its owner more', async () => {
    const { view, edit } = await server.create();
    const at = new Date(server.clock.time).toISOString();
    const expiresAt = new Date(server.clock.time + days(90)).toISOString();
    const shown = { id: view, deck: createDeck(), comments: [], decisions: [], expiresAt };
    expect((await server.post(`/${view}/look`, {})).body).toEqual(shown);
    const { body } = await server.post(`/${view}/owner`, { edit });
    expect(body).toEqual({ ...shown, version: 1, hasPassword: false, isRevoked: false, createdAt: at, opened: 0, played: {} });
    expect(body.deck?.brand.logo).toBe(logo);
  });

  it('is changed under the same link, and a change to an older version is told of the newer one', async () => {
    const { view, edit } = await server.create();
    const change = (body: object) => server.post(`/${view}/change`, { edit, ...body });
    const first = await change({ version: 1, deck: createDeck({ title: 'Second' }) });
    expect([first.status, first.body.version, first.body.deck?.title]).toEqual([200, 2, 'Second']);
    const late = await change({ version: 1, deck: createDeck({ title: 'Third' }) });
    expect([late.status, late.body.current?.version, late.body.current?.deck.title]).toEqual([409, 2, 'Second']);
    expect(late.body.message).toMatch(/\.$/);
    const ended = await change({ version: 2, days: 7, isRevoked: true });
    expect(ended.body).toMatchObject({ version: 3, isRevoked: true, expiresAt: new Date(server.clock.time + days(7)).toISOString() });
    expect(ended.body.deck?.title).toBe('Second');
    for (const wrong of [
      {},
      { version: '3' },
      { version: 3, days: 0 },
      { version: 3, isRevoked: 1 },
      { version: 3, password: 'short' },
      { version: 3, deck: {} },
    ]) {
      expect((await change(wrong)).status).toBe(422);
    }
    expect((await change({ version: 3, isRevoked: false })).body).toMatchObject({ version: 4, isRevoked: false });
  });

  it('loses no accepted change when eight clients change it at once', async () => {
    const { view, edit } = await server.create();
    const accepted: { version: number; title: string }[] = [];
    const client = async (name: number) => {
      let version = 1;
      for (let turn = 0; turn < 10; ) {
        const title = `Client ${name}, change ${turn}`;
        const { status, body } = await server.post(`/${view}/change`, { edit, version, deck: createDeck({ title }) });
        if (status === 200) {
          expect(body.deck?.title).toBe(title);
          accepted.push({ version: body.version ?? 0, title });
          turn++;
        }
        version = (status === 200 ? body.version : body.current?.version) ?? 0;
        expect([200, 409]).toContain(status);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, name) => client(name)));
    expect(accepted.map(({ version }) => version).sort((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, index) => index + 2));
    const last = accepted.find(({ version }) => version === 81);
    expect((await server.post(`/${view}/owner`, { edit })).body).toMatchObject({ version: 81, deck: { title: last?.title } });
  });

  it('opens for nobody when it was revoked or has ended, but for its owner', async () => {
    const { view, edit } = await server.create();
    const calls = () => [
      server.post(`/${view}/look`, {}),
      server.post(`/${view}/seen`, {}),
      server.post(`/${view}/comments`, { comment }, server.withKey()),
      server.post(`/${view}/decisions`, { decision }, server.withKey()),
    ];
    const statuses = async () => [...(await Promise.all(calls())).map(({ status }) => status), (await server.open(view)).status];
    expect(await statuses()).toEqual([200, 204, 201, 201, 200]);
    await server.change({ view, edit }, { isRevoked: true });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    await server.change({ view, edit }, { isRevoked: false });
    expect(await statuses()).toEqual([200, 204, 201, 201, 200]);
    server.clock.time += days(90);
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect((await server.change({ view, edit }, { days: 1 })).status).toBe(200);
    expect(await statuses()).toEqual([200, 204, 201, 201, 200]);
  });

  it('is erased with everything that was kept under it', async () => {
    const { view, edit } = await server.create();
    await server.post(`/${view}/pictures`, { edit, picture: base64(createPng()) });
    await server.post(`/${view}/comments`, { comment }, server.withKey());
    await server.post(`/${view}/decisions`, { decision }, server.withKey());
    await server.post(`/${view}/seen`, {});
    expect(await server.post(`/${view}/erase`, { edit })).toMatchObject({ status: 200, body: {} });
    for (const table of ['deck_pictures', 'deck_comments', 'deck_decisions', 'deck_counts'] as const) {
      expect(await server.store.db.selectFrom(table).select('deck').where('deck', '=', view).execute()).toEqual([]);
    }
    expect([(await server.post(`/${view}/owner`, { edit })).status, (await server.post(`/${view}/erase`, { edit })).status]).toEqual([404, 404]);
  });

  it('is duplicated with its pictures, and with nothing that was said or counted', async () => {
    const { view, edit } = await server.create();
    const { body } = await server.post(`/${view}/pictures`, { edit, picture: base64(createPng(7)) });
    const page = { picture: body.picture ?? '', x: 0.1, y: 0.2, width: 0.3 };
    await server.change({ view, edit }, { deck: createDeck({ demos: [{ id: 12, note: 'a', page }] }), password: 'correct horse', isRevoked: true });
    await server.post(`/${view}/comments`, { edit, comment }, server.withKey());
    const key = randomUUID();
    const ask = () => server.post(`/${view}/duplicate`, { edit }, server.withKey(key));
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status, second.body]).toEqual([201, 200, first.body]);
    const copy = await server.post(`/${first.body.view}/look`, {});
    expect(copy.body).toMatchObject({ deck: { title: 'Spring launch' }, comments: [], decisions: [] });
    const copied = copy.body.deck?.demos[0]?.page;
    expect(copied).toEqual({ ...page, picture: expect.not.stringMatching(page.picture) });
    expect((await server.app.request(`/d/${first.body.view}/pictures/${copied?.picture}`)).status).toBe(200);
    expect((await server.post('', { deck: createDeck() }, server.withKey(key))).status).toBe(422);
  });
});
