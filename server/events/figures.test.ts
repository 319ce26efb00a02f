import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brief } from '#protocol/brief.ts';
import type { MeasuredEvent } from '#protocol/events.ts';
import { createBrief, createNewBrief } from '../briefs/brief-fixture.ts';
import { insertBrief } from '../briefs/store.ts';
import { toFigureText } from '../commands/figures-text.ts';
import type { Store } from '../db/store.ts';
import { createTestStore } from '../db/store-fixture.ts';
import { type FigureRow, type InsightQuestion, readInsight } from './figures.ts';
import { addEvents, BUCKET_SECONDS, toBucket, toMedian } from './store.ts';

const demos = [
  { id: 1, name: 'Wheel', format: ['Gamification', 'Interactive'] },
  { id: 2, name: 'Drop', format: ['Gamification'] },
] as const;
const known = { demos, languages: ['en', 'gr'] };
const event = (name: MeasuredEvent['name'], demo: number, device: MeasuredEvent['device'] = 'desktop'): MeasuredEvent => ({ name, demo, device });
const engaged = (demo: number, seconds: number): MeasuredEvent => ({ name: 'engaged', demo, device: 'desktop', seconds });

let store: Store;
const add = (day: string, language: string, ...events: MeasuredEvent[]) => store.write((db) => addEvents(db, day, language, events));
const read = async (question: InsightQuestion) => readInsight(store.db, question, known);
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const rowOf = (rows: readonly FigureRow[], name: string, by = '') => rows.find((row) => row.name === name && row.by === by);

beforeEach(async () => {
  store = await createTestStore();
});
afterEach(() => store.close());

async function addBrief(overrides: Partial<Brief>, { flags = [], day = '2026-12-31' }: { flags?: string[]; day?: string } = {}) {
  const brief = createBrief({ formats: ['gamification'], engagement: [], ...overrides });
  await store.write((db) => insertBrief(db, createNewBrief({ brief, key: randomUUID(), flags, now: new Date(`${day}T23:59:59.999Z`) })));
}

describe('insight', () => {
  it('adds up events per demo, per format and in all', async () => {
    await add('2026-11-20', 'en', event('view', 1), event('view', 1), event('play', 1), engaged(1, 5), event('complete', 1), event('qr_open', 1));
    await add('2026-11-20', 'gr', event('view', 2), event('view', 2), event('play', 2, 'mobile'), engaged(2, 5), event('click_through', 2));
    const { rows } = await read(YEAR);
    const five = { medianEngagedSeconds: 4.5 };
    expect(rowOf(rows, 'Wheel')).toEqual({
      of: 'demo',
      name: 'Wheel',
      by: '',
      views: 2,
      plays: 1,
      playRate: 0.5,
      ...five,
      completions: 1,
      clickThroughs: 0,
      qrOpens: 1,
      briefs: 0,
    });
    expect(rowOf(rows, 'gamification')).toMatchObject({
      of: 'format',
      views: 4,
      plays: 2,
      playRate: 0.5,
      ...five,
      completions: 1,
      clickThroughs: 1,
      qrOpens: 1,
    });
    expect(rowOf(rows, 'interactive')).toMatchObject({ views: 2, plays: 1 });
    expect(rowOf(rows, 'ctv')).toMatchObject({ views: 0, playRate: null, medianEngagedSeconds: null });
    expect(rowOf(rows, 'all')).toMatchObject({ of: 'all', views: 4, plays: 2, clickThroughs: 1 });
  });

  it('counts both the first and the last day of the period', async () => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']) await add(day, 'en', event('view', 1));
    expect(rowOf((await read({ from: '2026-11-01', to: '2026-11-30' })).rows, 'all')?.views).toBe(2);
  });

  it('counts unflagged briefs by the formats that they name and the demos that they tell of', async () => {
    const engagement = [{ demo: 2, seconds: 9, interactions: 1, completions: 0, qrOpens: 0 }];
    await addBrief({ email: 'a@one.example', formats: ['gamification', 'ctv'], engagement });
    await addBrief({ email: 'b@two.example', language: 'gr' });
    await addBrief({ email: 'c@three.example' }, { flags: ['honeypot'] });
    await addBrief({ email: 'd@four.example' }, { day: '2027-01-01' });
    const { rows } = await read(YEAR);
    expect(['gamification', 'ctv', 'interactive', 'Drop', 'Wheel', 'all'].map((name) => rowOf(rows, name)?.briefs)).toEqual([2, 1, 0, 1, 0, 2]);
    expect(rowOf((await read({ ...YEAR, by: 'language' })).rows, 'gamification', 'gr')?.briefs).toBe(1);
  });

  it('splits figures by device or language, without empty lines', async () => {
    await add('2026-11-20', 'en', event('view', 1), event('view', 1, 'mobile'), event('play', 1, 'mobile'));
    await add('2026-11-20', 'gr', event('view', 1, 'mobile'));
    const byDevice = (await read({ ...YEAR, by: 'device' })).rows;
    expect(byDevice.filter(({ of }) => of === 'all').map(({ by, views, plays, briefs }) => [by, views, plays, briefs])).toEqual([
      ['desktop', 1, 0, null],
      ['mobile', 2, 1, null],
    ]);
    expect(rowOf(byDevice, 'ctv', 'mobile')).toBeUndefined();
    const byLanguage = (await read({ ...YEAR, by: 'language' })).rows;
    expect(byLanguage.filter(({ name }) => name === 'Wheel').map(({ by, views }) => [by, views])).toEqual([
      ['en', 2],
      ['gr', 1],
    ]);
  });

  it('still counts a demo that is no longer in the catalogue', async () => {
    await add('2026-11-20', 'en', event('view', 77));
    const { rows } = await read(YEAR);
    expect([rowOf(rows, 'Demo 77')?.views, rowOf(rows, 'all')?.views]).toEqual([1, 1]);
  });
});

