import { calendar } from '../gr/calendar.ts';
import { charts } from '../gr/charts.ts';
import { chat } from '../gr/chat.ts';
import { check } from '../gr/check.ts';
import { compare } from '../gr/compare.ts';
import { contacts } from '../gr/contacts.ts';
import { dashboard } from '../gr/dashboard.ts';
import { deck } from '../gr/deck.ts';
import { decks } from '../gr/decks.ts';
import { exchange } from '../gr/exchange.ts';
import { files } from '../gr/files.ts';
import { find } from '../gr/find.ts';
import { forms } from '../gr/forms.ts';
import { invoices } from '../gr/invoices.ts';
import { jobs } from '../gr/jobs.ts';
import { kyc } from '../gr/kyc.ts';
import { lending } from '../gr/lending.ts';
import { list } from '../gr/list.ts';
import { mail } from '../gr/mail.ts';
import { maps } from '../gr/maps.ts';
import { meeting } from '../gr/meeting.ts';
import { menu } from '../gr/menu.ts';
import { present } from '../gr/present.ts';
import { projects } from '../gr/projects.ts';
import { proof } from '../gr/proof.ts';
import { shop } from '../gr/shop.ts';
import { spec } from '../gr/spec.ts';
import { tables } from '../gr/tables.ts';
import { tasks } from '../gr/tasks.ts';
import { wallet } from '../gr/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** German. */
export const gr: WorkspaceDictionary = {
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
};
