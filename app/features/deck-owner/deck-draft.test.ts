import { beforeEach, expect, it, vi } from 'vitest';
import { activeDemos } from '#catalogue/demos.ts';
import { DEMOS_MOST, lengths } from '#protocol/deck.ts';
import { beginDraft, type DeckDraft, keepDraft, listWanted, parseDraft, readDraft, toDeckDemos } from './deck-draft.ts';

const stored = new Map<string, string>();
const [first = 0, second = 0, third = 0] = activeDemos.map(({ id }) => id);
const withUnit = activeDemos.find(({ units }) => units.length > 0);
if (!withUnit) throw new Error('No demo with units');
const unit = withUnit.units[0]?.unit ?? '';

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

it.each([
  [`demos=${second},${first}`, [second, first]],
  [`demos=${first},${first},0,x,999999`, [first]],
  [`demos=${withUnit.id}:${unit},${withUnit.id}`, [withUnit.id]],
])('the address %s wants the demos %j', (query, ids) => {
  expect(listWanted(new URLSearchParams(query))?.map(({ id }) => id)).toEqual(ids);
});

it('an address may name a unit, and one without known demos wants none', () => {
  expect(listWanted(new URLSearchParams(`demos=${withUnit.id}:${unit}`))).toEqual([{ id: withUnit.id, unit, note: '' }]);
  expect(listWanted(new URLSearchParams(`demos=${withUnit.id}:nothing`))).toBeUndefined();
  expect(['', 'demos=', 'demos=x'].map((query) => listWanted(new URLSearchParams(query)))).toEqual([undefined, undefined, undefined]);
});

it('a deck has room for so many demos', () => {
  expect(toDeckDemos(activeDemos.map(({ id }) => ({ id })))).toHaveLength(Math.min(DEMOS_MOST, activeDemos.length));
});

const begin = { wanted: undefined, planned: undefined, kept: [], kit: {}, stored: undefined };

it('a deck begins with the demos of the address, else with the kept ones, and in the brand of the visitor', () => {
  const kit = { name: 'Otter' };
  expect(beginDraft({ ...begin, kept: [third, first], kit }).deck).toMatchObject({ brand: kit, demos: [{ id: third }, { id: first }] });
  expect(beginDraft({ ...begin, kept: [third], wanted: toDeckDemos([{ id: second }]) })).toMatchObject({
    from: String(second),
    deck: { demos: [{ id: second }] },
  });
});

it('a draft wins, but for demos that another address names, which keep their notes', () => {
  const draft: DeckDraft = {
    deck: {
      title: 'Autumn',
      client: '',
      brand: {},
      demos: [
        { id: first, note: 'Loud' },
        { id: second, note: '' },
      ],
    },
    days: 30,
    from: `${first},${second}`,
    key: 'k',
  };
  const wanted = (...ids: number[]) => toDeckDemos(ids.map((id) => ({ id })));
  expect(beginDraft({ ...begin, stored: draft })).toBe(draft);
  expect(beginDraft({ ...begin, stored: draft, wanted: wanted(first, second) })).toBe(draft);
  expect(beginDraft({ ...begin, stored: draft, wanted: wanted(third, first) })).toEqual({
    deck: {
      ...draft.deck,
      demos: [
        { id: third, note: '' },
        { id: first, note: 'Loud' },
      ],
    },
    days: 30,
    from: `${third},${first}`,
    key: undefined,
  });
});

it('a deck begins with what was planned, which another address replaces, and the demos stay as they were arranged', () => {
  const planned = { model: 'CPL', market: 'DE', budget: 40_000, days: 10 } as const;
  const wanted = toDeckDemos([{ id: first }, { id: second }]);
  const begun = beginDraft({ ...begin, wanted, planned });
  expect([begun.deck.plan, begun.from]).toEqual([planned, `${first},${second}&model=CPL&market=DE&budget=40000&days=10`]);
  const arranged = { ...begun, deck: { ...begun.deck, demos: begun.deck.demos.toReversed() } };
  keepDraft(arranged);
  expect(readDraft()).toEqual(arranged);
  // Taken out by its owner, it stays out, and the same address does not bring it back.
  const without = { ...arranged, deck: { ...arranged.deck, plan: undefined } };
  expect(beginDraft({ ...begin, wanted, planned, stored: without })).toBe(without);
  const other = beginDraft({ ...begin, wanted, planned: { ...planned, budget: 50_000 }, stored: without });
  expect(other.deck).toEqual({ ...arranged.deck, plan: { ...planned, budget: 50_000 } });
});

it('a draft is kept in this tab without its pictures, and forgotten', () => {
  const page = { picture: 'local:1', x: 0, y: 0, width: 1 };
  keepDraft({ deck: { title: 'A', client: 'B', brand: {}, demos: [{ id: first, note: '', page }] }, days: 7, from: '', key: 'k' });
  expect(stored.get('surge.deck-draft')).not.toContain('local:');
  expect(readDraft()).toEqual({ deck: { title: 'A', client: 'B', brand: {}, demos: [{ id: first, note: '' }] }, days: 7, from: '', key: 'k' });
  keepDraft(undefined);
  expect([stored.size, readDraft()]).toEqual([0, undefined]);
});

it.each([null, '{', 'null', '[]', '{"deck":7}'])('what is stored as %s is no draft', (text) => {
  expect(parseDraft(text)).toBeUndefined();
});

it('wrong parts of a draft are left out, and long ones cut', () => {
  const text = JSON.stringify({
    deck: { title: 'x'.repeat(500), client: 7, brand: { logo: 'javascript:' }, demos: [{ id: -1 }, { id: first, note: 3 }], plan: { budget: 1 } },
    days: 31,
    password: 'secret',
  });
  expect(parseDraft(text)).toEqual({
    deck: { title: 'x'.repeat(lengths.title), client: '', brand: {}, demos: [{ id: first, note: '' }] },
    days: 90,
    from: '',
    key: undefined,
  });
});