describe('the report in a terminal', () => {
  it('prints a table with aligned columns', async () => {
    await add('2026-11-20', 'en', ...Array<MeasuredEvent>(1234).fill(event('view', 1)), event('play', 1), engaged(1, 5));
    const lines = toFigureText(await read(YEAR)).split('\n');
    expect(lines[0]).toBe('2026-01-01 to 2026-12-31, days in UTC');
    const wheel = lines.find((line) => line.startsWith('Wheel')) ?? '';
    expect(wheel).toMatch(/^Wheel +1234 +1 +0\.1 % +4\.5 s +0 +0 +0 +0$/);
    expect(new Set(lines.filter((line) => / {2}/.test(line)).map((line) => line.length)).size).toBe(1);
  });

  it('says when a period is empty', async () => {
    expect(toFigureText(await read({ from: '2020-01-01', to: '2020-01-31' }))).toBe('Nothing was counted from 2020-01-01 to 2020-01-31.\n');
  });
});

describe('the median of a histogram', () => {
  const seconds = fc.double({ min: 0.1, max: 21_600, noNaN: true });
  const toBuckets = (times: readonly number[]) => {
    const buckets = Array<number>(BUCKET_SECONDS.length + 1).fill(0);
    for (const time of times) buckets[toBucket(time)] = (buckets[toBucket(time)] ?? 0) + 1;
    return buckets;
  };

  it('the median of a histogram lies in the bucket of the true median, for any number of values', () => {
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 1, maxLength: 200 }), (times) => {
        const lower = times.toSorted((a, b) => a - b)[Math.ceil(times.length / 2) - 1] ?? 0;
        const bucket = toBucket(lower);
        const median = toMedian(toBuckets(times)) ?? -1;
        expect(median).toBeGreaterThanOrEqual(BUCKET_SECONDS[bucket - 1] ?? 0);
        expect(median).toBeLessThanOrEqual(BUCKET_SECONDS[bucket] ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it('the median never falls when a value grows, and stays the same when every value is counted twice', () => {
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 1, maxLength: 60 }), fc.nat(59), seconds, (times, index, more) => {
        const longer = times.map((time, at) => (at === index % times.length ? Math.min(21_600, time + more) : time));
        expect(toMedian(toBuckets(longer)) ?? 0).toBeGreaterThanOrEqual(toMedian(toBuckets(times)) ?? 0);
        expect(toMedian(toBuckets([...times, ...times]))).toBeCloseTo(toMedian(toBuckets(times)) ?? 0, 9);
      }),
    );
  });

  it('the median is undefined without values', () => expect(toMedian(toBuckets([]))).toBeUndefined());
});
