import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { listCreatives, loadDemo } from '#tools/creatives.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, expectPage, holdScripts, hydrate, keepOnDevice, MISSING, type Page, tabTo, test } from './fixture.ts';
import { creativeOf, tabIntoFrame } from './play-creative.ts';

test.use({ viewport: { width: 1536, height: 900 } });

/** With the panels open beside the stage. */
const open = async (page: Page, path: string) => {
  await keepOnDevice(page, 'surge.panels', 'specs tools');
  await page.goto(path);
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
};
const brandTool = (page: Page) => page.getByRole('region', { name: 'Your brand' });
const setBrand = async (page: Page) => {
  await brandTool(page).getByLabel('Name').fill('Acme Coffee');
  await brandTool(page).getByLabel('Headline').fill('Wake up somewhere new');
};

test('the console lists what the ad reports, counts it, filters it, and never logs a click for a drag', async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  const log = page.getByRole('list', { name: 'Events' });
  await expect(log.locator('li[data-event="impression"]')).toHaveCount(1);
  await expect(log.locator('li[data-event="viewable"]')).toHaveCount(1);
  const box = await page.locator('.player iframe').boundingBox();
  if (!box) throw new Error('No frame');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 8 });
  await page.mouse.up();
  await expect(log.locator('li[data-event="engagement_start"]')).toHaveCount(1);
  await expect(log.locator('li[data-event="interaction"]').first()).toBeVisible();
  await expect(log.locator('li[data-event="click_through"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^interaction/ }).click();
  await expect(log.locator('li:not([data-event="interaction"])')).toHaveCount(0);
  await page.getByRole('button', { name: /^interaction/ }).click();
  await expect(log.locator('li[data-event="impression"]')).toHaveCount(1);
});

test('a brand is in all ads, also after a reload, until it is reset', async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  await setBrand(page);
  await expect(creativeOf(page).getByText('Wake up somewhere new').first()).toBeAttached();
  await open(page, '/experience/sticky-and-scrolling/preview/10');
  await expect(creativeOf(page).getByText('Wake up somewhere new').first()).toBeAttached();
  await page.reload();
  await expect(brandTool(page).getByLabel('Name')).toHaveValue('Acme Coffee');
  await brandTool(page).getByRole('button', { name: 'Reset' }).click();
  await expect(brandTool(page).getByLabel('Name')).toHaveValue('');
});

test('a colour is typed as a style guide writes it, and what is none is said once it is left', async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  const code = brandTool(page).getByRole('textbox', { name: 'Main colour as a hex code' });
  const chosen = brandTool(page).getByLabel('Main colour', { exact: true });
  const said = brandTool(page).getByText('Enter six digits or letters from a to f, such as #14532d.');
  await code.fill('14532D');
  await expect(chosen).toHaveValue('#14532d');
  await code.press('Enter');
  await expect(code).toHaveValue('#14532d');
  await code.fill('#1453');
  await expect(said).toHaveCount(0);
  await code.blur();
  await expect(said).toBeVisible();
  await expect(code).toHaveAccessibleDescription('Enter six digits or letters from a to f, such as #14532d.');
  await expect(chosen).toHaveValue('#14532d');
  await code.fill('');
  await expect(said).toHaveCount(0);
  await expect(brandTool(page).getByRole('button', { name: 'Reset' })).toBeDisabled();
});

