import { calendar } from '../gr/calendar.ts';
import { charts } from '../gr/charts.ts';
import { contacts } from '../gr/contacts.ts';
import { dashboard } from '../gr/dashboard.ts';
import { forms } from '../gr/forms.ts';
import { jobs } from '../gr/jobs.ts';
import { list } from '../gr/list.ts';
import { mail } from '../gr/mail.ts';
import { menu } from '../gr/menu.ts';
import { shop } from '../gr/shop.ts';
import { wallet } from '../gr/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** German. */
export const gr: WorkspaceDictionary = {
  ...calendar,
  ...charts,
  ...contacts,
  ...dashboard,
  ...forms,
  ...jobs,
  ...list,
  ...mail,
  ...menu,
  ...shop,
  ...wallet,
};
