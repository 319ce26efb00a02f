import { expect, it } from 'vitest';
import type { Measurement, Seen } from './measurements.ts';
import type { SizeName } from './sizes.ts';
import { listChecks, listGauges, toVerdict } from './standards.ts';

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

it('a figure passes, warns or fails by its limit', () => {
  const verdicts = (change: Partial<Measurement>) =>
    Object.fromEntries(listGauges('728x90', { ...measured, ...change }).map((gauge) => [gauge.name, toVerdict(gauge)]));
  expect(new Set(Object.values(verdicts({ motionEndS: 13 })))).toEqual(new Set(['pass']));
  expect(verdicts({ gzip: 140_000 })['initial load']).toBe('warn');
  expect(verdicts({ raw: 400_000, cpuPercent: 31 })).toMatchObject({ file: 'fail', processor: 'fail', 'initial load': 'pass' });
});

it('each size has its limit of initial load', () => {
  const limitOf = (size: Parameters<typeof listGauges>[0]) => listGauges(size, measured)[0]?.limit;
  expect([limitOf('970x250'), limitOf('728x90'), limitOf('full screen'), limitOf('CTV')]).toEqual([250_000, 150_000, 300_000, 150_000]);
  expect([limitOf('300x250'), limitOf('320x50'), limitOf('320x100')]).toEqual([150_000, 50_000, 150_000]);
  expect(listGauges('320x100', measured)[0]?.rule.who).toBe('Google Ads');
});

const seen: Seen = {
  files: 1,
  zip: 40_000,
  external: 0,
  sounds: 0,
  errors: 0,
  declared: '728x90',
  doors: [],
  pauses: true,
  byKeyboard: true,
  calm: true,
};

it('a check that no run has tried is left out', () => {
  expect(listChecks('728x90', measured)).toEqual([]);
});

it('each check follows from what the run saw', () => {
  const failing = (change: Partial<Seen>, size: SizeName = '728x90') =>
    listChecks(size, { ...measured, seen: { ...seen, ...change } }).flatMap(({ name, isPassed }) => (isPassed ? [] : [name]));
  expect(listChecks('728x90', { ...measured, seen })).toHaveLength(4);
  expect(failing({})).toEqual([]);
  expect(failing({ doors: ['cookies'] })).toEqual(['Sandboxed, no access to the page']);
  expect(failing({ errors: 1 })).toEqual(['Sandboxed, no access to the page']);
  expect(failing({ declared: '' }, 'CTV')).toEqual(['Size declared']);
  expect(failing({}, '970x250')).toEqual(['Size declared']);
  expect(failing({}, 'full screen')).toEqual([]);
  expect(failing({ external: 2 })).toEqual(['One file, nothing external']);
  expect(failing({ sounds: 1 })).toEqual(['Silent until touched']);
});

it('an ad of one file is described so, another one by the weight of its zip', () => {
  const names = (files: number) => listChecks('728x90', { ...measured, seen: { ...seen, files } }).map(({ name }) => name);
  expect(names(1)).toContain('One file, nothing external');
  expect(names(2)).not.toContain('One file, nothing external');
  expect(names(2)).toContain('Nothing external');
  const zips = (size: SizeName) => listGauges(size, { ...measured, seen }).filter(({ name }) => name === 'zip');
  expect([zips('728x90').length, zips('CTV').length, zips('video').length]).toEqual([1, 0, 0]);
});
