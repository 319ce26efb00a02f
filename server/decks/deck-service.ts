import type { DeckContext } from './context.ts';
import { createKeyReader } from './keys.ts';
import { createLooking, type Looking } from './looking.ts';
import { createOwning, type Owning } from './owning.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { type AddPicture, createPictureAdding } from './picture-adding.ts';
import { createSaying, type Saying } from './saying.ts';

/** Everything about decks, for the calls (routes.ts) and for the client's page (http/pages.ts) alike. */
export interface DeckService extends Owning, Looking, Saying {
  readonly addPicture: AddPicture;
}

interface DeckServiceOptions extends Pick<DeckContext, 'store' | 'log' | 'getSite'> {
  readonly now?: () => Date;
  readonly passwords?: Passwords;
}

export function createDeckService({ store, log, getSite, now = () => new Date(), passwords = createPasswords() }: DeckServiceOptions): DeckService {
  const context = { store, log, getSite, now, getKeys: createKeyReader(store), passwords };
  return { ...createOwning(context), ...createLooking(context), ...createSaying(context), addPicture: createPictureAdding(context) };
}
