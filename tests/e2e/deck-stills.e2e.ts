/** No brand but the client's: what is seen of a demo before it is drawn, on screen, on paper and for its owner, and where typed addresses lead. */
import { spawnSync } from 'node:child_process';
import type { DeckContent, DeckReceipt } from '#protocol/deck.ts';
import { callDecks } from './call-decks.ts';
import { expect, holdRequests, hydrate, open, type Page, test } from './fixture.ts';

const content: DeckContent = {
  title: 'Autumn on the phone',
  client: 'Lumara Coffee',
  brand: { name: 'Lumara', primary: '#0b4f3a', accent: '#ffd27a' },
  demos: [
    { id: 1, note: '' },
    { id: 12, note: '' },
    { id: 5, unit: '320x100', note: '' },
  ],
};
/** In the catalogue, by their ids from 1 on. */
const DEMOS = 15;
const makeDeck = (page: Page, deck = content) => callDecks<DeckReceipt>(page, '', { deck });
const stills = (page: Page) => page.locator('.deck-part .play-place img');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** On the client's colour, with the demo's name. */
const NEUTRAL = /^data:image\/svg\+xml,.*%230b4f3a.*%3C%2Ftext%3E/;
/** The sample's brand: an ad's picture, its thumbnail, its film. */
const SAMPLE = /\/creatives\/.*\.(?:jpe?g|webp|avif|png|mp4|webm)\b/;

/** Nothing is drawn in a brand until the returned function is called. */
const holdDrawing = (page: Page) => holdRequests(page, '**/trial.html');

test('until a demo is drawn in the client’s brand, it shows their colours and no other brand, also on paper', async ({ page }, { outputDir }) => {
  test.slow();
  const { view } = await makeDeck(page);
  expect(SAMPLE.exec(await (await page.request.get(`/d/${view}`)).text())).toBeNull();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const release = await holdDrawing(page);
  await open(page, `/d/${view}`);
  await expect(stills(page)).toHaveCount(3);
  for (const still of await stills(page).all()) {
    await still.scrollIntoViewIfNeeded();
    await expect(still).toHaveAttribute('src', NEUTRAL);
    // It is a picture indeed, of the ad's shape.
    const [shape, drawn] = await still.evaluate((image) => {
      if (!(image instanceof HTMLImageElement)) throw new Error('No picture');
      return [image.naturalWidth / image.naturalHeight, image.width / image.height];
    });
    expect(Math.abs(drawn / shape - 1)).toBeLessThan(0.02);
  }
  // By the browser's own command, while an ad runs: nothing is waited for.
  await page.getByRole('button', { name: 'Play Golden Hour' }).click();
  await expect(page.getByTitle('Golden Hour, interactive demo')).toBeVisible();
  const path = `${outputDir}/early.pdf`;
  await page.pdf({ path, format: 'A4', printBackground: true });
  await expect(page.locator('iframe:not([aria-hidden])')).toHaveCount(0);
  for (const still of await stills(page).all()) await expect(still).toHaveAttribute('src', NEUTRAL);
  expect(asked.filter((address) => SAMPLE.test(address))).toEqual([]);

  release();
  for (const still of await stills(page).all()) await expect(still).toHaveAttribute('src', /^blob:/, { timeout: 60_000 });
  expect(asked.filter((address) => SAMPLE.test(address))).toEqual([]);
});

test('a deck without a brand shows the demos as they are', async ({ page }) => {
  const { view } = await makeDeck(page, { ...content, brand: {} });
  await open(page, `/d/${view}`);
  await expect(stills(page).first()).toHaveAttribute('src', '/creatives/spin-and-sip/backup.jpg');
});

test('its owner places it on the client’s page in no other brand either', { tag: '@ci' }, async ({ page }) => {
  const { view, edit } = await makeDeck(page);
  const release = await holdDrawing(page);
  await open(page, `/decks/${view}#${edit}`);
  await page.getByRole('button', { name: 'Show it on your client’s page Golden Hour' }).click();
  await page.locator('.page-editor input[type=file]').setInputFiles('creatives/spin-and-sip/share.jpg');
  const still = page.getByRole('application', { name: /^Golden Hour: / }).locator('img');
  await expect(still).toHaveAttribute('src', NEUTRAL);
  release();
  await expect(still).toHaveAttribute('src', /^blob:/, { timeout: 60_000 });
});

