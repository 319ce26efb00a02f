import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, toData } from '#app/api/client.ts';
import { onDataChange, resetDemoData, setFailing } from '#app/api/demo-data.ts';
import { DATA_PREFIX } from '#mock-api/db.ts';
import { type CountName, followCount } from './workspace-counts.ts';

const kept = new Map<string, string>();
const page = new EventTarget();

vi.stubGlobal('location', new URL('https://surge.test/dashboard'));
vi.stubGlobal('document', { cookie: '' });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, page[name].bind(page));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
});

/** What another tab wrote. */
const tellFromOtherTab = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

let stop = () => {};
const show = vi.fn<(count: number | undefined) => void>();
const follow = (name: CountName) => {
  stop = followCount(name, show);
};

beforeEach(() => {
  kept.clear();
  show.mockReset();
});
afterEach(() => stop());

const readInbox = () => toData(api.mailslists.$post({ json: { params: 0 } }));

it('the count of unread mails follows what is written, until it is stopped', async () => {
  const unread = (await readInbox()).filter(({ read }) => !read);
  expect(unread.length).toBeGreaterThan(1);
  follow('unread mails');
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(unread.length));
  await toData(api.trash.mail.$delete({ header: { mail: String(unread[0]?.id) } }));
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(unread.length - 1));
  await resetDemoData();
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(unread.length));
  stop();
  const calls = show.mock.calls.length;
  await toData(api.trash.mail.$delete({ header: { mail: String(unread[0]?.id) } }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(show).toHaveBeenCalledTimes(calls);
});

it('the count of open tasks leaves out those that are completed', async () => {
  const columns = await toData(api.tasks.$get());
  const open = columns.flatMap(({ name, cards }) => (name === 'Completed' ? [] : cards));
  follow('open tasks');
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(open.length));
  const [first] = open;
  await toData(api.update.tasks.$put({ json: { id: first?.id ?? 0, kanId: 3 } }));
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(open.length - 1));
});

it('a count follows other tabs, and is counted once for changes that come together', async () => {
  follow('open tasks');
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  for (const key of [`${DATA_PREFIX}tasks`, `${DATA_PREFIX}mails`, null]) tellFromOtherTab(key);
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(show).toHaveBeenCalledTimes(2);
});

it('a count that cannot be had is not shown', async () => {
  await setFailing('GET /tasks', true);
  follow('open tasks');
  await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(undefined));
  await setFailing('GET /tasks', false);
});

it('only changes of the sample data are told', async () => {
  const listener = vi.fn();
  const end = onDataChange(listener);
  tellFromOtherTab('authUser');
  await readInbox();
  await setFailing('GET /orders', true);
  await expect(toData(api.update.tasks.$put({ json: { id: 99_999 } }))).rejects.toThrow();
  expect(listener).not.toHaveBeenCalled();
  tellFromOtherTab(`${DATA_PREFIX}orders`);
  await toData(api.delete.order.$delete({ header: { order: '3' } }));
  expect(listener).toHaveBeenCalledTimes(2);
  end();
});
