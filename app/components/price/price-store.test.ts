import { expect, it, vi } from 'vitest';
import { priceStore } from './price-store.ts';

const read = (text: string) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  return priceStore.get();
};

it('reads what was entered', () => {
  expect(read('{"market":"DE","budget":25000}')).toEqual({ market: 'DE', budget: 25_000 });
});

it.each([
  '{',
  'null',
  '[]',
  '{"market":"XX","budget":25000}',
  '{"market":"DE","budget":"25000"}',
  '{"market":"DE","budget":1.5}',
  '{"market":"DE","budget":1e30}',
])('%s counts as nothing entered', (text) => {
  expect(read(text)).toBeUndefined();
});
