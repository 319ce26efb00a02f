import { charts } from '../rs/charts.ts';
import { chat } from '../rs/chat.ts';
import { dashboard } from '../rs/dashboard.ts';
import { files } from '../rs/files.ts';
import { forms } from '../rs/forms.ts';
import { list } from '../rs/list.ts';
import { mail } from '../rs/mail.ts';
import { menu } from '../rs/menu.ts';
import { shop } from '../rs/shop.ts';
import { wallet } from '../rs/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Russian. */
export const rs: WorkspaceDictionary = {
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
