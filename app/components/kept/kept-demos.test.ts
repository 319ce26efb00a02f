import { beforeEach, expect, it, vi } from 'vitest';
import { activeDemos } from '#catalogue/demos.ts';
import { KEPT_MOST, keepAll, keptDemos, listKnown, toComparePath, toggleKept } from './kept-demos.ts';

const stored = new Map<string, string>();
const [first = 0, second = 0, third = 0] = activeDemos.map(({ id }) => id);

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

it.each(['{', 'null', '7', '"1,2"', '{"ids":[1]}', '[[1],{"id":1},null,"1"]'])('what is stored as %s keeps nothing', (text) => {
  stored.set('surge.kept', text);
  expect(keptDemos.get()).toEqual([]);
});

it('foreign ids and repeated ones are dropped, the order stays', () => {
  stored.set('surge.kept', JSON.stringify([third, 999_999, first, third, -1, 1.5]));
  expect(keptDemos.get()).toEqual([third, first]);
});

it('demos are kept in the order of keeping, and let go', () => {
  for (const id of [second, first, third]) toggleKept(id);
  expect(stored.get('surge.kept')).toBe(JSON.stringify([second, first, third]));
  toggleKept(first);
  expect(keptDemos.get()).toEqual([second, third]);
  for (const id of [second, third]) toggleKept(id);
  expect(stored.has('surge.kept')).toBe(false);
});

it('at the limit what is kept stays, and one more finds no room', () => {
  const all = Array.from({ length: KEPT_MOST }, (_, index) => 1000 + index);
  keptDemos.set(all);
  toggleKept(first);
  // What is set last is read back as it was set: the same text.
  expect(keptDemos.get()).toEqual(all);
  toggleKept(1000);
  toggleKept(first);
  expect(keptDemos.get().at(-1)).toBe(first);
});

it('several are kept at once, each once, as many as there is room for', () => {
  keptDemos.set([second]);
  keepAll([first, second, third]);
  expect(keptDemos.get()).toEqual([second, first, third]);
  keptDemos.set(Array.from({ length: KEPT_MOST - 1 }, (_, index) => 1000 + index));
  keepAll([first, second]);
  expect(keptDemos.get()).toHaveLength(KEPT_MOST);
  expect(keptDemos.get().at(-1)).toBe(first);
});

it('known demos are found by their ids, and the address names them', () => {
  expect(listKnown([second, '1', first]).map(({ id }) => id)).toEqual([second, first]);
  expect(toComparePath([12, 1])).toBe('/compare?demos=12,1');
  expect(toComparePath([12, '5:320x100'])).toBe('/compare?demos=12,5:320x100');
  expect(toComparePath([12, 1], '&days=10')).toBe('/compare?demos=12,1&days=10');
  expect(toComparePath([])).toBe('/compare');
});
