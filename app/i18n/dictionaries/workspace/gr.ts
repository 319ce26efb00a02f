import { forms } from '../gr/forms.ts';
import { contacts } from '../gr/contacts.ts';
import { jobs } from '../gr/jobs.ts';
import { list } from '../gr/list.ts';
import { menu } from '../gr/menu.ts';
import { shop } from '../gr/shop.ts';
import { wallet } from '../gr/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** German. */
export const gr: WorkspaceDictionary = {
  ...forms,
  ...contacts,
  ...jobs,
  ...list,
  ...menu,
  ...shop,
  ...wallet,
};
