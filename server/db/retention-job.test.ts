import { beforeEach, describe, expect, it } from 'vitest';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief, listBriefs } from '../briefs/store.ts';
import { createDeck, createDeckServer, createPng } from '../decks/deck-fixture.ts';
import { insertDeck } from '../decks/store.ts';
import type { LogEntry } from '../http/log.ts';
import { runRetentionJob, subtractMonths } from './retention-job.ts';
import type { Store } from './store.ts';
import { createTestStore } from './store-fixture.ts';

let store: Store;
let log: LogEntry[];
const createJob = () => ({ store, log: (entry: LogEntry) => log.push(entry), retentionMonths: 24 });
const keep = (at: string, count = 1) =>
  store.write(async (db) => {
    for (let index = 0; index < count; index++) {
      await insertBrief(db, createNewBrief({ brief: createBrief({ message: `${at} ${index}` }), channels: ['mail'], now: new Date(at) }));
    }
  });
const count = async () => (await listBriefs(store.db, { limit: 10_000 })).length;

beforeEach(async () => {
  store = await createTestStore();
  log = [];
});

describe('the retention period', () => {
  it.each([
    ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-03-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
    ['2026-12-31T10:00:00Z', 10, '2026-02-28T10:00:00.000Z'],
    ['2026-01-15T10:00:00Z', 24, '2024-01-15T10:00:00.000Z'],
    ['2028-02-29T10:00:00Z', 24, '2026-02-28T10:00:00.000Z'],
  ])('the retention period counted back from %s by %s months begins at %s', (date, months, expected) => {
    expect(subtractMonths(new Date(date), months).toISOString()).toBe(expected);
  });

  it('the retention period of a brief does not end early when a month is shorter', async () => {
    await keep('2026-03-01T12:00:00Z');
    await keep('2026-02-28T09:00:00Z');
    await runRetentionJob({ ...createJob(), retentionMonths: 1 }, new Date('2026-03-31T10:00:00Z'));
    expect(await listBriefs(store.db, { limit: 9 })).toMatchObject([{ receivedAt: '2026-03-01T12:00:00.000Z' }]);
  });
});

