import { beforeEach, expect, it, vi } from 'vitest';
import { api, toData } from '#app/api/client.ts';
import { setFailing } from '#app/api/demo-data.ts';
import { toDay } from '#mock-api/seed/dates.ts';
import { createIndex, searchIndex } from './search-index.ts';
import { loadRecords } from './workspace-search.ts';

const kept = new Map<string, string>();
vi.stubGlobal('location', new URL('https://surge.test/dashboard'));
vi.stubGlobal('document', { cookie: '' });
vi.stubGlobal('dispatchEvent', () => true);
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
beforeEach(() => kept.clear());

const all = () => true;
const find = async (text: string) =>
  searchIndex(createIndex({ formats: [], demos: [], pages: [], records: await loadRecords(all), translate: String }), text).flatMap(
    ({ name, entries }) => entries.map(({ path }) => `${name} ${path}`),
  );

it.each([
  ['the name of a group', async () => 'traffic quality', 'Conversations /chat?room=12'],
  ['the name of a product', async () => (await toData(api.products.$get()))[0]?.name, 'Products /ecommerce-product-detail/1'],
  ['the number of an order', async () => '#SK2542', 'Customer orders /ecommerce-orders?find=%23SK2542'],
  ['the number of an order without its sign', async () => 'sk2542', 'Customer orders /ecommerce-orders?find=%23SK2542'],
  ['the subject of a mail', async () => 'prize wheel first weekend', 'Mails /email-read/1'],
  ['the sender of a mail', async () => 'henrik dahl', 'Mails /email-read/1'],
  ['the number of an invoice', async () => (await toData(api.invoices.$get()))[1]?.invoiceID, 'Invoices /invoices-detail/2'],
  ['the name of a project', async () => (await toData(api.projects.$get()))[2]?.name, 'Projects /projects-overview/3'],
  ['the title of a task', async () => 'third finish', 'Tasks /tasks-list?find=Third%20finish%20for%20the%20turntable'],
  ['the title of a date', async () => 'publisher round table', `Dates /calendar?date=${toDay(new Date(), 9)}&edit=7`],
  ['the name of a person', async () => (await toData(api.users.$get()))[3]?.name, 'People /contacts-profile/4'],
  ['the number of a job', async () => (await toData(api.jobs.$get()))[0]?.jobId, 'Jobs /job-details/1'],
])('%s finds it', async (_, text, path) => {
  expect(await find((await text()) ?? '')).toContain(path);
});

it('a number finds itself and the invoice that names it alone', async () => {
  expect((await find('SK2542')).map((found) => found.replace(/\d+$/, ''))).toEqual([
    'Customer orders /ecommerce-orders?find=%23SK',
    'Invoices /invoices-detail/',
  ]);
});

it('the number of a job is that of no order', async () => {
  const [job] = await toData(api.jobs.$get());
  const orders = await toData(api.orders.$get());
  expect(orders.map(({ orderId }) => orderId.slice(0, 3))).not.toContain(job?.jobId.slice(0, 3));
});

it('what was added is found, and what was thrown away is not', async () => {
  const { id } = await toData(api.add.project.$post({ json: { name: 'Zeppelin over Lisbon' } }));
  expect(await find('zeppelin')).toEqual([`Projects /projects-overview/${id}`]);
  expect(await find('henrik dahl')).toContain('Mails /email-read/1');
  await toData(api.trash.mail.$delete({ header: { mail: '1' } }));
  expect(await find('prize wheel first weekend')).not.toContain('Mails /email-read/1');
});

it('a kind whose page the menu does not have is left out, and not loaded', async () => {
  const asked: string[] = [];
  const records = await loadRecords((page) => {
    asked.push(page);
    return page === '/job-details';
  });
  expect(new Set(records.map(({ group }) => group))).toEqual(new Set(['Jobs']));
  expect(asked).toHaveLength(10);
});

it('a kind that cannot be loaded leaves the others', async () => {
  await setFailing('GET /projects', true);
  const groups = new Set((await loadRecords(all)).map(({ group }) => group));
  expect([groups.has('Projects'), groups.size]).toEqual([false, 9]);
});
