import { expect, it, vi } from 'vitest';
import { toLiveConfig } from './live-config.ts';

it('two starts of an ad have different seeds', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const starts = [toLiveConfig('de'), toLiveConfig('de', { name: 'Acme' })];
  expect(starts).toMatchObject([
    { mode: 'live', locale: 'de', reduced: true },
    { mode: 'live', brand: { name: 'Acme' } },
  ]);
  expect(starts[0]?.seed).not.toBe(starts[1]?.seed);
});
