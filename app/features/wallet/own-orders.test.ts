import { beforeEach, expect, it, vi } from 'vitest';
import { keepOwnOrder, listOwnOrders, OWN_ORDERS_KEY } from './own-orders.ts';

const kept = new Map<string, string>();
const now = new Date('2026-11-20T23:30:00Z');
const order = { trade: 'Buy', coin: 'Bitcoin', coinAmount: 0.025, usd: 1500 } as const;
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it('lists the orders kept on this device newest first, each with its own number', () => {
  expect(keepOwnOrder(order, now)).toBe(true);
  expect(keepOwnOrder({ ...order, trade: 'Sell', coin: 'Litecoin' }, now)).toBe(true);
  expect(listOwnOrders()).toMatchObject([
    { reference: '#D2', trade: 'Sell', coin: 'Litecoin', amount: { currency: 'LTC' } },
    { reference: '#D1', date: '2026-11-20', trade: 'Buy', coin: 'Bitcoin', valueInUsd: 1500, status: 'Pending', isOwn: true },
  ]);
});

it('keeps at most fifty orders', () => {
  for (let count = 0; count < 60; count++) keepOwnOrder(order, now);
  const references = listOwnOrders().map(({ reference }) => reference);
  expect([references.length, references[0], new Set(references).size]).toEqual([50, '#D60', 50]);
});

const stored = { number: 1, day: '2026-01-01', trade: 'Buy', coin: 'Bitcoin', coinAmount: 1, usd: 1 };
const spoilt = [
  { number: '1' },
  { number: 0 },
  { day: 'soon' },
  { day: '2026-13-45' },
  { trade: 'Steal' },
  { coin: 'Dogecoin' },
  { coinAmount: -1 },
  { usd: null },
];

it.each(['{', 'null', '{}', '7', '[null]', ...spoilt.map((part) => JSON.stringify([{ ...stored, ...part }]))])(
  'leaves out a stored order that is spoilt: %s',
  (text) => {
    kept.set(OWN_ORDERS_KEY, text);
    expect(listOwnOrders()).toEqual([]);
    expect(keepOwnOrder(order, now)).toBe(true);
    expect(listOwnOrders()).toHaveLength(1);
  },
);

it('answers false where storage is full or blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepOwnOrder(order, now)).toBe(false);
  expect(listOwnOrders()).toEqual([]);
});
