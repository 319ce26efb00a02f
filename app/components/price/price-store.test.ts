import { expect, it, vi } from 'vitest';
import { parseBudget, priceStore } from './price-store.ts';

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
