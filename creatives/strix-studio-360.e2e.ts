import { expect, test } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';

test('the pictures of the turntable lie on the page without a seam', async ({ browser }) => {
  const lab = await openHarness(browser, 'strix-studio-360', { width: 390, height: 844, reducedMotion: true, config: { clock: 'host', tier: 'C' } });
  const isHere = () => lab.frame.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('turntable.webp')));
  await expect.poll(isHere).toBe(true);
  await lab.seek(1);
  const shot = (await lab.shoot()).toString('base64');
  // Above the bar of light and below the car: how much lighter or darker a row is than the one above.
  const steps = await lab.page.evaluate(async (text) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    return [100, 485].flatMap((top) => {
      const rows = Array.from({ length: 165 }, (_, y) => {
        const data = [...(context?.getImageData(2, top + y, 10, 1).data ?? [])];
        return data.reduce((sum, value) => sum + value, 0) / data.length;
      });
      return rows.slice(1).map((row, y) => Math.abs(row - (rows[y] ?? 0)));
    });
  }, shot);
  expect(Math.max(...steps)).toBeLessThan(1.5);
  expect(lab.errors).toEqual([]);
  await lab.close();
});
