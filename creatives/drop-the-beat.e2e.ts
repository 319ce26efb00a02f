import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';

test.use({ slug: 'drop-the-beat' });

test('the loudspeaker is crossed out until the song can be heard, and whenever it is muted', async ({ browser }) => {
  const lab = await openHarness(browser, 'drop-the-beat', { width: 320, height: 480 });
  const off = lab.frame.getByRole('button', { name: 'Sound', pressed: false });
  const on = lab.frame.getByRole('button', { name: 'Sound', pressed: true });
  await expect(off).toBeVisible();
  await lab.frame.getByRole('button', { name: 'Kick pad' }).click();
  await expect(on).toBeVisible();
  await lab.send({ t: 'mute', isMuted: true });
  await expect(off).toBeVisible();
  await lab.send({ t: 'mute', isMuted: false });
  await on.click();
  await off.click();
  await expect(on).toBeVisible();
  // Built anew, it waits for a touch again.
  await lab.send({ t: 'replay' });
  await off.click();
  await expect(on).toBeVisible();
  expect(lab.errors).toEqual([]);
  await lab.close();
});
