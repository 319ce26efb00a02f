import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { DECK_ID, DECK_SECRET, lengths } from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';
import { dropStoredDecks } from './stored-deck.ts';

/** A deck that was made on this device, with the secret of its owner's page. */
export interface OwnDeck {
  readonly id: string;
  readonly edit: string;
  readonly title: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export const OWN_MOST = 50;

/** The decks that were made on this device, the newest first. */
export const ownDecks = createDeviceStore<readonly OwnDeck[]>({
  key: 'surge.decks',
  parse: (text) => {
    const value = parseJson(text);
    return Array.isArray(value) ? value.flatMap(toOwnDeck).slice(0, OWN_MOST) : [];
  },
  format: (decks) => (decks.length > 0 ? JSON.stringify(decks) : null),
});

function toOwnDeck(value: unknown): readonly OwnDeck[] {
  if (!isRecord(value)) return [];
  const { id, edit, title, createdAt } = value;
  const isWhole =
    typeof id === 'string' &&
    DECK_ID.test(id) &&
    typeof edit === 'string' &&
    DECK_SECRET.test(edit) &&
    typeof title === 'string' &&
    typeof createdAt === 'string';
  return isWhole ? [{ id, edit, title: title.slice(0, lengths.title), createdAt }] : [];
}

/** False where this device keeps nothing. */
export function rememberDeck(deck: OwnDeck): boolean {
  return ownDecks.set([deck, ...ownDecks.get().filter(({ id }) => id !== deck.id)].slice(0, OWN_MOST));
}

/** The deck itself stays; what was taken along of it goes. */
export function forgetDeck(id: string): void {
  void dropStoredDecks((one) => one === id);
  ownDecks.set(ownDecks.get().filter((deck) => deck.id !== id));
}

/** Of a deck that is remembered here; of others nothing is kept. */
export function renameDeck(id: string, title: string): void {
  const decks = ownDecks.get();
  if (decks.some((deck) => deck.id === id && deck.title !== title)) ownDecks.set(decks.map((deck) => (deck.id === id ? { ...deck, title } : deck)));
}
