import { describe, expect, it } from 'vitest';
import { type Brand, toBrand } from './brand.ts';

const defaults: Brand = {
  name: 'Lumara',
  headline: 'Live a whole day',
  cta: 'Plan',
  landing: 'https://lumara.example/',
  primary: '#ffe6a8',
  accent: '#1d1540',
};

describe('toBrand', () => {
  it('a wrong field of a brand takes its default, the others stay', () => {
    for (const value of [undefined, null, 7, 'x', [], { name: 5, primary: 'red', landing: 'http://x.example' }])
      expect(toBrand(value, defaults)).toEqual(defaults);
  });

  it('a brand keeps right fields, trimmed and cut to their length', () => {
    const brand = toBrand({ name: `  ${'W'.repeat(90)} `, primary: '#ABCDEF', landing: 'https://acme.example/a?b=1#c' }, defaults);
    expect(brand.name).toBe('W'.repeat(40));
    expect(brand.primary).toBe('#ABCDEF');
    expect(brand.landing).toBe('https://acme.example/a?b=1#c');
    expect(brand.cta).toBe('Plan');
  });

  it('a logo is a picture, and nothing that could run or load', () => {
    const logoOf = (logo: unknown) => toBrand({ logo }, defaults).logo;
    expect(logoOf('data:image/webp;base64,UklGRg==')).toBe('data:image/webp;base64,UklGRg==');
    for (const logo of [
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/png,x',
      'https://x.example/logo.png',
      'data:image/png;base64,"onerror=',
      `data:image/png;base64,${'A'.repeat(200_000)}`,
      7,
    ])
      expect(logoOf(logo)).toBeUndefined();
  });

  it('a name is never cut within a character', () => {
    expect([...toBrand({ name: '🧋'.repeat(50) }, defaults).name]).toHaveLength(40);
  });
});
