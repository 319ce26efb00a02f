import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';

test.use({ slug: 'choose-the-road' });

test('on a phone upright the picture fills the screen, and what is asked and said stands under the film', async ({ browser }) => {
  const size = { width: 390, height: 764 };
  const lab = await openHarness(browser, 'choose-the-road', { ...size, hasTouch: true, config: { clock: 'host' } });
  const boxOf = async (name: string | RegExp) => (await lab.frame.getByRole('button', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await lab.seek(2);
  const [offX, offY] = await lab.page.locator('iframe').evaluate((frame) => {
    const { x, y } = frame.getBoundingClientRect();
    return [x, y] as const;
  });
  const brightest = await lab.frame.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return [];
    // The upper and the lower edge, and the middle.
    return [0.01, 0.5, 0.985].map((share) =>
      Math.max(...pen.getImageData(0, Math.floor(canvas.height * share), canvas.width, 1).data.filter((_, i) => i % 4 < 3)),
    );
  });
  // Letterbox bars are at most 12.
  for (const light of brightest) expect(light).toBeGreaterThan(25);
  let above = 0;
  for (const road of ['Coast', 'Forest', 'Desert']) {
    const { x, y, width, height } = await boxOf(new RegExp(road));
    expect([x - offX, width, height]).toEqual([16, 358, 76]);
    expect(y - offY).toBeGreaterThan(above + 76);
    await expect(lab.frame.getByRole('button', { name: new RegExp(road) }).locator('canvas')).toBeVisible();
    above = y - offY;
  }
  await lab.frame.getByRole('button', { name: /Forest/ }).click();
  await lab.seek(5);
  await lab.frame.getByRole('button', { name: 'Solar roof' }).click();
  await lab.seek(6);
  const card = await lab.frame.locator('.card').boundingBox();
  expect((card?.y ?? 0) - offY).toBeGreaterThan(size.height * 0.6);
  expect(card?.width).toBe(358);
  await expect(lab.frame.locator('.lead')).toBeHidden();
  expect(lab.errors).toEqual([]);
  await lab.close();
});
