import { expect, it } from 'vitest';
import type { DeckContent, OwnerView } from '#protocol/deck.ts';
import { hasChanges, isBehind, openDeck, rebase, receiveSaved, receiveView } from './owned-deck.ts';

const deck: DeckContent = { title: 'Autumn', client: '', brand: {}, demos: [{ id: 1, note: '' }] };
const toView = (version: number, content: DeckContent = deck): OwnerView => ({
  id: 'x',
  deck: content,
  comments: [],
  decisions: [],
  expiresAt: '2027-01-01T00:00:00Z',
  version,
  hasPassword: false,
  isRevoked: false,
  createdAt: '2026-11-29T00:00:00Z',
  opened: version,
  played: {},
});
const typed = { ...deck, title: 'Winter' };

it('without changes the newest is shown, and an overtaken answer is not', () => {
  const owned = receiveView(openDeck(toView(1)), toView(3, typed));
  expect([owned.draft.title, owned.base.version, hasChanges(owned), isBehind(owned)]).toEqual(['Winter', 3, false, false]);
  expect(receiveView(owned, toView(2))).toBe(owned);
});

it('what is being changed stays when the server tells something newer', () => {
  const owned = { ...openDeck(toView(1)), draft: typed };
  const counted = receiveView(owned, { ...toView(2), opened: 7 });
  expect([counted.draft.title, counted.view.opened, counted.base.version, isBehind(counted)]).toEqual(['Winter', 7, 2, false]);
  const behind = receiveView(owned, toView(2, { ...deck, client: 'Otter' }));
  expect([behind.draft.title, behind.draft.client, behind.base.version, isBehind(behind)]).toEqual(['Winter', '', 1, true]);
});

it('what was typed while it was saved stays a change', () => {
  const owned = { ...openDeck(toView(1)), draft: { ...typed, client: 'Otter' } };
  const saved = receiveSaved(owned, typed, toView(2, typed));
  expect([saved.draft, saved.base.version, hasChanges(saved)]).toEqual([{ ...typed, client: 'Otter' }, 2, true]);
  expect(hasChanges(receiveSaved({ ...owned, draft: typed }, typed, toView(2, typed)))).toBe(false);
});

it('a conflict joins, and asks where both changed the same', () => {
  const owned = { ...openDeck(toView(1)), draft: typed };
  const joined = rebase(owned, toView(2, { ...deck, client: 'Otter' }));
  expect([joined.draft, joined.base.version, joined.clashes, joined.hasTheirs]).toEqual([{ ...typed, client: 'Otter' }, 2, [], true]);
  const contested = toView(2, { ...deck, title: 'Spring' });
  expect(rebase(owned, contested).clashes).toHaveLength(1);
  expect(rebase(owned, contested, new Set(['title'])).draft.title).toBe('Spring');
});
