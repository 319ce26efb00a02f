import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseBrief } from '#protocol/brief.ts';
import { MAX_ENGAGED_DEMOS } from '#protocol/engagement.ts';
import { noteVisit, readVisit, type Shelf } from './visit.ts';

/** A shelf that holds `kept` at first. */
function createShelf(kept?: string): Shelf {
  let text = kept ?? null;
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

it('adds up what was done with each demo, in the order of first touch', () => {
  const shelf = createShelf();
  noteVisit(12, { seconds: 1.2, interactions: 1 }, shelf);
  noteVisit(3, { qrOpens: 1 }, shelf);
  noteVisit(12, { seconds: 2.4, interactions: 2, completions: 1 }, shelf);
  expect(readVisit(shelf)).toEqual([
    { demo: 12, seconds: 4, interactions: 3, completions: 1, qrOpens: 0 },
    { demo: 3, seconds: 0, interactions: 0, completions: 0, qrOpens: 1 },
  ]);
});

it('has nothing to tell of a touch too short to count', () => {
  const shelf = createShelf();
  noteVisit(12, { seconds: 0.2 }, shelf);
  expect(readVisit(shelf)).toEqual([]);
});

it.each(['{', 'null', '"x"', '{}', '[null, 1, "a", {}, {"demo":"12"}, {"demo":-1}, {"demo":1.5}, {"demo":1e9}]'])(
  'ignores %s on the shelf',
  (kept) => {
    const shelf = createShelf(kept);
    noteVisit(7, { interactions: 1 }, createShelf());
    expect(readVisit(createShelf(kept)).filter(({ demo }) => demo !== 7)).toEqual([]);
    noteVisit(8, { interactions: 1 }, shelf);
    expect(readVisit(shelf).at(-1)).toEqual({ demo: 8, seconds: 0, interactions: 1, completions: 0, qrOpens: 0 });
  },
);

it('lives in memory where the browser keeps nothing for us', () => {
  const blocked: Shelf = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  noteVisit(21, { interactions: 2 }, blocked);
  noteVisit(21, { interactions: 3 }, blocked);
  expect(readVisit(blocked).find(({ demo }) => demo === 21)?.interactions).toBe(5);
});

it('holds as many demos as a brief may carry', () => {
  const shelf = createShelf();
  for (let demo = 1; demo <= MAX_ENGAGED_DEMOS + 3; demo++) noteVisit(demo, { interactions: 1 }, shelf);
  expect(readVisit(shelf).map(({ demo }) => demo)).toEqual(Array.from({ length: MAX_ENGAGED_DEMOS }, (_, index) => index + 4));
});

it('is always fit to be sent with a brief, whatever lies on the shelf', () => {
  const huge = createShelf(JSON.stringify([{ demo: 1, seconds: 1e12, interactions: 1e12, completions: 1e12, qrOpens: 1e12 }]));
  expect(isSendable(readVisit(huge))).toBe(true);
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
  const item = fc.record({ demo: number, seconds: number, interactions: number, completions: number, qrOpens: number }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.oneof(fc.array(fc.oneof(item, fc.jsonValue())), fc.jsonValue()), (kept) => {
      expect(isSendable(readVisit(createShelf(JSON.stringify(kept))))).toBe(true);
    }),
  );
});
