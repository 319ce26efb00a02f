import { charts } from '../gr/charts.ts';
import { chat } from '../gr/chat.ts';
import { dashboard } from '../gr/dashboard.ts';
import { files } from '../gr/files.ts';
import { forms } from '../gr/forms.ts';
import { list } from '../gr/list.ts';
import { mail } from '../gr/mail.ts';
import { menu } from '../gr/menu.ts';
import { shop } from '../gr/shop.ts';
import { wallet } from '../gr/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** German. */
export const gr: WorkspaceDictionary = {
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
