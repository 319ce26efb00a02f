import { forms } from '../rs/forms.ts';
import { contacts } from '../rs/contacts.ts';
import { jobs } from '../rs/jobs.ts';
import { list } from '../rs/list.ts';
import { menu } from '../rs/menu.ts';
import { shop } from '../rs/shop.ts';
import { wallet } from '../rs/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Russian. */
export const rs: WorkspaceDictionary = {
  ...forms,
  ...contacts,
  ...jobs,
  ...list,
  ...menu,
  ...shop,
  ...wallet,
};
