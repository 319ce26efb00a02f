import { list } from '../sp/list.ts';
import { wallet } from '../sp/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Spanish. */
export const sp: WorkspaceDictionary = { ...list, ...wallet };
