import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Config } from '#protocol/frame.ts';
import { readPageConfig } from './page-config.ts';

function open(page: object | undefined, address = ''): Config {
  vi.stubGlobal('document', { getElementById: () => page && { textContent: JSON.stringify(page) } });
  vi.stubGlobal('location', { search: address });
  const message = readPageConfig();
  if (message?.t !== 'config') throw new Error('No configuration');
  return message.config;
}

describe('readPageConfig', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });

  it('gives each load a seed of its own, unless the page names one', () => {
    const seeds = Array.from({ length: 5 }, () => open({ brand: { name: 'Acme' } }).seed);
    expect(new Set(seeds).size).toBe(5);
    expect(open({ seed: 7 }).seed).toBe(7);
  });

  it('takes coupon codes from the page, or else from its address', () => {
    expect(open(undefined, '?clickTag=x&codes=A1,%20B2,').codes).toEqual(['A1', 'B2']);
    expect(open({ codes: ['C3'] }, '?codes=A1').codes).toEqual(['C3']);
    expect(open(undefined).codes).toBeUndefined();
  });
});
