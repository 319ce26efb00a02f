import { lockName } from '../db/lock.ts';
import { httpError } from '../http/http-error.ts';
import { listPictures } from './content.ts';
import type { DeckContext } from './context.ts';
import { toHash } from './keys.ts';
import { type DeckOutcome, gone, takeOne } from './outcome.ts';
import { eraseUnnamed, insertPicture, listPictureIds } from './picture-store.ts';
import { findPictureType, PICTURE_BYTES } from './pictures.ts';
import { findOwned, getContent } from './store.ts';

/** 201 for a new picture, 200 for one that the deck has already. */
export type AddPicture = (id: string, edit: string, picture: unknown, address: string) => Promise<DeckOutcome<{ readonly picture: string }>>;

const PICTURES_MOST = 20;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export function createPictureAdding({ store, now, getKeys }: DeckContext): AddPicture {
  return async (id, edit, given, address) => {
    // Asked before the picture is read: it is the dearest part.
    if (!(await findOwned(store.db, id, edit))) throw gone();
    const bytes = parsePicture(given);
    const type = findPictureType(bytes);
    if (!type) throw httpError(422, 'This is no whole JPEG, PNG or WebP picture.');
    const keys = await getKeys();
    const hash = toHash(bytes);
    const picture = keys.toPictureId(id, hash);
    return store.write(async (db) => {
      await lockName(db, `deck ${id}`);
      if (!(await findOwned(db, id, edit))) throw gone();
      if ((await listPictureIds(db, id)).includes(picture)) return { status: 200, answer: { picture } };
      const refusal = await takeOne(db, 'picture', keys.toAddressKey(address, now()), now());
      if (refusal) return refusal;
      await eraseUnnamed(db, id, listPictures(await getContent(db, id)), now());
      if ((await listPictureIds(db, id)).length >= PICTURES_MOST) {
        return {
          status: 409,
          refusal: { message: `A deck keeps ${PICTURES_MOST} pictures. Those that it does not show are dropped after an hour.` },
        };
      }
      await insertPicture(db, { deck: id, picture, hash, type, data: bytes.toString('base64'), added_at: now().toISOString() });
      return { status: 201, answer: { picture } };
    });
  };
}

function parsePicture(given: unknown): Buffer {
  if (typeof given !== 'string' || given.length % 4 !== 0 || !BASE64.test(given)) throw httpError(422, 'The picture must be written in base 64.');
  const bytes = Buffer.from(given, 'base64');
  if (bytes.length > PICTURE_BYTES) throw httpError(413, 'A picture has 1 MB at most.');
  return bytes;
}