test('Escape in a field leaves the field, and only then the preview', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  const name = brandTool(page).getByLabel('Name');
  await name.fill('Acme Coffee');
  await name.press('Escape');
  await expect(name).not.toBeFocused();
  await expect(name).toHaveValue('Acme Coffee');
  await expect(page.getByRole('dialog', { name: 'Golden Hour' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPage(page, /\/experience\/gamification$/, 'Gamification');
});

test('a brand that is written before the page is hydrated is kept', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.panels', 'specs tools');
  const release = await holdScripts(page);
  await page.goto('/experience/horizon/preview/12');
  await brandTool(page).getByLabel('Name').fill('Acme Coffee');
  await brandTool(page).getByLabel('Main colour', { exact: true }).fill('#14532d');
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  release();
  await hydrate(page);
  await expect(brandTool(page).getByText('Choose a PNG, JPEG, WebP or SVG picture.')).toBeVisible();
  await brandTool(page).getByLabel('Headline').fill('Wake up somewhere new');
  await expect(brandTool(page).getByLabel('Name')).toHaveValue('Acme Coffee');
  await expect(brandTool(page).getByLabel('Main colour', { exact: true })).toHaveValue('#14532d');
  await expect(brandTool(page).getByRole('button', { name: 'Reset' })).toBeEnabled();
});

test('a share link opens the ad with its sender, its specs and a link to a campaign, without tools', { tag: '@ci' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/experience/horizon/preview/12');
  await setBrand(page);
  await brandTool(page).getByRole('button', { name: 'Copy a link to your ad' }).click();
  await expect(brandTool(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/play\/12#brand=[\w-]+$/);
  const clean = await browser.newContext({ viewport: { width: 1536, height: 900 }, ...(baseURL ? { baseURL } : {}) });
  const other = await clean.newPage();
  await open(other, link);
  await expect(creativeOf(other).getByText('Wake up somewhere new').first()).toBeAttached();
  await expect(other.getByRole('heading', { name: 'Golden Hour', level: 1 })).toBeVisible();
  await expect(other.getByText('Sent with the brand Acme Coffee')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Events' })).toHaveCount(0);
  expect(await other.locator('.player iframe').boundingBox()).toMatchObject({ width: 970, height: 250 });
  await expect(other.getByText('initial load')).toBeHidden();
  await other.getByText('Specs', { exact: true }).click();
  await expect(other.getByRole('region', { name: 'Spec sheet' }).getByText('initial load')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByText('initial load')).toBeHidden();
  await expect(other.getByRole('link', { name: 'Plan a campaign with this format' })).toBeInViewport({ ratio: 1 });
  await other.getByRole('link', { name: 'Open with all tools' }).click();
  await expect(other.getByRole('region', { name: 'Events' })).toBeVisible();
  await expect(other.getByText('The sender of this link put a brand into the ad. It stays until you close this page')).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('surge.brand'))).toBeNull();
  await clean.close();
});

test('the link to a further unit with a brand opens that unit', { tag: '@ci' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/experience/interactive/preview/9?unit=300x250');
  await setBrand(page);
  await brandTool(page).getByRole('button', { name: 'Copy a link to your ad' }).click();
  await expect(brandTool(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByText('Sent with the brand Acme Coffee')).toBeVisible();
  await expect.poll(() => page.locator('.player iframe').boundingBox()).toMatchObject({ width: 300, height: 250 });
});

test('a picture becomes the logo, any other file is refused with a sentence', { tag: '@ci' }, async ({ page, allowFault }) => {
  // Playwright's trace recorder requests the picture, which the page's policy forbids.
  allowFault(/Connecting to 'blob:/);
  await open(page, '/experience/horizon/preview/12');
  const input = page.locator('input[type="file"]');
  const choose = (name: string, mimeType: string, buffer: Buffer) => input.setInputFiles({ name, mimeType, buffer });
  await choose('a.txt', 'text/plain', Buffer.from('hello'));
  await expect(page.getByText('Choose a PNG, JPEG, WebP or SVG picture.')).toBeVisible();
  await choose('a.png', 'image/png', Buffer.from('not a picture'));
  await expect(page.getByText('This file could not be read as a picture. Choose another one.')).toBeVisible();
  await choose('a.png', 'image/png', Buffer.alloc(6 * 1024 * 1024));
  await expect(page.getByText('This file is larger than 5 MB. Choose a smaller one.')).toBeVisible();
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" onload="parent.hacked=1"><script>parent.hacked=1</script><rect width="120" height="40" fill="red"/></svg>';
  await choose('logo.svg', 'image/svg+xml', Buffer.from(hostile));
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await expect(creativeOf(page).locator('.ck-logo')).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});

test('the zip holds one file with the brand, one click tag, and no other address', async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  await setBrand(page);
  const take = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'HTML5 zip for ad servers' }).click()]);
    return readFile(await download.path());
  };
  const bytes = await take();
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['index.html']);
  const html = strFromU8(files['index.html'] ?? new Uint8Array());
  expect(html).toContain('"headline":"Wake up somewhere new"');
  const addresses = new Set(html.match(/https?:\/\/[^"'\s)]+/g)?.filter((url) => !url.startsWith('http://www.w3.org/')));
  expect([...addresses]).toEqual(['https://www.example.com/']);
  expect(html.match(/var clickTag = /g)).toHaveLength(1);
  expect(bytes.equals(await take())).toBe(true);
});

test('landing page and event address stand in the files, are kept, and are refused where they would break out', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  const showForm = () => page.getByRole('button', { name: 'Landing page, ad server, events' }).click();
  const take = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'HTML5 zip for ad servers' }).click()]);
    const files = unzipSync(await readFile(await download.path()));
    return { names: Object.keys(files), html: strFromU8(files['index.html'] ?? new Uint8Array()) };
  };
  await showForm();
  const landing = page.getByLabel('Landing page', { exact: true });
  const events = page.getByLabel('Event address');
  await landing.fill('javascript:alert(1)');
  await events.fill('https://count.example/?e="onerror=');
  await expect(page.getByText('Begin with https:// or http:// and use no spaces, quotes or angle brackets.')).toHaveCount(2);
  const seed = page.getByLabel('Seed');
  await seed.fill('4294967296');
  await expect(page.getByText('Use a whole number up to 4294967295.')).toBeVisible();
  await expectNoViolation(page);
  const refused = await take();
  expect(refused.html).toContain('var clickTag = "https://www.example.com/";');
  expect(refused.html).not.toMatch(/javascript:|count\.example|"seed":/);
  await seed.fill('7');
  await landing.fill('https://shop.example/?a=1');
  await events.fill('https://count.example/?e=[EVENT]');
  await expect(page.getByText('Begin with https:// or http://')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send the event “test” there' })).toHaveAttribute('href', 'https://count.example/?e=test');
  await page.getByLabel('Ad server').selectOption('Adform');
  await page.reload();
  await expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
  await showForm();
  await expect(landing).toHaveValue('https://shop.example/?a=1');
  const { names, html } = await take();
  expect(names.sort()).toEqual(['index.html', 'manifest.json']);
  expect(html).toContain('dhtml.getVar(\'clickTAG\', "https://shop.example/?a=1")');
  expect(html).toContain('"events":{"to":"https://count.example/?e=[EVENT]","by":"pixel"},"seed":7}');
});

