import { expect } from '@playwright/test';
import { openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';

test.use({ slug: 'golden-hour' });

test('a drag that begins on the name tag of a place turns the world, and does not choose the place', async ({ browser }) => {
  const lab = await openHarness(browser, 'golden-hour', { width: 970, height: 250, config: { clock: 'host' } });
  const tag = lab.frame.locator('.pin:visible');
  for (let t = 0.5; (await tag.count()) === 0; t += 0.25) await lab.seek(t);
  const box = (await tag.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await lab.page.mouse.move(x, y);
  await lab.page.mouse.down();
  await lab.page.mouse.move(x + 200, y, { steps: 8 });
  await lab.page.mouse.up();
  const done = () => lab.messages.flatMap((message) => (message.t === 'event' && message.name === 'interaction' ? [message.data?.name] : []));
  await expect.poll(done).toEqual(['hour']);
  await lab.close();
});
