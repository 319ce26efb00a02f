import { Hono } from 'hono/tiny';
import { computeBorrowed } from '#protocol/lending.ts';
import { coinSymbols } from '#protocol/wallet.ts';
import { ApiError } from './api-error.ts';
import { fixed } from './crud.ts';
import type { CryptoDb, CryptoEnv } from './crypto-db.ts';
import { rejectWith } from './endpoint.ts';
import { getFree } from './holdings.ts';
import { type Deposit, deposit, type Loan, loan } from './records/lending.ts';
import { createLendingProducts } from './seed/lending.ts';
import type { Table } from './table.ts';

export const lending = new Hono<CryptoEnv>()
  .get('/lending-products', rejectWith('Cannot get lending products'), (c) => c.json(createLendingProducts(c.var.db.now)))
  .get('/deposits', rejectWith('Cannot get deposits'), (c) => c.json(c.var.db.deposits.list()))
  .get('/loans', rejectWith('Cannot get loans'), (c) => c.json(c.var.db.loans.list()))
  .route('/', fixed({ x: 'deposit', name: 'deposit', header: 'deposit', getTable: takeDeposits }))
  .route('/', fixed({ x: 'loan', name: 'loan', header: 'loan', getTable: takeLoans }));

/** Rates are those of the products, whatever the caller says. One that was taken back comes back as it was. */
function takeDeposits(db: CryptoDb): Table<Deposit> {
  return {
    ...db.deposits,
    add(fields) {
      const isNew = !('id' in fields);
      const { data: wanted } = deposit.safeParse({ id: 0, rate: 0, startDate: '2026-01-01', ...fields });
      const product = createLendingProducts(db.now).deposits.find(({ currency }) => currency === wanted?.currency);
      const term = product?.terms.find(({ months }) => months === wanted?.months);
      if (!wanted || !product || !term) throw new ApiError();
      if (isNew && (wanted.amount < product.least || wanted.amount > product.most)) throw new ApiError();
      if (wanted.amount > getFree(db, wanted.currency)) throw new ApiError('You no longer hold enough for this deposit.');
      return db.deposits.add(isNew ? { ...fields, rate: term.rate } : fields);
    },
  };
}

/** What is borrowed follows from the collateral and the price of now. */
function takeLoans(db: CryptoDb): Table<Loan> {
  return {
    ...db.loans,
    add(fields) {
      const isNew = !('id' in fields);
      const { loans } = createLendingProducts(db.now);
      const { data: wanted } = loan.safeParse({ id: 0, rate: 0, priceCents: 1, cents: 1, startDate: '2026-01-01', ...fields });
      const term = loans.terms.find(({ months }) => months === wanted?.months);
      const quote = loans.collaterals.find(({ coin }) => coin === wanted?.coin);
      if (!wanted || !term || !quote || !loans.loanToValues.includes(wanted.loanToValue)) throw new ApiError();
      if (wanted.units > getFree(db, coinSymbols[wanted.coin])) throw new ApiError('You no longer hold enough for this collateral.');
      if (!isNew) return db.loans.add(fields);
      const cents = computeBorrowed(wanted.units, quote.priceCents, wanted.loanToValue);
      if (cents < loans.leastCents) throw new ApiError();
      return db.loans.add({ ...fields, rate: term.rate, priceCents: quote.priceCents, cents });
    },
    remove(id) {
      if (db.loans.get(id).cents > getFree(db, 'USD')) throw new ApiError('You no longer hold what you borrowed.');
      db.loans.remove(id);
    },
  };
}
