import { expect, it } from 'vitest';
import { toBrandKit } from './brand-kit.ts';
import { packBrand, unpackBrand } from './packed-brand.ts';
import { toQrLink } from './share-link.ts';

const kit = { name: 'Käffchen ☕', headline: 'مرحبا', cta: 'Los', primary: '#112233' };

it('a share link carries the brand', async () => {
  const hash = await packBrand(kit);
  expect(hash).toMatch(/^#brand=[\w-]+$/);
  expect(await unpackBrand(hash)).toEqual(kit);
});

it('a share link of a full brand without a logo fits a small QR code', async () => {
  const full = {
    name: 'W'.repeat(40),
    headline: 'A headline of about ninety letters, which is as long as any of them may be in the whole kit',
    cta: 'Book a test night now',
    primary: '#abcdef',
    accent: '#fedcba',
  };
  expect((await packBrand(full)).length).toBeLessThan(320);
});

it('the link of a QR code has its mark before the brand', () => {
  expect(toQrLink('https://surge.example/play/12')).toBe('https://surge.example/play/12?from=code');
  expect(toQrLink('https://surge.example/play/12#brand=abc')).toBe('https://surge.example/play/12?from=code#brand=abc');
  expect(toQrLink('https://surge.example/play/2?unit=300x250#brand=abc')).toBe('https://surge.example/play/2?unit=300x250&from=code#brand=abc');
});

it('a fragment that is no brand, is too long or unpacks to too much gives no brand', async () => {
  const bomb = await packBrand({ name: 'x'.repeat(5_000_000) }).catch(() => '#brand=');
  for (const hash of ['', '#', '#brand=', '#brand=%%%', '#brand=AAAA', `#brand=${'A'.repeat(10_000)}`, '#model', bomb])
    expect(await unpackBrand(hash)).toEqual({});
});

it('a share link carries no landing address, and nothing else that is no part of a kit', async () => {
  expect(toBrandKit({ ...kit, landing: 'https://evil.example/', extra: 1, logo: 'data:image/svg+xml,x', accent: 'red' })).toEqual(kit);
  expect(toBrandKit('x')).toEqual({});
});

const toUrl = (type: string, bytes: readonly number[]) => `data:image/${type};base64,${btoa(String.fromCharCode(...bytes))}`;
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number, length: number) => Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 255);
const small = (value: number, length: number) => big(value, length).reverse();
const webp = (chunk: string, body: readonly number[]) => [...letters('RIFF'), 0, 0, 0, 0, ...letters(`WEBP${chunk}`), 0, 0, 0, 0, ...body];

/** The first bytes of a picture of that size, in each way to say it. */
const pictures: Readonly<Record<string, (width: number, height: number) => string>> = {
  png: (width, height) => toUrl('png', [0x89, ...letters('PNG\r\n\x1a\n'), 0, 0, 0, 13, ...letters('IHDR'), ...big(width, 4), ...big(height, 4)]),
  jpeg: (width, height) => toUrl('jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc2, 0, 17, 8, ...big(height, 2), ...big(width, 2)]),
  'plain webp': (width, height) => toUrl('webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...small(width, 2), ...small(height, 2)])),
  'lossless webp': (width, height) => toUrl('webp', webp('VP8L', [0x2f, ...small((width - 1) | ((height - 1) << 14), 4)])),
  'extended webp': (width, height) => toUrl('webp', webp('VP8X', [0, 0, 0, 0, ...small(width - 1, 3), ...small(height - 1, 3)])),
  'png that says it is webp': (width, height) => (pictures.png?.(width, height) ?? '').replace('image/png', 'image/webp'),
};

it.each(Object.entries(pictures))('a logo of few bytes is never drawn larger than a screen: %s', async (_, draw) => {
  const bring = async (logo: string) => (await unpackBrand(await packBrand({ name: 'x', logo }))).logo;
  expect(await bring(draw(2048, 96))).toBe(draw(2048, 96));
  for (const [width, height] of [
    [9000, 9000],
    [2049, 1],
    [1, 2049],
  ] as const) {
    expect(await bring(draw(width, height))).toBeUndefined();
  }
});

it('a logo of an unknown or broken picture is dropped', async () => {
  for (const bytes of [letters('GIF89a\x10\0\x10\0'), letters('BM'), letters('<svg/>'), [0x89, 0x50], [0xff, 0xd8, 0xff]]) {
    expect(await unpackBrand(await packBrand({ name: 'x', logo: toUrl('png', bytes) }))).toEqual({ name: 'x' });
  }
});
