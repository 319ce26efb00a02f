import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDeck, createDeckServer } from './deck-fixture.ts';

const server = await createDeckServer();
const comment = { demo: 12, second: 7, name: 'Mara', text: 'Bigger, please.' };
const decision = { demo: 12, kind: 'change', name: 'Mara', text: 'Another colour.' };

describe('what is said at a deck', () => {
  it('is kept in order, once for each key, under the name of client or owner', async () => {
    const { view, edit } = await server.create();
    const key = randomUUID();
    const say = (body: object, more = server.withKey()) => server.post(`/${view}/comments`, body, more);
    const [first, again] = [await say({ comment }, server.withKey(key)), await say({ comment }, server.withKey(key))];
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
    expect((await say({ comment: { ...comment, text: 'Another' } }, server.withKey(key))).status).toBe(422);
    expect(first.body).toEqual({ ...comment, id: expect.any(String), at: new Date(server.clock.time).toISOString(), by: 'client' });
    const reply = await say({ edit, comment: { demo: 12, name: 'Surge', text: 'Yes.', answers: first.body.id } });
    expect(reply.body).toMatchObject({ by: 'owner', answers: first.body.id });
    expect((await say({ comment: { ...comment, demo: 9 } })).status).toBe(422);
    expect((await say({ comment: { ...comment, demo: 1, answers: first.body.id } })).status).toBe(422);
    const decide = (body: object, more = server.withKey()) => server.post(`/${view}/decisions`, { decision: body }, more);
    const [no, yes] = [await decide(decision, server.withKey(key)), await decide({ demo: 12, kind: 'approved', name: 'Mara', text: '' })];
    expect([no.status, yes.status, (await decide(decision, server.withKey(key))).status]).toEqual([201, 201, 200]);
    expect((await decide({ ...decision, text: 'Another' }, server.withKey(key))).status).toBe(422);
    const { body } = await server.post(`/${view}/look`, {});
    expect(body.comments).toEqual([first.body, reply.body]);
    expect(body.decisions).toEqual([no.body, yes.body]);
  });

  it('is answered by both sides, a decision too, at its own demo and deck', async () => {
    const { view, edit } = await server.create();
    const say = (body: object) => server.post(`/${view}/comments`, body, server.withKey());
    const asked = await server.post(`/${view}/decisions`, { decision }, server.withKey());
    const answer = { demo: 12, name: 'Surge', text: 'It is blue now.', answers: asked.body.id };
    const answered = await say({ edit, comment: answer });
    expect([answered.status, answered.body]).toEqual([201, expect.objectContaining({ ...answer, by: 'owner' })]);
    const replied = await say({ comment: { ...answer, name: 'Mara', text: 'Thank you.' } });
    const further = await say({ comment: { ...answer, name: 'Mara', text: 'And larger?', answers: answered.body.id } });
    expect([replied.body.by, further.body.by]).toEqual(['client', 'client']);
    const elsewhere = await server.create();
    for (const [deck, body] of [
      [view, { comment: { ...answer, demo: 1 } }],
      [view, { comment: { ...answer, answers: 'A'.repeat(22) } }],
      [elsewhere.view, { comment: answer }],
    ] as const) {
      const refused = await server.post(`/${deck}/comments`, body, server.withKey());
      expect([refused.status, refused.body.message]).toEqual([422, 'What this replies to is not there.']);
    }
    const { body } = await server.post(`/${view}/look`, {});
    expect(body.comments).toEqual([answered.body, replied.body, further.body]);
    expect((await server.post(`/${view}/owner`, { edit })).body).toMatchObject({ comments: body.comments, decisions: [asked.body] });
  });

  it('is counted: openings and plays, of demos of this deck', async () => {
    const { view, edit } = await server.create();
    for (const body of [{}, {}, { played: 12 }, { played: 12 }, { played: 1 }]) expect((await server.post(`/${view}/seen`, body)).status).toBe(204);
    for (const played of [9, 0, '12', null]) expect((await server.post(`/${view}/seen`, { played })).status).toBe(422);
    expect((await server.post(`/${view}/owner`, { edit })).body).toMatchObject({ opened: 2, played: { 1: 1, 12: 2 } });
  });
});

describe('limits', () => {
  it('twenty new decks an hour come from one address, duplicates too', async () => {
    const headers = () => ({ ...server.withKey(), 'x-forwarded-for': '203.0.113.20' });
    const make = () => server.post('', { deck: createDeck() }, headers());
    const first = await make();
    for (let count = 2; count <= 19; count++) expect((await make()).status).toBe(201);
    const duplicate = () => server.post(`/${first.body.view}/duplicate`, { edit: first.body.edit }, headers());
    expect((await duplicate()).status).toBe(201);
    const refused = [await make(), await duplicate()];
    expect(refused.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.post('', { deck: createDeck() }, { ...server.withKey(), 'x-forwarded-for': '203.0.113.21' })).status).toBe(201);
    server.clock.time += 3_600_000;
    expect((await make()).status).toBe(201);
  });

  it('thirty comments and decisions in ten minutes come from one address', async () => {
    const { view } = await server.create();
    const headers = () => ({ ...server.withKey(), 'x-forwarded-for': '203.0.113.30' });
    for (let count = 0; count < 15; count++) {
      expect((await server.post(`/${view}/comments`, { comment }, headers())).status).toBe(201);
      expect((await server.post(`/${view}/decisions`, { decision }, headers())).status).toBe(201);
    }
    const refused = await server.post(`/${view}/comments`, { comment }, headers());
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  });
});
