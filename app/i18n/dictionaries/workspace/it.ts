import { forms } from '../it/forms.ts';
import { contacts } from '../it/contacts.ts';
import { jobs } from '../it/jobs.ts';
import { list } from '../it/list.ts';
import { menu } from '../it/menu.ts';
import { shop } from '../it/shop.ts';
import { wallet } from '../it/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Italian. */
export const it: WorkspaceDictionary = {
  ...forms,
  ...contacts,
  ...jobs,
  ...list,
  ...menu,
  ...shop,
  ...wallet,
};
