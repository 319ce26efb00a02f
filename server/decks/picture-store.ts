import { sql } from 'kysely';
import type { Database, Writer } from '../db/store.ts';
import type { DeckPictureRow } from '../db/tables.ts';

/** A picture that the deck does not show may still be on its way into it. */
const UNNAMED_MS = 60 * 60 * 1000;

export async function listPictureIds(db: Database | Writer, deck: string): Promise<readonly string[]> {
  return (await db.selectFrom('deck_pictures').select('picture').where('deck', '=', deck).execute()).map(({ picture }) => picture);
}

export async function findPicture(db: Database | Writer, deck: string, picture: string): Promise<Pick<DeckPictureRow, 'type' | 'data'> | undefined> {
  return db.selectFrom('deck_pictures').select(['type', 'data']).where('deck', '=', deck).where('picture', '=', picture).executeTakeFirst();
}

export async function insertPicture(db: Writer, row: DeckPictureRow): Promise<void> {
  await db
    .insertInto('deck_pictures')
    .values(row)
    .onConflict((conflict) => conflict.columns(['deck', 'picture']).doNothing())
    .execute();
}

/** The hashes of these pictures of a deck, by their ids. */
export async function readHashes(db: Writer, deck: string, pictures: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (pictures.length === 0) return new Map();
  const rows = await db.selectFrom('deck_pictures').select(['picture', 'hash']).where('deck', '=', deck).where('picture', 'in', pictures).execute();
  return new Map(rows.map(({ picture, hash }) => [picture, hash]));
}

/** Copies a picture inside of the database: it may have a megabyte. */
export async function copyPicture(
  db: Writer,
  from: Pick<DeckPictureRow, 'deck' | 'picture'>,
  to: Pick<DeckPictureRow, 'deck' | 'picture' | 'added_at'>,
): Promise<void> {
  await db
    .insertInto('deck_pictures')
    .columns(['deck', 'picture', 'added_at', 'hash', 'type', 'data'])
    .expression(
      db
        .selectFrom('deck_pictures')
        .select((eb) => [
          eb.cast<string>(eb.val(to.deck), 'text').as('deck'),
          eb.cast<string>(eb.val(to.picture), 'text').as('picture'),
          eb.cast<string>(eb.val(to.added_at), 'text').as('added_at'),
          'hash',
          'type',
          'data',
        ])
        .where('deck', '=', from.deck)
        .where('picture', '=', from.picture),
    )
    .execute();
}

/** Erases pictures that the content does not name, an hour after they were added. */
export async function eraseUnnamed(db: Writer, deck: string, named: readonly string[], now: Date): Promise<void> {
  await db
    .deleteFrom('deck_pictures')
    .where('deck', '=', deck)
    .where('added_at', '<', new Date(now.getTime() - UNNAMED_MS).toISOString())
    .$if(named.length > 0, (query) => query.where('picture', 'not in', named))
    .execute();
}

/** Longer than a retention job pauses: what was changed before is looked through already. */
const LOOKED_BACK_MS = 26 * 60 * 60 * 1000;

/** The same for the decks that were changed lately and not again: each picture of theirs that is out of the deck was out of it within an hour. */
export async function eraseForgotten(db: Writer, now: Date): Promise<void> {
  const changed = db
    .selectFrom('decks')
    .select('id')
    .where('updated_at', '>', new Date(now.getTime() - LOOKED_BACK_MS).toISOString());
  await db
    .deleteFrom('deck_pictures')
    .where('deck', 'in', changed)
    .where('added_at', '<', new Date(now.getTime() - UNNAMED_MS).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decks')
            .select('id')
            .whereRef('decks.id', '=', 'deck_pictures.deck')
            .where(sql<boolean>`decks.content like '%' || deck_pictures.picture || '%'`),
        ),
      ),
    )
    .execute();
}
