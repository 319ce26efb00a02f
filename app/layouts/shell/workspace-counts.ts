import { useEffect, useState } from 'react';
import { api, toData } from '#app/api/client.ts';
import { onDataChange } from '#app/api/demo-data.ts';

const INBOX = 0;

const sumUnread = (rooms: readonly { readonly unread: number }[]) => rooms.reduce((sum, { unread }) => sum + unread, 0);

/** What can stand beside an entry of the menu. */
const counters = {
  'unread mails': async () => (await toData(api.mailslists.$post({ json: { params: INBOX } }))).filter(({ read }) => !read).length,
  'unread messages': async () => sumUnread((await Promise.all([toData(api.chats.$get()), toData(api.groups.$get())])).flat()),
  'open tasks': async () => (await toData(api.tasks.$get())).reduce((sum, { name, cards }) => sum + (name === 'Completed' ? 0 : cards.length), 0),
} satisfies Readonly<Record<string, () => Promise<number>>>;

export type CountName = keyof typeof counters;

/**
 * Calls `show` with the count now and after each change of the data; with undefined where it cannot be had. Changes that come together, as from a
 * move of many mails, are counted once. Returns the function that stops it.
 */
export function followCount(name: CountName, show: (count: number | undefined) => void): () => void {
  /** Of the count asked for last: an earlier answer that comes late is not shown. */
  let turn = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    turn += 1;
    const own = turn;
    const count = await counters[name]().catch(() => undefined);
    if (own === turn) show(count);
  };
  const askSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void ask(), 0);
  };
  askSoon();
  const stop = onDataChange(askSoon);
  return () => {
    stop();
    clearTimeout(waiting);
    turn += 1;
  };
}

/** The count of an entry, undefined until it is known. */
export function useCount(name: CountName | undefined): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => name && followCount(name, setCount), [name]);
  return count;
}
