import { calendar } from '../it/calendar.ts';
import { charts } from '../it/charts.ts';
import { dashboard } from '../it/dashboard.ts';
import { forms } from '../it/forms.ts';
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
  ...dashboard,
  ...forms,
  ...list,
  ...mail,
  ...menu,
  ...shop,
  ...wallet,
};
