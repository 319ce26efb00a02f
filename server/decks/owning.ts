import type { DeckContent, DeckReceipt, OwnerView } from '#protocol/deck.ts';
import { lockName } from '../db/lock.ts';
import { StoreUnavailable, type Writer } from '../db/store.ts';
import { httpError } from '../http/http-error.ts';
import { checkCatalogue, listPictures, parseDays, parseDeck, parsePassword } from './content.ts';
import type { DeckContext } from './context.ts';
import { type DeckKeys, toHash } from './keys.ts';
import { type DeckOutcome, gone, otherContent, takeOne } from './outcome.ts';
import { copyPicture, eraseUnnamed, listPictureIds, readHashes } from './picture-store.ts';
import { eraseDeck, findHead, findOwned, getContent, insertDeck, readOwnerView, updateDeck } from './store.ts';

/** What whoever holds the owner's link may do, and making a deck. Throws 404 with one sentence for whoever does not hold it. */
export interface Owning {
  create(key: string, deck: unknown, address: string): Promise<DeckOutcome<DeckReceipt>>;
  show(id: string, edit: string): Promise<OwnerView>;
  change(id: string, edit: string, change: GivenChange): Promise<DeckOutcome<OwnerView>>;
  duplicate(id: string, edit: string, key: string, address: string): Promise<DeckOutcome<DeckReceipt>>;
  erase(id: string, edit: string): Promise<void>;
}

/** A DeckChange whose parts nobody has checked. */
export interface GivenChange {
  readonly version: unknown;
  readonly deck?: unknown;
  readonly password?: unknown;
  readonly days?: unknown;
  readonly isRevoked?: unknown;
}

export function createOwning(context: DeckContext): Owning {
  const { store, log, getSite, now, getKeys, passwords } = context;
  return {
    async create(key, given, address) {
      const content = parseDeck(given);
      const [keys, { demos }] = [await getKeys(), await getSite()];
      return store.write(async (db) => {
        const bodyHash = toHash(JSON.stringify(content));
        const before = await findReceipt(db, keys, key, bodyHash);
        if (before) return before;
        checkCatalogue(content, demos);
        if (listPictures(content).length > 0) throw httpError(422, 'A new deck has no pictures yet: give it them first.');
        const refusal = await takeOne(db, 'deck', keys.toAddressKey(address, now()), now());
        return refusal ?? keepDeck(db, keys, key, bodyHash, content, now());
      });
    },

    async show(id, edit) {
      const view = (await findOwned(store.db, id, edit)) && (await readOwnerView(store.db, id));
      if (!view) throw gone();
      return view;
    },

    async change(id, edit, given) {
      if (!(await findOwned(store.db, id, edit))) throw gone();
      const { version, ...wanted } = parseChange(given);
      if (wanted.content) checkCatalogue(wanted.content, (await getSite()).demos);
      const { password } = wanted;
      const hashed = password ? await passwords.admit(() => passwords.hash(password)) : password;
      return store.write(async (db) => {
        const isChanged = await updateDeck(db, id, version, { ...wanted, password: hashed }, now());
        if (isChanged) await checkPictures(db, id, wanted.content, now());
        const view = await readOwnerView(db, id);
        if (!view) throw gone();
        if (isChanged) return { status: 200, answer: view };
        return { status: 409, refusal: { message: 'Somebody else has changed this deck meanwhile.', current: view } };
      });
    },

    async duplicate(id, edit, key, address) {
      const keys = await getKeys();
      return store.write(async (db) => {
        if (!(await findOwned(db, id, edit))) throw gone();
        const bodyHash = toHash(`duplicate ${id}`);
        const before = await findReceipt(db, keys, key, bodyHash);
        if (before) return before;
        const addressKey = keys.toAddressKey(address, now());
        const content = await getContent(db, id);
        const hashes = await readHashes(db, id, listPictures(content));
        for (const name of ['deck' as const, ...Array.from(hashes, () => 'picture' as const)]) {
          const refusal = await takeOne(db, name, addressKey, now());
          if (refusal) return refusal;
        }
        const { view } = keys.toReceipt(key);
        const ids = new Map(Array.from(hashes, ([picture, hash]) => [picture, keys.toPictureId(view, hash)]));
        const outcome = await keepDeck(db, keys, key, bodyHash, withPictures(content, ids), now());
        // A race of two requests with one key is won once: the other has copied already.
        if (outcome.status !== 201) return outcome;
        for (const [from, to] of ids) await copyPicture(db, { deck: id, picture: from }, { deck: view, picture: to, added_at: now().toISOString() });
        return outcome;
      });
    },

    async erase(id, edit) {
      await store.write(async (db) => {
        if (!(await findOwned(db, id, edit))) throw gone();
        await eraseDeck(db, id);
      });
      // The deck is gone, and who asks again is told so. The log is emptied by the next erasing, or the next start.
      await store.emptyLog().catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error;
        log({ event: 'upkeep failed', error });
      });
    },
  };
}

/** What this key made before; undefined for a new key. Throws 422 if that was something else. */
async function findReceipt(db: Writer, keys: DeckKeys, key: string, bodyHash: string): Promise<DeckOutcome<DeckReceipt> | undefined> {
  const receipt = keys.toReceipt(key);
  const head = await findHead(db, receipt.view);
  if (head && head.body_hash !== bodyHash) throw otherContent();
  return head && { status: 200, answer: receipt };
}

async function keepDeck(
  db: Writer,
  keys: DeckKeys,
  key: string,
  bodyHash: string,
  content: DeckContent,
  now: Date,
): Promise<DeckOutcome<DeckReceipt>> {
  const { view, edit } = keys.toReceipt(key);
  if (await insertDeck(db, { id: view, edit, bodyHash, content, now })) return { status: 201, answer: { view, edit } };
  const before = await findReceipt(db, keys, key, bodyHash);
  if (!before) throw new Error('A deck is there and is not.');
  return before;
}

function parseChange({ version, deck, password, days, isRevoked }: GivenChange) {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw httpError(422, 'A change names the version that it was made to.');
  if (isRevoked !== undefined && typeof isRevoked !== 'boolean') throw httpError(422, 'isRevoked must be true or false.');
  return {
    version,
    content: deck === undefined ? undefined : parseDeck(deck),
    password: password === undefined ? undefined : parsePassword(password),
    days: days === undefined ? undefined : parseDays(days),
    isRevoked,
  };
}

/** Throws 422, which takes the change back, if the content names a picture that the deck does not have. Erases those that nothing names any more. */
async function checkPictures(db: Writer, id: string, content: DeckContent | undefined, now: Date): Promise<void> {
  // The pictures of a deck are added and erased by one request at a time.
  await lockName(db, `deck ${id}`);
  const named = listPictures(content ?? (await getContent(db, id)));
  const known = await listPictureIds(db, id);
  if (!named.every((picture) => known.includes(picture))) throw httpError(422, 'A page names a picture that this deck does not have. Add it again.');
  await eraseUnnamed(db, id, named, now);
}

/** Pages whose picture is not there any more lose it: the demo stands without a stage. */
function withPictures(content: DeckContent, ids: ReadonlyMap<string, string>): DeckContent {
  const demos = content.demos.map(({ page, ...demo }) => {
    const picture = page && ids.get(page.picture);
    return page && picture ? { ...demo, page: { ...page, picture } } : demo;
  });
  return { ...content, demos };
}
