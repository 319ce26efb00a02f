import { expect, it } from 'vitest';
import { toBrandKit } from './brand-kit.ts';
import { packBrand, toCodeLink, unpackBrand } from './share-link.ts';

const kit = { name: 'Käffchen ☕', headline: 'مرحبا', cta: 'Los', primary: '#112233' };

it('brings a brand through a link', async () => {
  const hash = await packBrand(kit);
  expect(hash).toMatch(/^#brand=[\w-]+$/);
  expect(await unpackBrand(hash)).toEqual(kit);
});

it('is short: a full brand without a logo fits a small QR code', async () => {
  const full = {
    name: 'W'.repeat(40),
    headline: 'A headline of about ninety letters, which is as long as any of them may be in the whole kit',
    cta: 'Book a test night now',
    primary: '#abcdef',
    accent: '#fedcba',
  };
  expect((await packBrand(full)).length).toBeLessThan(320);
});

it('is marked where a code carries it, before the brand', () => {
  expect(toCodeLink('https://surge.example/play/12')).toBe('https://surge.example/play/12?from=code');
  expect(toCodeLink('https://surge.example/play/12#brand=abc')).toBe('https://surge.example/play/12?from=code#brand=abc');
});

it('reads nothing from what is not a brand, too long, or unpacks to too much', async () => {
  const bomb = await packBrand({ name: 'x'.repeat(5_000_000) }).catch(() => '#brand=');
  for (const hash of ['', '#', '#brand=', '#brand=%%%', '#brand=AAAA', `#brand=${'A'.repeat(10_000)}`, '#model', bomb])
    expect(await unpackBrand(hash)).toEqual({});
});

it('never carries a landing address, nor anything that is not a kit', async () => {
  expect(toBrandKit({ ...kit, landing: 'https://evil.example/', extra: 1, logo: 'data:image/svg+xml,x', accent: 'red' })).toEqual(kit);
  expect(toBrandKit('x')).toEqual({});
});
