import type { Store } from '../db/store.ts';
import type { Log } from '../http/log.ts';
import type { Site } from '../site.ts';
import type { DeckKeys } from './keys.ts';
import type { Passwords } from './passwords.ts';

/** What the parts of the deck service share. */
export interface DeckContext {
  readonly store: Store;
  readonly log: Log;
  readonly getSite: () => Pick<Site, 'demos'> | Promise<Pick<Site, 'demos'>>;
  readonly now: () => Date;
  readonly getKeys: () => Promise<DeckKeys>;
  readonly passwords: Passwords;
}
