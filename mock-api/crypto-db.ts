import { type Db, toKey } from './db.ts';
import type { Env } from './endpoint.ts';
import { exchangeOrder, exchangeTrade } from './records/exchange.ts';
import { kycApplication } from './records/kyc.ts';
import { deposit, loan } from './records/lending.ts';
import { toDay } from './seed/dates.ts';
import { createExchangeOrders } from './seed/exchange.ts';
import { createKycApplications } from './seed/kyc.ts';
import { createDeposits, createLoans } from './seed/lending.ts';
import type { Store } from './store.ts';
import { createTable } from './table.ts';

export type CryptoDb = ReturnType<typeof createCryptoDb>;

/** Of a resource of the crypto section. */
export type CryptoEnv = Env<CryptoDb>;

/** The tables of the crypto section, beside those of the first part. */
export function createCryptoDb(store: Store, db: Db) {
  const { now } = db;
  const today = toDay(now, 0);
  return {
    ...db,
    deposits: createTable(store, { key: toKey('deposits'), schema: deposit, blank: { startDate: today }, seed: () => createDeposits(now) }),
    exchangeOrders: createTable(store, {
      key: toKey('exchange-orders'),
      schema: exchangeOrder,
      blank: { placedAt: now.toISOString() },
      seed: () => createExchangeOrders(now),
    }),
    exchangeTrades: createTable(store, { key: toKey('exchange-trades'), schema: exchangeTrade, blank: {}, seed: () => [] }),
    loans: createTable(store, { key: toKey('loans'), schema: loan, blank: { startDate: today }, seed: () => createLoans(now) }),
    kyc: createTable(store, {
      key: toKey('kyc'),
      schema: kycApplication,
      blank: { back: '', sentAt: now.toISOString(), status: 'In review' },
      seed: () => createKycApplications(now),
    }),
  };
}