test('the address on paper, when typed, leads to that demo in the client’s brand', { tag: '@ci' }, async ({ page, browser }, { outputDir }) => {
  test.slow();
  const { view } = await makeDeck(page);
  await open(page, `/d/${view}`);
  const path = `${outputDir}/deck.pdf`;
  await page.pdf({ path, format: 'A4' });
  const { status, stdout } = spawnSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
  test.skip(status !== 0, 'needs pdftotext of poppler-utils');
  const typed = `${new URL(page.url()).host}/d/${view}#demo-12`;
  // It may break where its column ends.
  expect(stdout.replaceAll(/\s/g, '')).toContain(`PlayGoldenHour${typed}`);
  expect(stdout).not.toContain('/play/');
  const context = await browser.newContext();
  const reader = await context.newPage();
  await reader.goto(`http://${typed}`);
  await hydrate(reader);
  await expect(part(reader, 'Golden Hour').getByRole('heading', { name: 'Golden Hour', exact: true })).toBeInViewport();
  await expect(part(reader, 'Golden Hour').locator('.play-place img')).toHaveAttribute('src', /^blob:/, { timeout: 60_000 });
  await context.close();
});

test('all of a still is pressed, the plate that says so covers nothing of it, and nothing moves when it plays', { tag: '@ci' }, async ({ page }) => {
  const { view } = await makeDeck(page, { ...content, brand: {}, demos: Array.from({ length: DEMOS }, (_, index) => ({ id: index + 1, note: '' })) });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `/d/${view}`);
    const names = await page.locator('.deck-part h2').allTextContents();
    expect(names).toHaveLength(DEMOS);
    for (const name of names) {
      const button = page.getByRole('button', { name: `Play ${name}`, exact: true });
      await button.scrollIntoViewIfNeeded();
      const [still, target, plate] = await Promise.all(
        [part(page, name).locator('.play-place img'), button, button.locator('.play-plate')].map((one) => one.boundingBox()),
      );
      if (!still || !target || !plate) throw new Error(`${name}: not drawn`);
      for (const side of ['x', 'y', 'width'] as const) expect(Math.abs(target[side] - still[side]), `${name}: ${side}`).toBeLessThan(1.5);
      expect(Math.abs(plate.x - still.x), name).toBeLessThan(1.5);
      expect(plate.y, name).toBeGreaterThan(still.y + still.height - 0.5);
      expect(plate.y - still.y - still.height, name).toBeLessThan(24);
      expect(Math.abs(target.y + target.height - plate.y - plate.height), name).toBeLessThan(1.5);
      expect(plate.width, name).toBeLessThan(110);
    }
    for (const name of ['Step Inside', 'Golden Hour', 'Brew by Remote']) {
      const stage = part(page, name).locator('.deck-stage');
      // How far the ad stands below the edge of its stage, and how high that is.
      const readPlace = (ad: string) =>
        stage.evaluate((one, selector) => {
          const { top, height } = one.getBoundingClientRect();
          return [(one.querySelector(selector)?.getBoundingClientRect().top ?? 0) - top, height].map(Math.round);
        }, ad);
      const before = await readPlace('.play-place img');
      // Anywhere on the still.
      await stage.locator('.play-place').click();
      await expect(page.getByTitle(`${name}, interactive demo`)).toBeVisible();
      expect(await readPlace('iframe'), name).toEqual(before);
      await expect(part(page, name).getByRole('button', { name: 'Close the ad' })).toBeFocused();
    }
  }

  // Where there is more room than the still takes, too.
  await open(page, '/compare?demos=1,12');
  const beside = page
    .getByRole('region', { name: 'Static beside interactive' })
    .locator('.play-place')
    .filter({ has: page.getByRole('button') });
  await beside.scrollIntoViewIfNeeded();
  const [still, target] = [await beside.locator('img').boundingBox(), await beside.getByRole('button').boundingBox()];
  expect(Math.abs((target?.width ?? 0) - (still?.width ?? 1000))).toBeLessThan(1.5);
});

test('a brand is called as its client until it is called otherwise, and the owner is told where the way back is kept', { tag: '@ci' }, async ({
  page,
  browser,
}) => {
  await open(page, '/decks/new?demos=12');
  await page.getByLabel('Title of the deck').fill('Named');
  const client = page.getByRole('textbox', { name: /^Client/ });
  const brand = page.getByRole('textbox', { name: /^Name of the brand in the ads/ });
  await client.pressSequentially('Otter ');
  await client.pressSequentially('Bank');
  await expect(brand).toHaveValue('Otter Bank');
  await brand.fill('Otter');
  await client.fill('Otter Bank AG');
  await expect(brand).toHaveValue('Otter');
  await page.getByRole('button', { name: 'Make the deck' }).click();
  await expect(page.getByText(/^This device keeps it in its list of decks;/)).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(/^Only this link leads back to this page/)).toBeVisible();
  await context.close();
});
