import { expect, expectNoViolation, expectPage, keepOnDevice, type Page, tabTo, test } from './fixture.ts';
import { creativeOf, tabIntoFrame } from './play-creative.ts';

/** A demo that comes in more units than its own (catalogue/demo.ts, UnitRecord): the card names them, the preview switches among them. */
const MORNING = '/experience/gamification/preview/2';

test.use({ viewport: { width: 1536, height: 900 } });

const plan = (page: Page) => page.getByRole('group', { name: 'Slots on this page' });
const linkTo = (page: Page, size: string) => plan(page).getByRole('link', { name: `Show this ad as ${size}` });

/** The ad runs in the slot of this size, and in no other; all that speaks of a size speaks of this one. */
async function expectUnit(page: Page, size: '300x250' | '300x600') {
  const label = size.replace('x', ' × ');
  await expect(page.locator(`[data-slot="${size}"] .player[data-phase="running"]`)).toBeVisible();
  await expect(page.locator('.player')).toHaveCount(1);
  await expect(page).toHaveURL(size === '300x250' ? /preview\/2\?unit=300x250$/ : /preview\/2$/);
  await expect(page).toHaveTitle(new RegExp(`Catch the Morning, ${size.toUpperCase()} `));
  await expect(page.getByText(`Ad Size: ${size.toUpperCase()}`)).toBeVisible();
  await expect(linkTo(page, label)).toHaveAttribute('aria-current', 'true');
  const drawn = await creativeOf(page)
    .locator('body')
    .evaluate(() => [innerWidth, innerHeight].join('x'));
  expect(drawn).toBe(size);
}

test('by mouse: the card says as what else an ad comes, the plan of the slots shows it, and Back and closing find their ways', {
  tag: '@ci',
}, async ({ page }) => {
  await keepOnDevice(page, 'surge.panels', 'specs tools');
  await page.goto('/experience/gamification?size=300x250');
  const card = page.locator('.demo-card').filter({ hasText: 'Catch the Morning' });
  await expect(card).toContainText('300X600');
  await expect(card).toContainText('Also as 300x250');
  await card.getByRole('link', { name: /View Demo/ }).click();
  await expectUnit(page, '300x600');
  await expect(plan(page).getByRole('button')).toHaveText(['970 × 250', '728 × 90']);

  await linkTo(page, '300 × 250').click();
  await expectUnit(page, '300x250');
  await expect(page.locator('.console-device')).toHaveText('Desktop 300x250');
  const box = await page.locator('.player iframe').boundingBox();
  if (!box) throw new Error('No frame');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('list', { name: 'Events' }).locator('li[data-event="interaction"]').first()).toBeVisible();

  await page.reload();
  await expectUnit(page, '300x250');
  await page.goBack();
  await expectUnit(page, '300x600');
  await page.goForward();
  await expectUnit(page, '300x250');
  await linkTo(page, '300 × 600').click();
  await expectUnit(page, '300x600');
  await page.locator('.preview-close').click();
  await expectPage(page, /\/experience\/gamification\?size=300x250$/, 'Gamification');
});

test('by keyboard alone: another unit is chosen, keeps the focus, and is played; the next demo starts with its own', { tag: '@ci' }, async ({
  page,
}) => {
  await page.goto(MORNING);
  await expectUnit(page, '300x600');
  await tabTo(page, linkTo(page, '300 × 250'));
  await page.keyboard.press('Enter');
  await expectUnit(page, '300x250');
  await expect(linkTo(page, '300 × 250')).toBeFocused();
  await page.getByRole('button', { name: 'Skip the ad' }).focus();
  await tabIntoFrame(page);
  await page.keyboard.press('ArrowRight');
  await expect(creativeOf(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^Place \d of 5/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Next demo/ }).press('Enter');
  await expect(page).toHaveURL(/preview\/3$/);
  await page.getByRole('link', { name: /^Previous demo/ }).press('Enter');
  await expectUnit(page, '300x600');
});

test('files, link and code are those of the unit that is shown', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.panels', 'specs tools');
  await page.goto(`${MORNING}?unit=300x250`);
  await expectUnit(page, '300x250');
  const tools = page.locator('.workbench-tools');
  for (const [name, file] of [
    ['HTML5 zip for ad servers', 'catch-the-morning-300x250-html5.zip'],
    ['MRAID file for apps', 'catch-the-morning-300x250-mraid.html'],
    ['Backup image', 'catch-the-morning-300x250-backup.jpg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await tools.getByText(name).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  await expect(tools.locator('.qr-panel')).toContainText('/play/2?unit=300x250');
  await expect(page.locator('.spec li').first()).toContainText('150 kB');
  await expectNoViolation(page);
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(page).toHaveURL(/\?tab=mobile&unit=300x250$/);
  await expect(page.locator('.phone [data-slot="300x250"] .player')).toBeVisible();
  // The device stays, where the other unit has it too; its ad on the other device is loaded when that is looked at.
  await page.getByRole('region', { name: 'About this demo' }).getByRole('link', { name: '300x600' }).click();
  await expect(page).toHaveURL(/\?tab=mobile$/);
  await expect(page.locator('.phone [data-slot="300x600"] .player')).toBeVisible();
  await expect(page.locator('.player')).toHaveCount(1);
});

test('the page of the ad alone shows the unit of its address; an address of no unit shows the demo itself', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/play/2?unit=300x250');
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
  expect(await page.locator('.player').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([300, 250]);
  await page.getByRole('link', { name: 'Open with all tools' }).first().click();
  await expectUnit(page, '300x250');
  for (const wrong of ['320x50', '%3Cb%3E', '300x250%00', 'constructor']) {
    const response = await page.goto(`${MORNING}?unit=${wrong}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-slot="300x600"] .player')).toBeVisible();
    await expect(linkTo(page, '300 × 600')).toHaveAttribute('aria-current', 'true');
  }
});

test('on a phone the units are in the specs', { tag: '@ci' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(MORNING);
  await page.getByRole('button', { name: 'Specs' }).click();
  await page.getByRole('region', { name: 'About this demo' }).getByRole('link', { name: '300x250' }).click();
  await expect(page).toHaveURL(/\?unit=300x250$/);
  await expect(page.getByText('Ad Size: 300X250')).toBeVisible();
  await expectNoViolation(page);
  await page.goBack();
  await expect(page.getByRole('region', { name: 'About this demo' })).toBeVisible();
  await expect(page.getByText('Ad Size: 300X600')).toBeVisible();
});
