import { afterEach, expect, it, vi } from 'vitest';
import { readPage, toBytes } from './read-page.ts';

afterEach(() => vi.unstubAllGlobals());

interface Drawn {
  readonly width: number;
  readonly quality: number;
}

/** A browser whose JPEGs have so many bytes a pixel at full quality. Returns what it drew. */
function drawWith(bytesPerPixel: number, picture: { readonly width: number; readonly height: number } | undefined): readonly Drawn[] {
  const drawn: Drawn[] = [];
  vi.stubGlobal('createImageBitmap', async () => (picture ? { ...picture, close: () => {} } : Promise.reject(new Error('No picture'))));
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => null,
      toDataURL(_: string, quality: number) {
        drawn.push({ width: this.width, quality });
        return `data:image/jpeg;base64,${'A'.repeat(Math.ceil((this.width * this.height * bytesPerPixel * quality * 4) / 3))}`;
      },
    }),
  });
  return drawn;
}
const png = new Blob(['x'], { type: 'image/png' });

it('other files than pictures of pixels are not read, nor very large ones', async () => {
  expect(await readPage(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).toEqual({ problem: 'type' });
  expect(await readPage(new Blob(['<p>'], { type: 'text/html' }))).toEqual({ problem: 'type' });
  expect(await readPage(new Blob([new Uint8Array(30_000_001)], { type: 'image/png' }))).toEqual({ problem: 'size' });
});

it('what only says that it is a picture is none', async () => {
  drawWith(1, undefined);
  expect(await readPage(png)).toEqual({ problem: 'picture' });
});

it('a small picture keeps its size, a large one has 1,600 pixels at its longest side', async () => {
  expect([drawWith(0.1, { width: 800, height: 600 }), await readPage(png)][0]).toEqual([{ width: 800, quality: 0.86 }]);
  expect([drawWith(0.1, { width: 2000, height: 4000 }), await readPage(png)][0]).toEqual([{ width: 800, quality: 0.86 }]);
});

it('a whole page from its head to its foot stays wide enough to be read', async () => {
  expect([drawWith(0.1, { width: 1280, height: 6000 }), await readPage(png)][0]).toEqual([{ width: 800, quality: 0.86 }]);
  expect([drawWith(0.1, { width: 1280, height: 30_000 }), await readPage(png)][0]).toEqual([{ width: 205, quality: 0.86 }]);
});

it('what has hardly any pixels is no picture of a page', async () => {
  drawWith(1, { width: 1, height: 1 });
  expect(await readPage(png)).toEqual({ problem: 'small' });
  drawWith(1, { width: 1200, height: 99 });
  expect(await readPage(png)).toEqual({ problem: 'small' });
});

it('it becomes less sharp, then smaller, until it has 1 MB at most', async () => {
  const drawn = drawWith(1.2, { width: 1600, height: 1600 });
  const read = await readPage(png);
  if (!('dataUrl' in read)) throw new Error('Not read');
  expect(toBytes(read.dataUrl)).toBeLessThanOrEqual(1_000_000);
  expect(drawn.map(({ width }) => width).filter((width, index, all) => width !== all[index - 1])).toEqual([1600, 1280]);
});
