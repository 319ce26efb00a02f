import { beforeEach, expect, it, vi } from 'vitest';
import { toOwnerPath } from './deck-address.ts';
import { forgetDeck, OWN_MOST, ownDecks, rememberDeck, renameDeck } from './own-decks.ts';

const stored = new Map<string, string>();
const toDeck = (n: number) => ({
  id: String(n).padStart(22, 'a'),
  edit: String(n).padStart(43, 'b'),
  title: `Deck ${n}`,
  createdAt: '2026-11-29T00:00:00Z',
});

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

it.each([
  '{',
  'null',
  '7',
  '{"id":"x"}',
  '[null,1,"x",{}]',
  JSON.stringify([
    { ...toDeck(1), edit: '<script>' },
    { ...toDeck(2), title: 7 },
  ]),
])('what is stored as %s is no deck', (text) => {
  stored.set('surge.decks', text);
  expect(ownDecks.get()).toEqual([]);
});

it('decks are remembered, the newest first, and the oldest give way', () => {
  for (let n = 0; n <= OWN_MOST; n += 1) rememberDeck(toDeck(n));
  const all = ownDecks.get();
  expect([all.length, all[0]?.title, all.at(-1)?.title]).toEqual([OWN_MOST, `Deck ${OWN_MOST}`, 'Deck 1']);
});

it('a deck stands once, is renamed where it is known, and forgotten', () => {
  rememberDeck(toDeck(1));
  rememberDeck(toDeck(2));
  rememberDeck(toDeck(1));
  expect(ownDecks.get().map(({ title }) => title)).toEqual(['Deck 1', 'Deck 2']);
  renameDeck(toDeck(2).id, 'Winter');
  renameDeck(toDeck(3).id, 'Nobody');
  expect(ownDecks.get().map(({ title }) => title)).toEqual(['Deck 1', 'Winter']);
  forgetDeck(toDeck(1).id);
  forgetDeck(toDeck(2).id);
  expect(stored.has('surge.decks')).toBe(false);
});

it('the secret is behind the # alone', () => {
  const { id, edit } = toDeck(1);
  expect(toOwnerPath({ id, edit })).toBe(`/decks/${id}#${edit}`);
});
