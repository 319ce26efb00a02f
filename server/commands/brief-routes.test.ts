import { describe, expect, it } from 'vitest';
import { goodBrief } from '../briefs/brief-service-fixture.ts';
import { insertBrief } from '../briefs/store.ts';
import { StoreUnavailable } from '../db/store.ts';
import { createTestStore } from '../db/store-fixture.ts';
import { createCommands } from './app.ts';
import { toPlain, toTable } from './table.ts';

const COUNT = 1234;

describe('an export', () => {
  it('an export contains each brief once, for any number of pages', async () => {
    const store = await createTestStore();
    await store.write(async (db) => {
      for (let index = 0; index < COUNT; index++) {
        const key = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
        await insertBrief(db, { brief: { ...goodBrief, message: String(index) }, key, flags: [], channels: [], now: new Date(1e12 + (index >> 3)) });
      }
    });
    const app = createCommands({ retentionMonths: 24, dataDir: '', log: () => {}, store, getSite: () => Promise.reject(new Error('No site')) });
    const briefs: { message: string }[] = await (await app.request('/briefs/export?as=json')).json();
    expect(briefs.map(({ message }) => Number(message)).sort((a, b) => a - b)).toEqual(Array.from({ length: COUNT }, (_, index) => index));
    const csv = await (await app.request('/briefs/export?as=csv')).text();
    expect(csv.trim().split('\r\n')).toHaveLength(COUNT + 1);
    expect(await (await app.request('/briefs/export?as=json&status=won')).json()).toEqual([]);
  });
});

describe('the retention command', () => {
  it('reports how many briefs are due, and erases them even if the retention job would wait', async () => {
    const store = await createTestStore();
    await store.write(async (db) => {
      for (let index = 0; index < 120; index++) {
        const key = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
        await insertBrief(db, {
          brief: { ...goodBrief, message: String(index) },
          key,
          flags: [],
          channels: [],
          now: new Date('2026-11-01T10:00:00Z'),
        });
      }
    });
    const app = createCommands({
      retentionMonths: 1,
      dataDir: '',
      log: () => {},
      store,
      getSite: () => Promise.reject(),
      now: () => new Date('2026-12-31T10:00:00Z'),
    });
    expect(await (await app.request('/briefs/retention')).json()).toEqual({ before: '2026-11-30T10:00:00.000Z', due: 120, decks: 0 });
    expect(await (await app.request('/briefs/retention', { method: 'POST' })).json()).toEqual({ erased: 120, waiting: 0 });
    expect(await (await app.request('/briefs/retention')).json()).toMatchObject({ due: 0 });
  });
});

describe('an error', () => {
  it('an error is answered with one sentence, whatever failed', async () => {
    const store = await createTestStore();
    const app = createCommands({
      retentionMonths: 24,
      dataDir: '',
      log: () => {},
      store: { ...store, write: () => Promise.reject(new StoreUnavailable('The disk is full.')) },
      getSite: () => Promise.reject(),
    });
    expect(await (await app.request('/briefs?email=a@b.example', { method: 'DELETE' })).text()).toBe('The disk is full.');
    expect((await app.request('/other')).status).toBe(404);
  });
});

describe('a table', () => {
  it('a table is aligned and shortened, and cannot control the terminal', () => {
    expect(toTable(['a', 'b'], [['x\u001b[2J', `${'y'.repeat(50)}`]])).toBe(`a      b\nx [2J  ${'y'.repeat(39)}…`);
    expect(toPlain('a\n\u202eb\u009bc')).toBe('a  b c');
    expect(toPlain('a\n\tb\r', true)).toBe('a\n\tb ');
  });
});
