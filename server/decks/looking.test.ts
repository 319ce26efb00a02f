import { describe, expect, it } from 'vitest';
import { createDeck, createDeckServer } from './deck-fixture.ts';

const server = await createDeckServer();
const nobody = 'Zm9vYmFyYmF6cXV4cXV1eA';
const comment = { demo: 12, second: 7, name: 'Mara', text: 'Bigger, please.' };
const decision = { demo: 12, kind: 'change', name: 'Mara', text: 'Another colour.' };

describe('a password', () => {
  it('locks a deck for whoever does not say it, and a pass stands in for it', async () => {
    const { view, edit } = await server.create();
    const { body } = await server.change({ view, edit }, { password: 'correct horse' });
    expect(body.hasPassword).toBe(true);
    const locked = await server.open(view);
    const wrong = await server.open(view, 'battery staple');
    const unknown = await server.open(nobody);
    expect([locked.status, locked.text, wrong.text]).toEqual([404, unknown.text, unknown.text]);
    expect((await server.post(`/${view}/look`, {})).status).toBe(404);
    const opened = await server.open(view, 'correct horse');
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const pass = server.toPass(opened.text);
    expect((await server.post(`/${view}/look`, { pass })).body).toMatchObject({ deck: createDeck(), pass });
    expect((await server.post(`/${view}/seen`, { pass })).status).toBe(204);
    expect((await server.post(`/${view}/comments`, { pass, comment }, server.withKey())).status).toBe(201);
    expect((await server.post(`/${view}/decisions`, { pass, decision }, server.withKey())).status).toBe(201);
    expect((await server.post(`/${view}/comments`, { comment }, server.withKey())).status).toBe(404);
    const other = await server.create();
    await server.change(other, { password: 'correct horse' });
    expect((await server.post(`/${other.view}/look`, { pass })).status).toBe(404);
    server.clock.time += 12 * 3_600_000 + 1;
    expect((await server.post(`/${view}/look`, { pass })).status).toBe(404);
  });

  it('that is changed ends the passes of before, and one that is taken off opens the deck', async () => {
    const deck = await server.create();
    await server.change(deck, { password: 'correct horse' });
    const pass = server.toPass((await server.open(deck.view, 'correct horse')).text);
    await server.change(deck, { password: 'battery staple' });
    expect([(await server.post(`/${deck.view}/look`, { pass })).status, (await server.open(deck.view, 'correct horse')).status]).toEqual([404, 404]);
    expect((await server.change(deck, { password: '' })).body.hasPassword).toBe(false);
    expect([(await server.post(`/${deck.view}/look`, {})).status, (await server.open(deck.view)).status]).toEqual([200, 200]);
    expect((await server.post(`/${deck.view}/look`, {})).body.pass).toBeUndefined();
  });

  it('is not kept as it is', async () => {
    const deck = await server.create();
    await server.change(deck, { password: 'correct horse' });
    const row = await server.store.db.selectFrom('decks').selectAll().where('id', '=', deck.view).executeTakeFirstOrThrow();
    expect(row.password).toMatch(/^scrypt\$/);
    expect(JSON.stringify(row)).not.toMatch(/correct|horse/);
    expect(JSON.stringify(row)).not.toContain(deck.edit);
  });
});
