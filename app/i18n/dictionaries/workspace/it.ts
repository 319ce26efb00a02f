import { charts } from '../it/charts.ts';
import { chat } from '../it/chat.ts';
import { dashboard } from '../it/dashboard.ts';
import { files } from '../it/files.ts';
import { forms } from '../it/forms.ts';
import { list } from '../it/list.ts';
import { mail } from '../it/mail.ts';
import { menu } from '../it/menu.ts';
import { shop } from '../it/shop.ts';
import { wallet } from '../it/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Italian. */
export const it: WorkspaceDictionary = {
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
