import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBrief } from '#protocol/brief.ts';
import { MAX_ENGAGED_DEMOS } from '#protocol/engagement.ts';
import { type GetStorage, noteVisit, readVisit } from './visit.ts';

/** A storage that holds `stored` at first. */
function createStorage(stored?: string): GetStorage {
  let text = stored ?? null;
  const storage = {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
  return () => storage;
}
const isSendable = (engagement: unknown) =>
  'brief' in parseBrief({ name: 'A', email: 'a@b.example', company: 'C', consent: true, engagement }, '2026-11-20');

it('adds up the counts of each demo, in the order of first touch', () => {
  const storage = createStorage();
  noteVisit(12, { seconds: 1.2, interactions: 1 }, storage);
  noteVisit(3, { qrOpens: 1 }, storage);
  noteVisit(12, { seconds: 2.4, interactions: 2, completions: 1 }, storage);
  expect(readVisit(storage)).toEqual([
    { demo: 12, seconds: 4, interactions: 3, completions: 1, qrOpens: 0 },
    { demo: 3, seconds: 0, interactions: 0, completions: 0, qrOpens: 1 },
  ]);
});

it('leaves out a demo whose engagement rounds to nothing', () => {
  const storage = createStorage();
  noteVisit(12, { seconds: 0.2 }, storage);
  expect(readVisit(storage)).toEqual([]);
});

it.each(['{', 'null', '"x"', '{}', '[null, 1, "a", {}, {"demo":"12"}, {"demo":-1}, {"demo":1.5}, {"demo":1e9}]'])(
  'ignores the stored text %s',
  (stored) => {
    const storage = createStorage(stored);
    noteVisit(7, { interactions: 1 }, createStorage());
    expect(readVisit(createStorage(stored)).filter(({ demo }) => demo !== 7)).toEqual([]);
    noteVisit(8, { interactions: 1 }, storage);
    expect(readVisit(storage).at(-1)).toEqual({ demo: 8, seconds: 0, interactions: 1, completions: 0, qrOpens: 0 });
  },
);

it('keeps the visit in memory where the browser blocks storage', () => {
  const blocked: GetStorage = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  noteVisit(21, { interactions: 2 }, blocked);
  noteVisit(21, { interactions: 3 }, blocked);
  expect(readVisit(blocked).find(({ demo }) => demo === 21)?.interactions).toBe(5);
});

it('keeps as many demos as a brief may hold', () => {
  const storage = createStorage();
  for (let demo = 1; demo <= MAX_ENGAGED_DEMOS + 3; demo++) noteVisit(demo, { interactions: 1 }, storage);
  expect(readVisit(storage).map(({ demo }) => demo)).toEqual(Array.from({ length: MAX_ENGAGED_DEMOS }, (_, index) => index + 4));
});

it('returns a visit that is valid in a brief, whatever text is stored', () => {
  const huge = createStorage(JSON.stringify([{ demo: 1, seconds: 1e12, interactions: 1e12, completions: 1e12, qrOpens: 1e12 }]));
  expect(isSendable(readVisit(huge))).toBe(true);
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
  const item = fc.record({ demo: number, seconds: number, interactions: number, completions: number, qrOpens: number }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.oneof(item, fc.jsonValue())), fc.jsonValue()), (stored) => {
      expect(isSendable(readVisit(createStorage(JSON.stringify(stored))))).toBe(true);
    }),
  );
});
