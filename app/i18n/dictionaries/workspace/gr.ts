import { list } from '../gr/list.ts';
import { wallet } from '../gr/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** German. */
export const gr: WorkspaceDictionary = { ...list, ...wallet };
