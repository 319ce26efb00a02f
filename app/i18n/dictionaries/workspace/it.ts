import { calendar } from '../it/calendar.ts';
import { charts } from '../it/charts.ts';
import { contacts } from '../it/contacts.ts';
import { dashboard } from '../it/dashboard.ts';
import { forms } from '../it/forms.ts';
import { jobs } from '../it/jobs.ts';
import { list } from '../it/list.ts';
import { mail } from '../it/mail.ts';
import { menu } from '../it/menu.ts';
import { shop } from '../it/shop.ts';
import { wallet } from '../it/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Italian. */
export const it: WorkspaceDictionary = {
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
