import { calendar } from '../it/calendar.ts';
import { charts } from '../it/charts.ts';
import { chat } from '../it/chat.ts';
import { check } from '../it/check.ts';
import { compare } from '../it/compare.ts';
import { contacts } from '../it/contacts.ts';
import { dashboard } from '../it/dashboard.ts';
import { deck } from '../it/deck.ts';
import { decks } from '../it/decks.ts';
import { exchange } from '../it/exchange.ts';
import { files } from '../it/files.ts';
import { find } from '../it/find.ts';
import { forms } from '../it/forms.ts';
import { invoices } from '../it/invoices.ts';
import { jobs } from '../it/jobs.ts';
import { kyc } from '../it/kyc.ts';
import { lending } from '../it/lending.ts';
import { list } from '../it/list.ts';
import { mail } from '../it/mail.ts';
import { maps } from '../it/maps.ts';
import { meeting } from '../it/meeting.ts';
import { menu } from '../it/menu.ts';
import { present } from '../it/present.ts';
import { projects } from '../it/projects.ts';
import { proof } from '../it/proof.ts';
import { shop } from '../it/shop.ts';
import { spec } from '../it/spec.ts';
import { tables } from '../it/tables.ts';
import { tasks } from '../it/tasks.ts';
import { wallet } from '../it/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Italian. */
export const it: WorkspaceDictionary = {
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
