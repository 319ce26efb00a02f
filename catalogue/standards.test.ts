import { expect, it } from 'vitest';
import type { Measurement } from './measurements.ts';
import { judge, listGauges } from './standards.ts';

const measured: Measurement = {
  hash: '0123456789abcdef',
  raw: 90_000,
  gzip: 40_000,
  brotli: 35_000,
  requests: 1,
  network: 40_000,
  firstFrameMs: 300,
  cpuPercent: 12,
  motionEndS: 14.2,
  renderer: 'software',
  browser: 'Chromium',
};

it('judges a figure by its limit', () => {
  const verdicts = (change: Partial<Measurement>) =>
    Object.fromEntries(listGauges('728x90', { ...measured, ...change }).map((gauge) => [gauge.name, judge(gauge)]));
  expect(new Set(Object.values(verdicts({ motionEndS: 13 })))).toEqual(new Set(['pass']));
  expect(verdicts({ gzip: 140_000 })['initial load']).toBe('warn');
  expect(verdicts({ raw: 400_000, cpuPercent: 31 })).toMatchObject({ file: 'fail', processor: 'fail', 'initial load': 'pass' });
});

it('knows the initial load of each size', () => {
  const limitOf = (size: Parameters<typeof listGauges>[0]) => listGauges(size, measured)[0]?.limit;
  expect([limitOf('970x250'), limitOf('728x90'), limitOf('full screen'), limitOf('CTV')]).toEqual([250_000, 150_000, 300_000, 150_000]);
});
