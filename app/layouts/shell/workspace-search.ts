import { api, toData } from '#app/api/client.ts';
import { onDataChange } from '#app/api/demo-data.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { WorkspaceSearch } from './search-dialog.tsx';
import type { SearchRecord } from './search-index.ts';
import { isInMenu, menuPages } from './workspace-menu.ts';

interface Found {
  readonly name: string;
  /** Shown beside the name. */
  readonly detail: string;
  /** As of SearchOption. */
  readonly isDay?: boolean;
  /** What follows the page's address. */
  readonly rest: string;
  /** Other words that find it. */
  readonly words?: string;
}

interface RecordKind {
  readonly group: Label;
  /** The page of a record, without its id, or the list that finds it. A kind is searched once the menu has this address. */
  readonly page: string;
  load(): Promise<readonly Found[]>;
}

const toFind = (text: string) => `?find=${encodeURIComponent(text)}`;

/** Every folder of mails but the trash. */
const FOLDERS = [0, 1, 2, 3];

/** Every kind of record that the search finds, in the order of the menu. */
const kinds: readonly RecordKind[] = [
  {
    group: 'Conversations',
    page: '/chat',
    load: async () => {
      const rooms = await Promise.all([toData(api.chats.$get()), toData(api.groups.$get())]);
      return rooms.flat().map(({ roomId, name, description }) => ({ name, detail: description, rest: `?room=${roomId}` }));
    },
  },
  {
    group: 'Products',
    page: '/ecommerce-product-detail',
    load: async () => (await toData(api.products.$get())).map(({ id, name, category }) => ({ name, detail: category, rest: `/${id}` })),
  },
  {
    group: 'Customer orders',
    page: '/ecommerce-orders',
    load: async () =>
      (await toData(api.orders.$get())).map(({ orderId, billingName, product }) => ({
        name: orderId,
        detail: billingName,
        rest: toFind(orderId),
        words: product,
      })),
  },
  {
    group: 'Dates',
    page: '/calendar',
    load: async () =>
      (await toData(api.events.$get())).map(({ id, title, start }) => ({
        name: title,
        detail: start.slice(0, 10),
        isDay: true,
        rest: `?date=${start.slice(0, 10)}&edit=${id}`,
      })),
  },
  {
    group: 'Mails',
    page: '/email-read',
    load: async () => {
      const folders = await Promise.all(FOLDERS.map((params) => toData(api.mailslists.$post({ json: { params } }))));
      return folders.flat().map(({ id, subject, name }) => ({ name: subject, detail: name, rest: `/${id}` }));
    },
  },
  {
    group: 'Invoices',
    page: '/invoices-detail',
    load: async () =>
      (await toData(api.invoices.$get())).map(({ id, invoiceID, company, founder, orderId }) => ({
        name: invoiceID,
        detail: company,
        rest: `/${id}`,
        words: `${founder} ${orderId}`,
      })),
  },
  {
    group: 'Projects',
    page: '/projects-overview',
    load: async () => (await toData(api.projects.$get())).map(({ id, name, dueDate }) => ({ name, detail: dueDate, isDay: true, rest: `/${id}` })),
  },
  {
    group: 'Tasks',
    page: '/tasks-list',
    load: async () =>
      (await toData(api.tasks.$get())).flatMap(({ name, cards }) => cards.map(({ title }) => ({ name: title, detail: name, rest: toFind(title) }))),
  },
  {
    group: 'People',
    page: '/contacts-profile',
    load: async () =>
      (await toData(api.users.$get())).map(({ id, name, designation, email }) => ({ name, detail: designation, rest: `/${id}`, words: email })),
  },
  {
    group: 'Jobs',
    page: '/job-details',
    load: async () =>
      (await toData(api.jobs.$get())).map(({ id, jobId, jobTitle, companyName }) => ({
        name: jobTitle,
        detail: jobId,
        rest: `/${id}`,
        words: companyName,
      })),
  },
];

/** The entries of those kinds whose page is there. What cannot be loaded is not found. */
export async function loadRecords(isThere: (page: string) => boolean): Promise<readonly SearchRecord[]> {
  const loaded = await Promise.all(
    kinds
      .filter(({ page }) => isThere(page))
      .map(async ({ group, page, load }) => {
        const records = await load().catch(() => []);
        return records.map(({ name, detail, isDay = false, rest, words = '' }) => ({ group, name, detail, isDay, words, path: page + rest }));
      }),
  );
  return loaded.flat();
}

/** Calls `show` with the pages of the menu at once, and with the records as they are now and after each change. Returns the function that stops it. */
export function followRecords(show: (found: WorkspaceSearch) => void): () => void {
  let turn = 0;
  const ask = async () => {
    turn += 1;
    const own = turn;
    const records = await loadRecords(isInMenu);
    if (own === turn) show({ pages: menuPages, records, prompt: 'Search pages and records' });
  };
  show({ pages: menuPages, records: [], prompt: 'Search pages and records' });
  void ask();
  const stop = onDataChange(() => void ask());
  return () => {
    turn += 1;
    stop();
  };
}
