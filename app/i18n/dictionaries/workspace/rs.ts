import { calendar } from '../rs/calendar.ts';
import { charts } from '../rs/charts.ts';
import { chat } from '../rs/chat.ts';
import { check } from '../rs/check.ts';
import { compare } from '../rs/compare.ts';
import { contacts } from '../rs/contacts.ts';
import { dashboard } from '../rs/dashboard.ts';
import { deck } from '../rs/deck.ts';
import { decks } from '../rs/decks.ts';
import { exchange } from '../rs/exchange.ts';
import { files } from '../rs/files.ts';
import { find } from '../rs/find.ts';
import { forms } from '../rs/forms.ts';
import { invoices } from '../rs/invoices.ts';
import { jobs } from '../rs/jobs.ts';
import { kyc } from '../rs/kyc.ts';
import { lending } from '../rs/lending.ts';
import { list } from '../rs/list.ts';
import { mail } from '../rs/mail.ts';
import { maps } from '../rs/maps.ts';
import { meeting } from '../rs/meeting.ts';
import { menu } from '../rs/menu.ts';
import { present } from '../rs/present.ts';
import { projects } from '../rs/projects.ts';
import { proof } from '../rs/proof.ts';
import { shop } from '../rs/shop.ts';
import { spec } from '../rs/spec.ts';
import { tables } from '../rs/tables.ts';
import { tasks } from '../rs/tasks.ts';
import { wallet } from '../rs/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Russian. */
export const rs: WorkspaceDictionary = {
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
