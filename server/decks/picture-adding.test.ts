import { describe, expect, it } from 'vitest';
import { createDeck, createDeckServer, createPng } from './deck-fixture.ts';
import { eraseEnded, KEPT_DAYS } from './store.ts';

const server = await createDeckServer();
const nobody = 'Zm9vYmFyYmF6cXV4cXV1eA';
const base64 = (bytes: Buffer) => bytes.toString('base64');

describe('a picture', () => {
  const get = async (view: string, picture: string) => server.app.request(`/d/${view}/pictures/${picture}`);

  it('is taken once, shown as what it is, and can run nothing', async () => {
    const { view, edit } = await server.create();
    const add = () => server.post(`/${view}/pictures`, { edit, picture: base64(createPng()) });
    const [first, second] = [await add(), await add()];
    expect([first.status, second.status, second.body]).toEqual([201, 200, first.body]);
    const response = await get(view, first.body.picture ?? '');
    expect(Buffer.from(await response.arrayBuffer()).equals(createPng())).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'content-disposition': 'inline; filename=page.jpg',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=600',
      'x-robots-tag': 'noindex',
    });
    const other = await server.create();
    expect([(await get(other.view, first.body.picture ?? '')).status, (await get(view, nobody)).status, (await get(view, 'x')).status]).toEqual([
      404, 404, 404,
    ]);
  });

  it('is shown while its deck is open, also of a locked one', async () => {
    const { view, edit } = await server.create();
    const { body } = await server.post(`/${view}/pictures`, { edit, picture: base64(createPng()) });
    await server.change({ view, edit }, { password: 'correct horse' });
    expect((await get(view, body.picture ?? '')).status).toBe(200);
    await server.change({ view, edit }, { isRevoked: true });
    expect((await get(view, body.picture ?? '')).status).toBe(404);
  });

  it('of a revoked, ended or erased deck is like one that never was, and is there again with its deck', async () => {
    const add = async () => {
      const deck = await server.create();
      const { body } = await server.post(`/${deck.view}/pictures`, { edit: deck.edit, picture: base64(createPng()) });
      const page = { picture: body.picture ?? '', x: 0, y: 0, width: 1 };
      await server.change(deck, { deck: createDeck({ demos: [{ id: 12, note: '', page }] }), days: 30 });
      return { ...deck, picture: page.picture };
    };
    const [open, revoked, ended, erased] = [await add(), await add(), await add(), await add()];
    await server.change(revoked, { isRevoked: true });
    await server.change(ended, { days: 1 });
    await server.post(`/${erased.view}/erase`, { edit: erased.edit });
    server.clock.time += 24 * 3_600_000 + 1;
    const toFace = async ({ view, picture }: Pick<typeof open, 'view' | 'picture'>) => {
      const response = await get(view, picture);
      return JSON.stringify([response.status, await response.text(), [...response.headers].filter(([name]) => name !== 'date')]);
    };
    const never = await toFace({ view: nobody, picture: nobody });
    expect(never).toMatch(/^\[404,/);
    for (const deck of [revoked, ended, erased, { ...open, picture: nobody }]) expect(await toFace(deck)).toBe(never);
    await server.change(revoked, { isRevoked: false });
    await server.change(ended, { days: 1 });
    for (const { view, picture } of [open, revoked, ended]) expect((await get(view, picture)).status).toBe(200);
  });

  it('is erased from the store with the deck that ended long ago', async () => {
    const { view, edit } = await server.create();
    await server.post(`/${view}/pictures`, { edit, picture: base64(createPng()) });
    const read = () => server.store.db.selectFrom('deck_pictures').select('picture').where('deck', '=', view).execute();
    const end = server.clock.time + (90 + KEPT_DAYS) * 24 * 3_600_000;
    await server.store.write((db) => eraseEnded(db, new Date(end - 1000), 100));
    expect(await read()).toHaveLength(1);
    await server.store.write((db) => eraseEnded(db, new Date(end + 1000), 100));
    expect(await read()).toEqual([]);
  });

  it('is named by a page of its own deck alone, and dropped an hour after nothing names it any more', async () => {
    const { view, edit } = await server.create();
    const { body } = await server.post(`/${view}/pictures`, { edit, picture: base64(createPng(1)) });
    const withPage = (picture = '') => createDeck({ demos: [{ id: 12, note: '', page: { picture, x: 0, y: 0, width: 1 } }] });
    expect((await server.change({ view, edit }, { deck: withPage(nobody) })).status).toBe(422);
    expect((await server.change({ view, edit }, { deck: withPage(body.picture) })).body.version).toBe(2);
    server.clock.time += 3_600_001;
    await server.change({ view, edit }, { days: 90 });
    expect((await get(view, body.picture ?? '')).status).toBe(200);
    await server.change({ view, edit }, { deck: createDeck() });
    expect((await get(view, body.picture ?? '')).status).toBe(404);
  });

  it.each([
    ['no base 64', 'data:image/png;base64,AAAA', 422],
    ['no text', 7, 422],
    ['HTML', base64(Buffer.from('<!doctype html><script>alert(1)</script>')), 422],
    ['one byte more than a megabyte', base64(Buffer.alloc(1024 * 1024 + 1)), 413],
    ['a megabyte of nothing', base64(Buffer.alloc(1024 * 1024)), 422],
  ])('is refused: %s', async (_, picture, status) => {
    const { view, edit } = await server.create();
    expect(await server.post(`/${view}/pictures`, { edit, picture })).toMatchObject({ status, body: { message: expect.stringMatching(/\.$/) } });
  });

  it('a deck keeps twenty of them', async () => {
    const { view, edit } = await server.create();
    const add = (shade: number) =>
      server.post(`/${view}/pictures`, { edit, picture: base64(createPng(shade)) }, { 'x-forwarded-for': '203.0.113.7' });
    for (let shade = 0; shade < 20; shade++) expect((await add(shade)).status).toBe(201);
    expect((await add(20)).status).toBe(409);
    server.clock.time += 3_600_001;
    expect((await add(20)).status).toBe(201);
  });
});