test('the tracking plan counts what arrives beside what is planned, and is taken away', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/experience/horizon/preview/12');
  await page.getByRole('button', { name: 'Tracking plan' }).click();
  const line = (event: string) => page.getByRole('row').filter({ has: page.getByText(event, { exact: true }) });
  await expect(line('impression')).toContainText('once');
  await expect(line('impression').getByRole('cell').last()).toHaveText('1');
  await expect(line('engagement_start').getByRole('cell').last()).toHaveText('0');
  await creativeOf(page)
    .locator('#stage')
    .click({ position: { x: 200, y: 120 } });
  await expect(line('engagement_start').getByRole('cell').last()).toHaveText('1');
  await expectNoViolation(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Plan as CSV' }).click()]);
  expect(download.suggestedFilename()).toBe('golden-hour-tracking.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFevent,when,times,by_person,vast,simid,mraid,omid,gam,example\r\n/);
  expect(csv).toContain('\r\ninteraction:hour,');
});

test('the device changes its screen, turns and grows without reloading its ad', async ({ page }) => {
  await open(page, '/experience/gamification/preview/2?tab=mobile');
  const panel = page.locator('.workbench-panel:not([hidden])');
  const screenSize = () => panel.locator('.device-screen').evaluate((screen: HTMLElement) => [screen.clientWidth, screen.clientHeight]);
  expect(await screenSize()).toEqual([375, 667]);
  await page.locator('.player iframe').evaluate((frame) => frame.setAttribute('data-same', ''));
  await page.getByLabel('Screen of the device').selectOption('390 × 844');
  expect(await screenSize()).toEqual([390, 844]);
  await page.getByRole('button', { name: 'Rotate' }).click();
  expect(await screenSize()).toEqual([844, 390]);
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.getByRole('button', { name: 'True size' }).click();
  expect((await panel.locator('.device-screen').boundingBox())?.width).toBeCloseTo(414, 0);
  await expect(page.locator('.player iframe[data-same]')).toHaveCount(1);
  await expect(panel.getByText(/^in view \d+%$/)).toBeVisible();
  await expect(panel.getByText(/^density \d+%$/)).toBeVisible();
});

test('nothing of the page but X lies over an ad that is tilted and played', { tag: '@ci' }, async ({ page }) => {
  await open(page, '/experience/gamification/preview/13');
  const frame = page.locator('.player iframe');
  await frame.click();
  await expect(page.getByRole('list', { name: 'Events' }).locator('li[data-event="engagement_start"]')).toHaveCount(1);
  const covering = await frame.evaluate((ad) => {
    const { left, top, width, height } = ad.getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const found = shares.flatMap((y) => shares.map((x) => document.elementFromPoint(left + x * width, top + y * height)));
    return found.filter((element) => element && element !== ad && !element.closest('.overlay-close')).map((element) => element?.className);
  });
  expect(covering).toEqual([]);
});

test.describe('the ad comes first', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const HORIZON = '/experience/horizon/preview/12';
  const running = (page: Page) => expect(page.locator('.player[data-phase="running"]')).toBeVisible({ timeout: 30_000 });
  const specs = (page: Page) => page.getByRole('region', { name: 'About this demo' });
  const tools = (page: Page) => page.getByRole('complementary', { name: 'Tools' });

  test('on a first visit a leaderboard has three quarters of its size, and a television 1,000 px', { tag: '@ci' }, async ({ page }) => {
    await page.goto(HORIZON);
    await running(page);
    expect((await page.locator('.player iframe').boundingBox())?.width).toBeGreaterThanOrEqual(0.75 * 970);
    await expect(page.getByRole('link', { name: 'Plan a campaign with this format' })).toBeInViewport({ ratio: 1 });
    await page.goto('/experience/ctv/preview/14');
    await running(page);
    expect((await page.locator('.television').boundingBox())?.width).toBeGreaterThanOrEqual(1000);
  });

  test('panels open and close by button and key, and are found open after a reload', { tag: '@ci' }, async ({ page }) => {
    await page.goto(HORIZON);
    await running(page);
    await expect(tools(page)).toBeHidden();
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    await expect(tools(page)).toBeVisible();
    await page.keyboard.press('s');
    await expect(specs(page)).toBeVisible();
    await page.reload();
    await expect(specs(page)).toBeVisible();
    await expect(tools(page)).toBeVisible();
    await running(page);
    await hydrate(page);
    await page.keyboard.press('e');
    await expect(tools(page)).toBeHidden();
    await page.keyboard.press('b');
    await expect(brandTool(page).getByLabel('Name')).toBeFocused();
    await page.keyboard.type('else');
    await expect(brandTool(page).getByLabel('Name')).toHaveValue('else');
    await expect(specs(page), 'what is typed is no key').toBeVisible();
  });

  test('lights down gives the ad the whole window, and Escape leads back, also out of the ad', { tag: '@ci' }, async ({ page }) => {
    await page.goto(HORIZON);
    await running(page);
    const frame = page.locator('.player iframe');
    await tabTo(page, page.getByRole('button', { name: 'Lights down' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Lights up' })).toBeFocused();
    expect((await frame.boundingBox())?.width, 'its true size').toBeGreaterThanOrEqual(960);
    await tabIntoFrame(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Lights up' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Lights down' })).toBeFocused();
    await page.keyboard.press('l');
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Lights up' }).click();
    await expect(specs(page), 'no panel opens unseen').toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Golden Hour' })).toBeVisible();
  });

  test('single keys can be switched off', { tag: '@ci' }, async ({ page }) => {
    await page.goto(HORIZON);
    await running(page);
    await page.keyboard.press('?');
    await page.getByLabel('Single keys do something').setChecked(false, { force: true });
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page.keyboard.press('l');
    await expect(page.getByRole('heading', { level: 1, name: 'Golden Hour' })).toBeVisible();
    await expect(specs(page)).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('on a phone the ad fills its own page between name and link, and answers a touch', { tag: '@ci' }, async ({ page, allowFault }) => {
    allowFault(MISSING);
    await open(page, '/play/2');
    await expect(page.getByRole('link', { name: 'Surge' })).toBeVisible();
    expect((await page.getByRole('link', { name: 'Plan a campaign with this format' }).boundingBox())?.y).toBeGreaterThan(798);
    const box = await page.locator('.player iframe').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 36, width: 390 });
    expect((box?.height ?? 0) / 844, 'what the ad has of the screen').toBeGreaterThan(0.9);
    // Also those that are made for wide pages: their codes are scanned all the same. Televisions have none.
    const demos = await Promise.all(listCreatives().map(loadDemo));
    for (const { id, size } of takeEvery(8, demos)) {
      if (size === 'CTV') continue;
      await page.goto(`/play/${id}`);
      await expect.poll(() => page.locator('.play-stage :is(iframe, video)').boundingBox(), `/play/${id}`).toEqual(box);
    }
    await page.goto('/play/2');
    await page.touchscreen.tap(200, 420);
    await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
    expect((await page.goto('/play/999'))?.status()).toBe(404);
  });

  test('on a phone long names shrink no icon and push no control off the screen', async ({ page }) => {
    await page.goto('/experience/gamification/preview/3?lang=rs');
    for (const tab of await page.getByRole('tab').all()) expect((await tab.locator('svg').boundingBox())?.width).toBe(20);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const control of await page.locator('.workbench-foot :is(a, button)').filter({ visible: true }).all())
      await expect(control).toBeInViewport({ ratio: 1 });
  });

  test('on a phone the tools are a bottom sheet that opens and closes', async ({ page }) => {
    await open(page, '/experience/horizon/preview/12');
    const tools = page.getByRole('complementary', { name: 'Tools' });
    await expect(tools).toBeHidden();
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    await expect(tools).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    await expect(tools).toBeHidden();
  });
});
