import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';

test.use({ slug: 'living-light' });

// Slow: the light of each lamp is computed on the processor.
test.setTimeout(120_000);

test('Back and Play/Pause go back to the film, and while it runs Back is the page’s', async ({ browser }) => {
  const lab = await openHarness(browser, 'living-light', { width: 960, height: 540, config: { clock: 'host' } });
  const status = lab.frame.locator('.film span');
  const countRequests = () => lab.messages.filter(({ t }) => t === 'request').length;
  await lab.seek(2);
  await expect(status).toHaveText('Paused');
  await lab.send({ t: 'key', action: 'back' });
  await expect(status).toHaveText('Playing');
  await lab.send({ t: 'key', action: 'playpause' });
  await expect(status).toHaveText('Paused');
  await lab.frame.evaluate(() => window.focus());
  for (const key of ['Escape', 'Backspace']) {
    await lab.page.keyboard.press(key);
    await expect(status).toHaveText('Playing');
    await lab.send({ t: 'key', action: 'playpause' });
    await expect(status).toHaveText('Paused');
  }
  await lab.page.keyboard.press('Escape');
  await expect(status).toHaveText('Playing');
  expect(countRequests()).toBe(0);
  await lab.page.keyboard.press('Escape');
  await expect.poll(countRequests).toBe(1);
  await expect(status).toHaveText('Playing');
  expect(lab.errors).toEqual([]);
  await lab.close();
});
