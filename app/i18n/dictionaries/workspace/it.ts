import { list } from '../it/list.ts';
import { wallet } from '../it/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Italian. */
export const it: WorkspaceDictionary = { ...list, ...wallet };
