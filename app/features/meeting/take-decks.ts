import { toClientPath } from '#app/components/deck/deck-address.ts';
import { type OwnDeck, ownDecks } from '#app/components/deck/own-decks.ts';
import { postDeck } from '#app/components/deck/post-deck.ts';
import { dropStoredDecks, readStoredDeck, type StoredDeck } from '#app/components/deck/stored-deck.ts';
import type { OwnerView } from '#protocol/deck.ts';
import { DECKS_CACHE } from '#protocol/take-along.ts';

/** `closed`: the link opens for nobody any more. */
type Stored = 'stored' | 'closed' | 'failed';

/** What of the decks that this device knows was taken along, by their ids. Of others it is dropped: they were forgotten here. */
export async function lookAtDecks(): Promise<ReadonlyMap<string, StoredDeck>> {
  // Not what is drawn at the moment, which is nothing at the first render.
  const decks = ownDecks.get();
  await dropStoredDecks((id) => !decks.some((deck) => deck.id === id));
  const read = await Promise.all(decks.map(async ({ id }) => [id, await readStoredDeck(id)] as const));
  return new Map(read.flatMap(([id, deck]) => (deck ? [[id, deck]] : [])));
}

/** Stores them as they are now, one after the other, and tells whether all were. Whoever has the owner's secret may see what the client sees, also behind a password. */
export async function storeDecks(decks: readonly OwnDeck[], signal: AbortSignal): Promise<boolean> {
  let areAll = true;
  for (const deck of decks) {
    if (signal.aborted) return false;
    const stored = await storeDeck(deck, signal).catch((): Stored => 'failed');
    if (stored === 'closed') await dropStoredDecks((id) => id === deck.id);
    areAll &&= stored === 'stored';
  }
  return areAll;
}

async function storeDeck({ id, edit }: OwnDeck, signal: AbortSignal): Promise<Stored> {
  const asked = await postDeck<OwnerView>(`/${id}/owner`, { edit });
  if (asked.kind !== 'done') return asked.kind === 'gone' ? 'closed' : 'failed';
  const { deck, comments, decisions, expiresAt, isRevoked } = asked.answer;
  if (isRevoked || Date.parse(expiresAt) <= Date.now()) return 'closed';
  const cache = await caches.open(DECKS_CACHE);
  const pictures = new Set(deck.demos.flatMap(({ page }) => (page ? [`${toClientPath(id)}/pictures/${page.picture}`] : [])));
  let bytes = 0;
  for (const path of pictures) bytes += await storePicture(path, cache, signal);
  const view = { id, deck, comments, decisions, expiresAt };
  bytes += new Blob([JSON.stringify(view)]).size;
  // Last: a deck is there with its pictures or as it was before.
  const kept: StoredDeck = { view, storedAt: new Date().toISOString(), bytes };
  await cache.put(toClientPath(id), Response.json(kept));
  await forgetPictures(id, pictures, cache);
  return 'stored';
}

/** Its bytes. A picture never changes under its address: what is there is not fetched again. */
async function storePicture(path: string, cache: Cache, signal: AbortSignal): Promise<number> {
  const kept = await cache.match(path);
  if (kept) return (await kept.blob()).size;
  const response = await fetch(path, { cache: 'reload', redirect: 'error', signal });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('image/')) throw new Error(`${response.status} for a picture`);
  const { size } = await response.clone().blob();
  await cache.put(path, response);
  return size;
}

async function forgetPictures(id: string, named: ReadonlySet<string>, cache: Cache): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(paths.filter((path) => path.startsWith(`${toClientPath(id)}/`) && !named.has(path)).map((path) => cache.delete(path)));
}
