import { expect, it } from 'vitest';
import type { DeckContent } from '#protocol/deck.ts';
import { isSameDeck, mergeDecks, ORDER, PLAN, toPart, toPlan } from './deck-merge.ts';

const page = { picture: 'p', x: 0.1, y: 0.25, width: 0.5 };
const base: DeckContent = {
  title: 'Autumn',
  client: 'Otter Bank',
  brand: { name: 'Otter', primary: '#112233' },
  demos: [
    { id: 1, note: 'First' },
    { id: 9, note: '', unit: '320x100', page },
    { id: 12, note: 'Last' },
  ],
  plan: { model: 'CPL', market: 'DE', budget: 40_000 },
};
const change = (part: Partial<DeckContent>): DeckContent => ({ ...base, ...part });
const noted = (id: number, note: string): Partial<DeckContent> => ({ demos: base.demos.map((demo) => (demo.id === id ? { ...demo, note } : demo)) });

it('a deck is the same whatever the order of its parts, and what is empty is as good as left out', () => {
  const plan = { budget: 40_000, market: 'DE', model: 'CPL', days: undefined };
  const brand = { primary: '#112233', name: 'Otter', cta: '' };
  expect(isSameDeck(base, { plan, demos: base.demos, brand, client: 'Otter Bank', title: 'Autumn' })).toBe(true);
  expect(isSameDeck(base, change({ plan: { ...base.plan, budget: 50_000 } }))).toBe(false);
  expect(isSameDeck(change({ plan: undefined }), change({ plan: {} }))).toBe(true);
  expect(isSameDeck(base, change({ demos: base.demos.toReversed() }))).toBe(false);
  expect(isSameDeck(base, change({ demos: base.demos.slice(1) }))).toBe(false);
  expect(isSameDeck(base, change(noted(9, 'x')))).toBe(false);
});

it('what only one side changed stays changed, whichever side it is', () => {
  const { deck, clashes, hasTheirs } = mergeDecks(
    base,
    change({ title: 'Winter', ...noted(1, 'Mine') }),
    change({ brand: { ...base.brand, accent: '#abcdef' }, ...noted(12, 'Theirs') }),
  );
  expect(clashes).toEqual([]);
  expect(hasTheirs).toBe(true);
  expect(deck).toEqual({
    title: 'Winter',
    client: 'Otter Bank',
    brand: { name: 'Otter', primary: '#112233', accent: '#abcdef' },
    demos: [{ id: 1, note: 'Mine' }, base.demos[1], { id: 12, note: 'Theirs' }],
    plan: base.plan,
  });
});

it('a plan changes as a whole: taken out it stays so, and two plans are asked about', () => {
  const without = change({ plan: undefined });
  expect(mergeDecks(base, without, change({ title: 'Spring' })).deck).not.toHaveProperty('plan');
  const mine = change({ plan: { model: 'CPI', market: 'DE', budget: 40_000 } });
  const theirs = change({ plan: { model: 'CPL', market: 'AT', budget: 5000, days: 10 } });
  const { deck, clashes } = mergeDecks(base, mine, theirs);
  expect(clashes.map(({ field, theirs: text }) => [field, toPlan(text)])).toEqual([[PLAN, theirs.plan]]);
  expect(deck.plan).toEqual(mine.plan);
  expect(mergeDecks(base, mine, theirs, new Set([PLAN])).deck.plan).toEqual(theirs.plan);
});

it('nothing of the other side is told where only this one changed something', () => {
  const mine = change({ title: 'Winter' });
  expect(mergeDecks(base, mine, base)).toEqual({ deck: mine, clashes: [], hasTheirs: false });
  expect(mergeDecks(base, mine, mine)).toEqual({ deck: mine, clashes: [], hasTheirs: false });
});

it('both texts are offered where both changed one field, and the chosen one stands', () => {
  const mine = change({ title: 'Winter', client: 'Otter', ...noted(9, 'Mine') });
  const theirs = change({ title: 'Spring', client: 'Otter', ...noted(9, 'Theirs') });
  const { deck, clashes } = mergeDecks(base, mine, theirs);
  expect(clashes).toEqual([
    { field: 'title', mine: 'Winter', theirs: 'Spring' },
    { field: 'note.9', mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(deck).toEqual(mine);
  const chosen = mergeDecks(base, mine, theirs, new Set(['note.9'])).deck;
  expect([chosen.title, chosen.demos[1]?.note, chosen.demos[1]?.page]).toEqual(['Winter', 'Theirs', page]);
});

it('an added demo and one that is taken out stay so, with their notes', () => {
  const longer = change({ demos: [...base.demos, { id: 3, note: 'New' }] });
  expect(mergeDecks(base, longer, change({ title: 'Spring' })).deck).toEqual({ ...longer, title: 'Spring' });
  expect(mergeDecks(base, change({ title: 'Winter' }), longer).deck).toEqual({ ...longer, title: 'Winter' });
  const shorter = change({ demos: base.demos.slice(1) });
  expect(mergeDecks(base, change({ title: 'Winter' }), shorter).deck).toEqual({ ...shorter, title: 'Winter' });
});

it('two orders, and a demo taken out on which the other side wrote, are asked about', () => {
  const [first, second, third] = base.demos;
  if (!first || !second || !third) throw new Error('No demos');
  const mine = change({ demos: [third, second, first] });
  const theirs = change({ demos: [second, first, third] });
  expect(mergeDecks(base, mine, theirs).clashes).toEqual([{ field: ORDER, mine: '12,9,1', theirs: '9,1,12' }]);
  expect(mergeDecks(base, mine, theirs, new Set([ORDER])).deck.demos.map(({ id }) => id)).toEqual([9, 1, 12]);

  const written = change(noted(1, 'Much thought about'));
  const without = change({ demos: [second, third] });
  expect(mergeDecks(base, written, without)).toMatchObject({ deck: written, clashes: [{ field: ORDER, mine: '1,9,12', theirs: '9,12' }] });
  expect(mergeDecks(base, without, written)).toMatchObject({ deck: without, clashes: [{ field: ORDER, mine: '9,12', theirs: '1,9,12' }] });
  expect(mergeDecks(base, without, written, new Set([ORDER])).deck).toEqual(written);
});

it('fields of a demo are told from those of the whole deck', () => {
  expect([toPart('note.12'), toPart('brand.logo'), toPart('title')]).toEqual([{ part: 'note', id: 12 }, { part: 'brand.logo' }, { part: 'title' }]);
});
