import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';

test.use({ slug: 'step-inside' });

// Slow: the villa is computed pixel by pixel, on the processor.
test.setTimeout(120_000);

test('a press on a mark that moves turns the view, and does not walk to the mark', async ({ browser }) => {
  const lab = await openHarness(browser, 'step-inside', { width: 300, height: 600, config: { clock: 'host' } });
  await lab.seek(0.5);
  // Takes over from autoplay.
  await lab.page.mouse.click(150, 520);
  await lab.seek(3);
  const seen = () => lab.frame.getByRole('slider').first().getAttribute('aria-valuenow');
  const before = Number(await seen());
  const mark = await lab.frame.locator('.mark:visible').first().boundingBox();
  if (!mark) throw new Error('No mark is in view');
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
  await lab.page.mouse.move(x, y);
  await lab.page.mouse.down();
  await lab.page.mouse.move(x + (x < 150 ? 150 : -150), y, { steps: 8 });
  await lab.seek(4.5);
  await lab.page.mouse.move(x, y, { steps: 8 });
  await lab.page.mouse.up();
  await lab.seek(5);
  expect(Number(await seen())).toBeGreaterThan(before);
  expect(lab.messages.some((message) => message.t === 'event' && message.data.name === 'hotspot')).toBe(false);
  expect(lab.errors).toEqual([]);
  await lab.close();
});

test('the mark of a place out of view waits at the edge, and walks there all the same', async ({ browser }) => {
  const lab = await openHarness(browser, 'step-inside', { width: 390, height: 844, reducedMotion: true, config: { clock: 'host' } });
  let time = 0.5;
  const read = async (selector: string) => {
    time += 0.5;
    await lab.seek(time);
    return lab.frame
      .locator(selector)
      .evaluateAll((all) =>
        all.flatMap((one) => (one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? (one.textContent ?? '') : [])),
      );
  };
  expect([await read('.mark'), await read('.mark.right')]).toEqual([['Pool'], ['Pool']]);
  // By keyboard the view turns until the place is in it.
  await lab.frame.locator('.pad').focus();
  for (let i = 0; i < 3; i++) await lab.page.keyboard.press('ArrowRight');
  expect([await read('.mark'), await read('.mark.right')]).toEqual([['Pool'], []]);
  await lab.frame.locator('.mark:visible').click();
  expect([await read('.mark'), await read('.mark.left')]).toEqual([['Suite'], ['Suite']]);
  await lab.frame.locator('.mark:visible').click();
  expect(await read('.mark')).toEqual(['Pool']);
  expect(lab.errors).toEqual([]);
  await lab.close();
});

test('who turned once and left is not told of a rate, and goes on from there', async ({ browser }) => {
  const lab = await openHarness(browser, 'step-inside', { width: 390, height: 844, config: { clock: 'host' } });
  await lab.seek(0.5);
  await lab.page.mouse.click(195, 600);
  await lab.seek(3);
  await lab.page.mouse.move(300, 500);
  await lab.page.mouse.down();
  await lab.page.mouse.move(120, 500, { steps: 4 });
  await lab.page.mouse.up();
  await lab.seek(6);
  const seen = async () => Number(await lab.frame.locator('.pad').getAttribute('aria-valuenow'));
  const before = await seen();
  await lab.seek(23);
  const texts = `${await lab.frame.locator('.card').innerText()} ${await lab.frame.locator('[aria-live]').textContent()}`;
  expect(texts).toContain('Look around for the sunset rate');
  expect(texts).not.toMatch(/unlocked|€/);
  const told = lab.messages.flatMap((message) => (message.t === 'event' ? [message.name, message.data.name] : []));
  expect(told).not.toEqual(expect.arrayContaining(['complete']));
  expect(told).not.toEqual(expect.arrayContaining(['unlock']));
  await lab.frame.getByRole('button', { name: 'Look around' }).click();
  await lab.seek(24);
  // As much as before, and what the view passes on its way back.
  expect(await seen()).toBeGreaterThanOrEqual(before);
  expect(lab.errors).toEqual([]);
  await lab.close();
});
