/** A picture of the client's own page as the stage: brought in every way, the ad put in its place in every way, and what the client then sees. */
import { resolve } from 'node:path';
import type { DeckReceipt } from '#protocol/deck.ts';
import { callDecks } from './call-decks.ts';
import { expect, expectNoSidewaysScroll, hydrate, type Locator, open, type Page, test } from './fixture.ts';

/** 1200x630. */
const PICTURE = 'creatives/spin-and-sip/share.jpg';

const unitOf = (page: Page) => page.getByRole('application', { name: /^Golden Hour: / });
const openEditor = async (page: Page) => {
  await open(page, '/decks/new?demos=12');
  await page.getByLabel('Title of the deck').fill('On your page');
  await page.getByRole('button', { name: 'Show it on your client’s page Golden Hour' }).click();
  await expect(page.getByText('Choose a picture', { exact: true })).toBeVisible();
};

/** As from a folder beside the browser's window. */
async function drop(page: Page, onto: Locator, path: string): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  const box = await getBox(onto);
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [resolve(path)], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: box.x + box.width / 2, y: box.y + box.height / 2, data });
}

async function getBox(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('Not drawn');
  return box;
}

const toPercent = (part: number) => Math.round(part * 100);

/** Makes the deck, opens its link as the client does, plays the ad, and says where it stands on the page: parts of the picture's width and height. */
async function lookAsClient(page: Page) {
  await page.getByRole('button', { name: 'Make the deck' }).click();
  await expect(page.getByRole('heading', { name: 'Your deck is made' })).toBeFocused();
  const link = (await page.getByRole('link', { name: /\/d\/[\w-]{22}$/ }).getAttribute('href')) ?? '';
  await open(page, link);
  const picture = page.getByRole('img', { name: 'Picture of your page' });
  await page.getByRole('button', { name: 'Play Golden Hour' }).click();
  const frame = page.getByTitle('Golden Hour, interactive demo');
  await expect(frame).toBeVisible();
  expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1200);
  const [around, inside] = [await getBox(picture), await getBox(frame)];
  return {
    x: toPercent((inside.x - around.x) / around.width),
    y: toPercent((inside.y - around.y) / around.height),
    width: toPercent(inside.width / around.width),
  };
}

/** What the editor says of the ad's place, which the client must find it at. */
async function readPlace(page: Page) {
  const [, x, y, width] = /(\d+)% from the left, (\d+)% from the top, (\d+)% wide/.exec((await unitOf(page).getAttribute('aria-label')) ?? '') ?? [];
  return { x: Number(x), y: Number(y), width: Number(width) };
}
/** To a hundredth: both are rounded. */
function expectNear(seen: Awaited<ReturnType<typeof readPlace>>, placed: typeof seen): void {
  for (const part of ['x', 'y', 'width'] as const) expect(Math.abs(seen[part] - placed[part]), part).toBeLessThanOrEqual(1);
}

test('a picture is dropped, beside its field too, the ad moved by keys, and the client sees it there', async ({ page }) => {
  await openEditor(page);
  await drop(page, page.locator('h1'), PICTURE);
  await expect(page.getByText('The picture is there. Put the ad in its place.')).toBeVisible();
  await expect(unitOf(page)).toHaveAccessibleName(/12% from the left, \d+% from the top, 76% wide/);
  await unitOf(page).focus();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowRight', 'ArrowUp', '-', '-', '=']) await page.keyboard.press(key);
  await expect(unitOf(page)).toHaveAccessibleName(/: [34]% from the left, \d+% from the top, 75% wide/);

  // Another picture, no picture, and back.
  await drop(page, page.locator('.page-editor'), 'creatives/golden-hour/share.jpg');
  await expect.poll(() => readPlace(page)).toMatchObject({ width: 75 });
  await page.getByRole('button', { name: 'Without a page' }).click();
  await expect(unitOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unitOf(page)).toHaveAccessibleName(/75% wide/);
  const placed = await readPlace(page);
  expectNear(await lookAsClient(page), placed);

  // On a phone the page is shown around the ad, which takes the width there is.
  const link = page.url();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, link);
  const still = page.locator('.play-place img');
  await still.scrollIntoViewIfNeeded();
  const stage = await getBox(page.locator('.deck-stage'));
  const before = await getBox(still);
  expect(before.width).toBeGreaterThan(stage.width - 8);
  expect(before.x).toBeGreaterThanOrEqual(stage.x);
  expect(before.x + before.width).toBeLessThanOrEqual(stage.x + stage.width);
  await expectNoSidewaysScroll(page, 390);
  await page.getByRole('button', { name: 'Play Golden Hour' }).click();
  const after = await getBox(page.getByTitle('Golden Hour, interactive demo'));
  expect(Math.abs(after.width - before.width)).toBeLessThan(2);
  const picture = await getBox(page.getByRole('img', { name: 'Picture of your page' }));
  expectNear(
    {
      x: toPercent((after.x - picture.x) / picture.width),
      y: toPercent((after.y - picture.y) / picture.height),
      width: toPercent(after.width / picture.width),
    },
    placed,
  );
});

