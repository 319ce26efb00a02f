import { list } from '../rs/list.ts';
import { wallet } from '../rs/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Russian. */
export const rs: WorkspaceDictionary = { ...list, ...wallet };
