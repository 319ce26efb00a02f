import { charts } from '../sp/charts.ts';
import { chat } from '../sp/chat.ts';
import { dashboard } from '../sp/dashboard.ts';
import { files } from '../sp/files.ts';
import { forms } from '../sp/forms.ts';
import { list } from '../sp/list.ts';
import { mail } from '../sp/mail.ts';
import { menu } from '../sp/menu.ts';
import { shop } from '../sp/shop.ts';
import { wallet } from '../sp/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Spanish. */
export const sp: WorkspaceDictionary = {
  ...charts,
  ...chat,
  ...dashboard,
  ...files,
  ...forms,
  ...list,
  ...mail,
  ...menu,
  ...shop,
  ...wallet,
};