describe('the retention job', () => {
  it('erases briefs that are too old and logs how many, without names', async () => {
    await keep('2026-11-20T10:00:00Z', 50);
    await keep('2028-11-20T10:00:00Z');
    expect(await runRetentionJob(createJob(), new Date('2028-11-21T10:00:00Z'))).toEqual({ erased: 50, waiting: 0 });
    expect(log).toEqual([{ event: 'briefs erased', count: 50, reason: 'Older than 24 months.' }]);
    log = [];
    await runRetentionJob(createJob(), new Date('2028-11-21T11:00:00Z'));
    expect([log, await count()]).toEqual([[], 1]);
  });

  it('lets other writes run between its batches', async () => {
    await keep('2026-11-20T10:00:00Z', 2100);
    const order: string[] = [];
    const write: Store['write'] = async (work) => {
      const result = await store.write(work);
      order.push('job');
      return result;
    };
    const erasing = runRetentionJob({ ...createJob(), store: { ...store, write } }, new Date('2028-11-21T10:00:00Z'), true);
    let isDone = false;
    void erasing.then(() => {
      isDone = true;
    });
    while (!isDone) {
      await keep(`2028-11-21T10:00:${String(order.length % 60).padStart(2, '0')}Z`);
      order.push('visitor');
    }
    expect(await erasing).toEqual({ erased: 2100, waiting: 0 });
    expect(order.join(' ')).toMatch(/(job visitor .*){4}job/);
  });

  it('erases nothing after the clock jumped, logs that, and goes on when an operator confirms', async () => {
    await keep('2026-11-20T10:00:00Z', 60);
    await runRetentionJob(createJob(), new Date('2026-11-20T11:00:00Z'));
    const jumped = new Date('2029-02-20T11:00:00Z');
    expect(await runRetentionJob(createJob(), jumped)).toEqual({ erased: 0, waiting: 60 });
    expect(log).toMatchObject([{ event: 'erasing waits', count: 60, reason: expect.stringMatching(/823 days after.*briefs -- retention --yes/) }]);
    // When the clock is right again nothing was erased, and the wrong time was not recorded.
    log = [];
    expect(await runRetentionJob(createJob(), new Date('2026-11-20T12:00:00Z'))).toEqual({ erased: 0, waiting: 0 });
    expect([log, await count()]).toEqual([[], 60]);
    expect(await runRetentionJob(createJob(), jumped, true)).toEqual({ erased: 60, waiting: 0 });
    log = [];
    await keep('2027-02-20T10:30:00Z');
    expect(await runRetentionJob(createJob(), new Date(jumped.getTime() + 3_600_000))).toEqual({ erased: 1, waiting: 0 });
  });

  it('waits for an operator when far more briefs are due than ever before', async () => {
    const run = (at: string) => runRetentionJob(createJob(), new Date(at));
    await keep('2026-11-20T10:00:00Z', 20);
    await keep('2026-11-21T10:00:00Z', 150);
    await keep('2026-11-22T10:00:00Z', 1600);
    expect(await run('2028-11-20T11:00:00Z')).toEqual({ erased: 20, waiting: 0 });
    expect(await run('2028-11-21T11:00:00Z')).toEqual({ erased: 150, waiting: 0 });
    expect(await run('2028-11-22T11:00:00Z')).toEqual({ erased: 0, waiting: 1600 });
    expect(log.at(-1)).toMatchObject({ event: 'erasing waits', count: 1600, reason: expect.stringContaining('the most so far was 150') });
    expect(await runRetentionJob(createJob(), new Date('2028-11-22T12:00:00Z'), true)).toEqual({ erased: 1600, waiting: 0 });
  });

  it('erases a picture that its owner took out of the deck soon after it was added, and no other', async () => {
    const server = await createDeckServer({ store });
    const { view, edit } = await server.create();
    const add = async (shade: number) => {
      const { body } = await server.post(`/${view}/pictures`, { edit, picture: createPng(shade).toString('base64') });
      const picture = body.picture ?? '';
      await server.change({ view, edit }, { deck: createDeck({ demos: [{ id: 12, note: '', page: { picture, x: 0, y: 0, width: 1 } }] }) });
      return picture;
    };
    const read = async () => (await store.db.selectFrom('deck_pictures').select('picture').execute()).map(({ picture }) => picture);
    const [wrong, right] = [await add(1), await add(2)];
    await runRetentionJob(createJob(), new Date(server.clock.time + 3_500_000));
    expect((await read()).sort()).toEqual([wrong, right].sort());
    await runRetentionJob(createJob(), new Date(server.clock.time + 3_700_000));
    expect(await read()).toEqual([right]);
  });

  it('erases decks 30 days after their end, with the same caution, and neither keeps the other waiting', async () => {
    const made = new Date('2026-11-20T10:00:00Z');
    let decks = 0;
    const keepDecks = (count: number) =>
      store.write(async (db) => {
        for (let index = 0; index < count; index++)
          await insertDeck(db, { id: `deck ${++decks}`, edit: 'x', bodyHash: '', content: createDeck(), now: made });
      });
    const countDecks = async () => (await store.db.selectFrom('decks').select('id').execute()).length;
    const run = (at: string) => runRetentionJob(createJob(), new Date(at));
    await keepDecks(12);
    expect(await run('2027-03-20T09:00:00Z')).toEqual({ erased: 0, waiting: 0 });
    expect(await run('2027-03-20T11:00:00Z')).toEqual({ erased: 12, waiting: 0 });
    expect(log).toEqual([{ event: 'decks erased', count: 12, reason: 'Ended 30 days ago.' }]);
    await keepDecks(130);
    await keep('2025-03-01T10:00:00Z');
    expect(await run('2027-03-20T12:00:00Z')).toEqual({ erased: 1, waiting: 130 });
    expect(log.at(-1)).toMatchObject({
      event: 'erasing waits',
      count: 130,
      reason: expect.stringContaining('130 decks are too old at once; the most so far was 12'),
    });
    expect(await runRetentionJob(createJob(), new Date('2027-03-20T13:00:00Z'), true)).toEqual({ erased: 130, waiting: 0 });
    expect(await countDecks()).toBe(0);
    await keepDecks(1);
    expect(await run('2027-04-20T13:00:00Z')).toEqual({ erased: 0, waiting: 1 });
    expect(log.at(-1)?.reason).toMatch(/31 days after the last upkeep; 1 decks/);
  });
});
