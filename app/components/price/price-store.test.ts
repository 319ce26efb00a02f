import { expect, it, vi } from 'vitest';
import { findPlan } from './plan-parameters.ts';
import { parseBudget, priceStore, readPlan, toPlanQuery } from './price-store.ts';

const read = (text: string) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  return priceStore.get();
};

it('reads what was entered', () => {
  expect(read('{"model":"CPL","market":"DE","budget":25000}')).toEqual({ model: 'CPL', market: 'DE', budget: 25_000 });
  expect(read('{"model":"CPL","market":"D","budget":25000}')).toEqual({ model: 'CPL' });
});

it.each([
  '{',
  'null',
  '[]',
  '{"market":"XX"}',
  '{"market":"DE","budget":"25000"}',
  '{"market":"DE","budget":1.5}',
  '{"market":"DE","budget":1e30}',
  '{"model":"CPX"}',
])('%s counts as nothing entered', (text) => {
  expect(read(text)).toEqual({});
});

it.each(['40000', '40.000', '40,000', '40 000', '40\u00a0000', '40’000', '40.000 €', '€40,000', ' 40000 EUR '])('%s is an amount', (text) => {
  expect(parseBudget(text)).toBe(40_000);
});

it.each(['', 'abc', '0', '99', '-500', '1e9', '10000001', '40.00', '4.0000', '40 000 $', '1.5'])('%s is none', (text) => {
  expect(parseBudget(text)).toBeUndefined();
});

it('what was planned with goes through an address as it is', () => {
  const plan = { model: 'CPL', market: 'DE', budget: 40_000, days: 10 } as const;
  expect(toPlanQuery(plan)).toBe('&model=CPL&market=DE&budget=40000&days=10');
  expect(findPlan(new URLSearchParams(toPlanQuery(plan)))).toEqual(plan);
  expect(findPlan(new URLSearchParams(toPlanQuery({ days: 5 })))).toEqual({ days: 5 });
  expect([toPlanQuery({}), findPlan(new URLSearchParams()), readPlan({})]).toEqual(['', undefined, undefined]);
});

it.each([
  'budget=40000',
  'market=DE',
  'market=DE&budget=10k-50k',
  'market=de&budget=40000',
  'model=cpl',
  'days=0',
  'days=100',
  'days=1e1',
  'days=5.5',
])('the address ?%s plans nothing', (query) => {
  expect(findPlan(new URLSearchParams(query))).toBeUndefined();
});
