import type { DeckView } from '#protocol/deck.ts';
import { isRecord } from '#protocol/is-record.ts';
import { DECKS_CACHE } from '#protocol/take-along.ts';
import { toClientPath } from './deck-address.ts';

/** A deck as its client sees it, taken along to where there is no network (docs/decisions/078). */
export interface StoredDeck {
  readonly view: DeckView;
  /** ISO 8601. */
  readonly storedAt: string;
  /** With its pictures. */
  readonly bytes: number;
}

/** Undefined where this device has none. One whose link has ended is dropped. Opens no cache where there is none. Never throws. */
export async function readStoredDeck(id: string): Promise<StoredDeck | undefined> {
  try {
    const kept: unknown = await (await caches.match(toClientPath(id), { cacheName: DECKS_CACHE }))?.json();
    if (!isStoredDeck(kept, id)) return undefined;
    if (Date.parse(kept.view.expiresAt) > Date.now()) return kept;
    await dropStoredDecks((one) => one === id);
    return undefined;
  } catch {
    return undefined;
  }
}

/** The deck and its pictures. Never throws. */
export async function dropStoredDecks(isDropped: (id: string) => boolean): Promise<void> {
  try {
    if (!(await caches.has(DECKS_CACHE))) return;
    const cache = await caches.open(DECKS_CACHE);
    const dropped = (await cache.keys()).filter(({ url }) => isDropped(new URL(url).pathname.split('/')[2] ?? ''));
    await Promise.all(dropped.map((request) => cache.delete(request)));
  } catch {
    // A browser without caches has none.
  }
}

/** What another version of the site stored may look different. */
function isStoredDeck(value: unknown, id: string): value is StoredDeck {
  if (!isRecord(value) || typeof value.storedAt !== 'string' || typeof value.bytes !== 'number' || !isRecord(value.view)) return false;
  const { view } = value;
  if (view.id !== id || typeof view.expiresAt !== 'string' || !isRecord(view.deck)) return false;
  const { title, client, brand, demos } = view.deck;
  return [demos, view.comments, view.decisions].every(Array.isArray) && typeof title === 'string' && typeof client === 'string' && isRecord(brand);
}
