import { afterEach, expect, it, vi } from 'vitest';
import { columnStore } from './column-store.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

it('columns are kept for each list', () => {
  const choices = { orders: { hidden: ['method'], widths: { name: 200 } } };
  columnStore.set(choices);
  expect(columnStore.get()).toEqual(choices);
  expect(JSON.parse(kept.get('surge.columns') ?? '')).toEqual(choices);
});

it.each([
  ['not JSON', '{', {}],
  ['a list', '[1]', {}],
  ['another shape', '{"orders":5}', { orders: { hidden: [], widths: {} } }],
  ['wrong values', '{"orders":{"hidden":[1,"a"],"widths":{"a":-1,"b":"2","c":80}}}', { orders: { hidden: ['a'], widths: { c: 80 } } }],
])('what was stored as %s is read as far as it makes sense', (_, text, choices) => {
  kept.set('surge.columns', text);
  expect(columnStore.get()).toEqual(choices);
});
