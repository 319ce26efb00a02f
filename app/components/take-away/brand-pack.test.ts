import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Measurement } from '#catalogue/measurements.ts';
import { weigh } from './brand-pack.ts';
import { packCreative } from './pack.ts';

const measured: Measurement = {
  hash: '',
  raw: 1,
  gzip: 1,
  brotli: 1,
  requests: 1,
  network: 1,
  firstFrameMs: 100,
  cpuPercent: 5,
  motionEndS: 10,
  renderer: '',
  browser: '',
};

it('a sheet has the weights of what was packed, and the other figures as they were measured', async () => {
  const page = '<!doctype html><title>An ad</title>'.repeat(40);
  const zip = await packCreative('html5', page, [['picture.webp', new Uint8Array(500)]]);
  const found = await weigh(zip, measured);
  expect(found).toMatchObject({ raw: page.length, firstFrameMs: 100, cpuPercent: 5 });
  // Two libraries compress alike, not the same.
  expect(Math.abs(found.gzip - gzipSync(page).length)).toBeLessThan(20);
  expect(found.seen).toBeUndefined();
});
