import { expect, it } from 'vitest';
import { activeDemos } from '#catalogue/demos.ts';
import { createPainter } from './branded-still.ts';

const [first] = activeDemos.flatMap((demo) => (demo.isIframe ? [demo] : []));
if (!first) throw new Error('No demo');

it('ads are drawn one after the other', async () => {
  let running = 0;
  let most = 0;
  const paint = createPainter(async () => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return new Blob();
  });
  expect(await Promise.all([paint(first, {}), paint(first, {}), paint(first, {})])).toHaveLength(3);
  expect(most).toBe(1);
});

it('where a browser draws none, no other is tried', async () => {
  let tries = 0;
  const paint = createPainter(async () => {
    tries++;
    throw new Error('No canvas');
  });
  expect(await Promise.all([paint(first, {}), paint(first, {})])).toEqual([undefined, undefined]);
  expect(tries).toBe(1);
});
