import { calendar } from '../sp/calendar.ts';
import { charts } from '../sp/charts.ts';
import { chat } from '../sp/chat.ts';
import { check } from '../sp/check.ts';
import { compare } from '../sp/compare.ts';
import { contacts } from '../sp/contacts.ts';
import { dashboard } from '../sp/dashboard.ts';
import { deck } from '../sp/deck.ts';
import { decks } from '../sp/decks.ts';
import { exchange } from '../sp/exchange.ts';
import { files } from '../sp/files.ts';
import { find } from '../sp/find.ts';
import { forms } from '../sp/forms.ts';
import { invoices } from '../sp/invoices.ts';
import { jobs } from '../sp/jobs.ts';
import { kyc } from '../sp/kyc.ts';
import { lending } from '../sp/lending.ts';
import { list } from '../sp/list.ts';
import { mail } from '../sp/mail.ts';
import { maps } from '../sp/maps.ts';
import { meeting } from '../sp/meeting.ts';
import { menu } from '../sp/menu.ts';
import { present } from '../sp/present.ts';
import { projects } from '../sp/projects.ts';
import { proof } from '../sp/proof.ts';
import { shop } from '../sp/shop.ts';
import { spec } from '../sp/spec.ts';
import { tables } from '../sp/tables.ts';
import { tasks } from '../sp/tasks.ts';
import { wallet } from '../sp/wallet.ts';
import type { WorkspaceDictionary } from './en.ts';

/** Spanish. */
export const sp: WorkspaceDictionary = {
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
