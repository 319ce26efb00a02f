import { calendar } from '../en/calendar.ts';
import { charts } from '../en/charts.ts';
import { chat } from '../en/chat.ts';
import { check } from '../en/check.ts';
import { compare } from '../en/compare.ts';
import { contacts } from '../en/contacts.ts';
import { dashboard } from '../en/dashboard.ts';
import { deck } from '../en/deck.ts';
import { decks } from '../en/decks.ts';
import { exchange } from '../en/exchange.ts';
import { files } from '../en/files.ts';
import { find } from '../en/find.ts';
import { forms } from '../en/forms.ts';
import { invoices } from '../en/invoices.ts';
import { jobs } from '../en/jobs.ts';
import { kyc } from '../en/kyc.ts';
import { lending } from '../en/lending.ts';
import { list } from '../en/list.ts';
import { mail } from '../en/mail.ts';
import { maps } from '../en/maps.ts';
import { meeting } from '../en/meeting.ts';
import { menu } from '../en/menu.ts';
import { present } from '../en/present.ts';
import { projects } from '../en/projects.ts';
import { proof } from '../en/proof.ts';
import { shop } from '../en/shop.ts';
import { spec } from '../en/spec.ts';
import { tables } from '../en/tables.ts';
import { tasks } from '../en/tasks.ts';
import { wallet } from '../en/wallet.ts';

/** The labels of pages behind the sign-in: most visitors never load their translations. */
export const workspaceLabels = [
  ...calendar,
  ...charts,
  ...chat,
  ...contacts,
  ...dashboard,
  ...exchange,
  ...files,
  ...forms,
  ...invoices,
  ...jobs,
  ...lending,
  ...kyc,
  ...list,
  ...mail,
  ...maps,
  ...menu,
  ...projects,
  ...present,
  ...meeting,
  ...decks,
  ...deck,
  ...spec,
  ...find,
  ...compare,
  ...check,
  ...proof,
  ...shop,
  ...tables,
  ...tasks,
  ...wallet,
] as const;

export type WorkspaceLabel = (typeof workspaceLabels)[number];

/** As `Dictionary` for these labels. */
export type WorkspaceDictionary = Readonly<Record<WorkspaceLabel, string>>;
