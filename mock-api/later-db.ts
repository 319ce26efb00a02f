import { type Db, toKey } from './db.ts';
import type { Env } from './endpoint.ts';
import { accountRecord } from './records/account.ts';
import { blogComment } from './records/blog-comment.ts';
import { event } from './records/calendar.ts';
import { flight } from './records/flight.ts';
import { accounts } from './seed/accounts.ts';
import { blogComments } from './seed/blog-comments.ts';
import { createEvents } from './seed/calendar.ts';
import { toDay } from './seed/dates.ts';
import { createFlights } from './seed/flights.ts';
import type { Store } from './store.ts';
import { createTable } from './table.ts';

export type LaterDb = ReturnType<typeof createLaterDb>;

/** Of a resource of the later part. */
export type LaterEnv = Env<LaterDb>;

/** The tables of the later part, beside those of the first. */
export function createLaterDb(store: Store, db: Db) {
  const { now } = db;
  const today = toDay(now, 0);
  return {
    ...db,
    accounts: createTable(store, { key: toKey('accounts'), schema: accountRecord, blank: { role: 'admin' }, seed: () => accounts }),
    blogComments: createTable(store, { key: toKey('blogComments'), schema: blogComment, blank: {}, seed: () => blogComments }),
    events: createTable(store, { key: toKey('events'), schema: event, blank: { className: 'info' }, seed: () => createEvents(now) }),
    flights: createTable(store, {
      key: toKey('flights'),
      schema: flight,
      blank: { status: 'Planned', firstDay: today, lastDay: toDay(now, 14), budget: 0, bid: 0, place: 0, publishers: [] },
      seed: () => createFlights(now),
    }),
  };
}
