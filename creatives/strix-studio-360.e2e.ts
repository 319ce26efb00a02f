import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';
import { project, toView } from './strix-studio-360/camera.ts';
import { toCamera, toFrame } from './strix-studio-360/framing.ts';
import { shots } from './strix-studio-360/views.ts';

test.use({ slug: 'strix-studio-360' });

test('the end card is the photograph with the whole car in it, one offer and one button', async ({ browser }) => {
  for (const size of [
    { width: 970, height: 250 },
    { width: 640, height: 360 },
    { width: 390, height: 844 },
    { width: 300, height: 250 },
  ]) {
    const lab = await openHarness(browser, 'strix-studio-360', { ...size, reducedMotion: true, config: { clock: 'host', tier: 'C', seed: 417 } });
    await lab.seek(1);
    await lab.frame.getByRole('button', { name: 'Take the shot' }).click();
    await lab.seek(2);
    await expect(lab.frame.getByText('Signature · Talon rims · 1/125 s · No. 0417')).toBeVisible();
    await expect(lab.frame.getByRole('button', { name: 'Book a test drive' })).toBeVisible();
    const aspect = size.width / size.height;
    const yaw = ((aspect < 1 ? shots[0].upright : shots[0].turn) * Math.PI) / 180;
    const view = toView(toCamera(toFrame(aspect, 'end'), shots[0], yaw, aspect), aspect);
    const edge = await lab.frame.locator('.paper').evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const width = Number.parseFloat(getComputedStyle(one).borderBottomWidth);
      return { left, top, right, bottom: bottom - width };
    });
    for (const point of [
      [-1.5, 0, 0.95],
      [1.47, 0, 0.95],
      [0.45, 1.34, 0],
      [-2.3, 0.3, 0.6],
    ] as const) {
      const { x, y } = project(view, yaw, point);
      expect(x * size.width).toBeGreaterThan(edge.left);
      expect(x * size.width).toBeLessThan(edge.right);
      expect(y * size.height).toBeGreaterThan(edge.top);
      expect(y * size.height).toBeLessThan(edge.bottom);
    }
    expect(lab.errors).toEqual([]);
    await lab.close();
  }
});

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
    return [80, 500].flatMap((top) => {
      const rows = Array.from({ length: 145 }, (_, y) => {
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