test('a picture is pasted from the clipboard, the ad moved and sized by the mouse, and the client sees it there', { tag: '@ci' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page);
  await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = new Promise<Blob>((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail(new Error('No picture')))));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  }, '/creatives/spin-and-sip/share.jpg');
  // The focus is where the editor was opened.
  await page.keyboard.press('Control+V');
  await expect(unitOf(page)).toHaveAccessibleName(/12% from the left/);
  const stage = await getBox(page.locator('.page-editor-stage'));
  const pull = async (from: Locator, part: number, dx: number, dy: number) => {
    const box = await getBox(from);
    await page.mouse.move(box.x + box.width * part, box.y + box.height * part);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * part + dx * stage.width, box.y + box.height * part + dy * stage.height, { steps: 5 });
    await page.mouse.up();
  };
  await pull(unitOf(page), 0.5, -0.02, -1);
  await expect(unitOf(page)).toHaveAccessibleName(/: 10% from the left, 0% from the top/);
  await pull(page.locator('.page-editor-corner'), 0.5, -0.2, 0);
  await expect(unitOf(page)).toHaveAccessibleName(/: 10% from the left, 0% from the top, 56% wide/);
  const placed = await readPlace(page);
  expectNear(await lookAsClient(page), placed);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the ad is moved and sized by a finger, and the client sees it there', { tag: '@ci' }, async ({ page }) => {
    await openEditor(page);
    await page.locator('.page-editor input[type=file]').setInputFiles(PICTURE);
    await unitOf(page).scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const stage = await getBox(page.locator('.page-editor-stage'));
    const touch = async (from: Locator, dx: number, dy: number) => {
      const box = await getBox(from);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const at = (part: number) => [{ x: x + dx * stage.width * part, y: y + dy * stage.height * part, id: 0 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await page.evaluate(() => scrollY);
    await touch(unitOf(page), -0.07, -1);
    await expect(unitOf(page)).toHaveAccessibleName(/: 5% from the left, 0% from the top/);
    // Moved was the ad, not the page.
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await touch(page.locator('.page-editor-corner'), -0.1, 0);
    await expect(unitOf(page)).toHaveAccessibleName(/: 5% from the left, 0% from the top, 66% wide/);
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect(unitOf(page)).toHaveAccessibleName(/68% wide/);
    await expectNoSidewaysScroll(page, 390);
    const placed = await readPlace(page);
    expectNear(await lookAsClient(page), placed);
    await expectNoSidewaysScroll(page, 390);
  });
});

test('what is no picture of a page is told so, and what is written while one is read stays', { tag: '@ci' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window);
    window.createImageBitmap = async (picture: ImageBitmapSource) => {
      await new Promise((done) => setTimeout(done, 500));
      return read(picture);
    };
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
      await new Promise((done) => setTimeout(done, 500));
      return decode.call(this);
    };
  });
  await openEditor(page);
  await drop(page, page.locator('.page-editor'), 'package.json');
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('no picture'));
  await page.locator('.page-editor p').first().click();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('The clipboard holds no picture: copy one, or choose a file.')).toBeVisible();
  const input = page.locator('.page-editor input[type=file]');
  const tiny = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');
  await input.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: tiny });
  await expect(page.getByText('This picture is too small: it needs 100 pixels on each side.')).toBeVisible();
  await input.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') });
  await expect(page.getByText('This file could not be read as a picture. Choose another one.')).toBeVisible();

  await input.setInputFiles(PICTURE);
  await expect(page.getByText('Reading the picture …')).toBeVisible();
  await page.getByLabel('Note on Golden Hour').fill('Written meanwhile');
  await page.getByLabel('Title of the deck').fill('Also written');
  await expect(unitOf(page)).toBeVisible();
  await expect(page.getByLabel('Note on Golden Hour')).toHaveValue('Written meanwhile');
  await expect(page.getByLabel('Title of the deck')).toHaveValue('Also written');

  await page.locator('.owner-logo input').setInputFiles(PICTURE);
  await page.getByRole('textbox', { name: /^Client/ }).fill('Written, too');
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Client/ })).toHaveValue('Written, too');
});

test('two pictures for one page are told apart, and the page of a closed deck is nobody’s', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/status of (404|409)/);
  const deck = { title: 'Two pages', client: '', brand: {}, demos: [{ id: 12, note: '' }] };
  const { view, edit } = await callDecks<DeckReceipt>(page, '', { deck });
  await open(page, `/decks/${view}#${edit}`);
  await page.getByRole('button', { name: 'Show it on your client’s page Golden Hour' }).click();
  await page.locator('.page-editor input[type=file]').setInputFiles(PICTURE);
  await expect(unitOf(page)).toBeVisible();
  // The other owner's, from another device.
  const bytes = await page.evaluate(() => Object.assign(document.createElement('canvas'), { width: 400, height: 300 }).toDataURL('image/png'));
  const { picture } = await callDecks<{ picture: string }>(page, `/${view}/pictures`, { edit, picture: bytes.slice(bytes.indexOf(',') + 1) });
  await callDecks(page, `/${view}/change`, {
    edit,
    version: 1,
    deck: { ...deck, demos: [{ id: 12, note: '', page: { picture, x: 0, y: 0, width: 0.5 } }] },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const choice = page.getByRole('group', { name: 'Your client’s page: Golden Hour' });
  const seen = choice.locator('img');
  await expect
    .poll(() => seen.evaluateAll((images) => images.map((image) => image instanceof HTMLImageElement && image.naturalWidth)))
    .toEqual([1200, 400]);
  await choice.getByText('The other version').click();
  await page.getByRole('button', { name: 'Save with these' }).click();
  await expect(unitOf(page)).toHaveAccessibleName(/: 0% from the left, 0% from the top, 50% wide/);

  const address = `/d/${view}/pictures/${picture}`;
  expect((await page.request.get(address)).status()).toBe(200);
  await page.getByRole('button', { name: 'Close the link' }).click();
  await expect(page.getByText('The link is closed.').first()).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.route(`**${address}`, (route) => route.fulfill({ status: 404 }));
  await open(page, `/decks/${view}#${edit}`);
  await page.getByRole('button', { name: 'Your client’s page: change it Golden Hour' }).click();
  await expect(page.getByText(/^The picture could not be fetched/)).toBeVisible();
  await page.unroute(`**${address}`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Open the link again' }).click();
  await expect(page.getByText('The link is open again.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
});
