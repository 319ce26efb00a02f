import { charts } from '../en/charts.ts';
import { chat } from '../en/chat.ts';
import { dashboard } from '../en/dashboard.ts';
import { files } from '../en/files.ts';
import { forms } from '../en/forms.ts';
import { list } from '../en/list.ts';
import { mail } from '../en/mail.ts';
import { menu } from '../en/menu.ts';
import { shop } from '../en/shop.ts';
import { wallet } from '../en/wallet.ts';

/** The labels of pages behind the sign-in: most visitors never load their translations. */
export const workspaceLabels = [...charts, ...chat, ...dashboard, ...files, ...forms, ...list, ...mail, ...menu, ...shop, ...wallet] as const;

export type WorkspaceLabel = (typeof workspaceLabels)[number];

/** As `Dictionary` for these labels. */
export type WorkspaceDictionary = Readonly<Record<WorkspaceLabel, string>>;
