import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { type Download, expect, expectNoViolation, hydrate, keepOnDevice, type Page, signIn, test } from './fixture.ts';

/** `/apps-filemanager`: the files that every demo is delivered as, with their true sizes. */
const rows = (page: Page) => page.getByRole('grid', { name: 'Files' }).locator('tbody tr');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function openFiles(page: Page, query = ''): Promise<void> {
  await signIn(page);
  await page.goto(`/apps-filemanager${query}`);
  await hydrate(page);
  await expect(page.getByRole('navigation', { name: 'Folders' })).toBeVisible();
}

const bytesOf = async (download: Download) => readFile(await download.path());
/** As the page writes it in English. */
const shown = (bytes: number) => new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1000);

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await press();
  return waiting;
}

test('by mouse: a folder is opened, a file looked at and downloaded, and is found again after a reload', async ({ page }) => {
  await openFiles(page);
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('link', { name: /^Gamification/ })
    .click();
  await expect(page).toHaveURL(/folder=gamification/);
  await page.getByRole('searchbox').fill('drop-the-beat');
  await expect(page).toHaveURL(/find=drop-the-beat/);
  await rowOf(page, 'drop-the-beat-backup.jpg').getByRole('button', { name: 'Look at' }).click();
  await expect(page).toHaveURL(/edit=drop-the-beat-backup-jpg/);
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Backup image of Drop the Beat' });
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0);
  const taken = await downloadBy(page, () => page.getByRole('dialog').getByRole('button', { name: 'Download' }).click());
  expect(taken.suggestedFilename()).toBe('drop-the-beat-backup.jpg');
  expect((await bytesOf(taken)).equals(readFileSync('creatives/drop-the-beat/backup.jpg'))).toBe(true);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.files-recent')).toContainText('drop-the-beat-backup.jpg');
  const again = await downloadBy(page, () => page.locator('.files-recent').getByRole('button').click());
  expect(again.suggestedFilename()).toBe('drop-the-beat-backup.jpg');
});

test('the sizes that are shown are those of the files', { tag: '@ci' }, async ({ page }) => {
  await openFiles(page, '?find=drop-the-beat');
  const names = ['html5.zip', 'mraid.html', 'backup.jpg', 'clip.mp4', 'spec.csv', 'tracking.csv'].map((ending) => `drop-the-beat-${ending}`);
  await expect(rows(page)).toHaveCount(names.length);
  for (const name of names) {
    const taken = await downloadBy(page, () => rowOf(page, name).getByRole('button', { name: 'Download' }).click());
    await expect(rowOf(page, name)).toContainText(shown((await bytesOf(taken)).length));
  }
});

test('by keyboard alone: search, mark a favourite, select all, and take them as one zip whose files are the real ones', { tag: '@ci' }, async ({
  page,
}) => {
  await openFiles(page);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('choose-the-road');
  await expect(rows(page)).toHaveCount(6);
  await rowOf(page, 'vast.xml').getByRole('button', { name: 'Favourite' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Download as one zip' }).focus();
  const taken = await downloadBy(page, () => page.keyboard.press('Enter'));
  expect(taken.suggestedFilename()).toBe('surge-6-files.zip');
  const files = unzipSync(new Uint8Array(await bytesOf(taken)));
  expect(Object.keys(files).sort()).toEqual(
    ['backup.jpg', 'clip.mp4', 'simid.zip', 'spec.csv', 'tracking.csv', 'vast.xml'].map((ending) => `choose-the-road-${ending}`),
  );
  expect(new TextDecoder().decode(files['choose-the-road-tracking.csv'])).toMatch(/interaction:choose,/);
  const same = (name: string, path: string) => Buffer.from(files[`choose-the-road-${name}`] ?? []).equals(readFileSync(path));
  expect(same('backup.jpg', 'creatives/choose-the-road/backup.jpg')).toBe(true);
  expect(same('clip.mp4', 'creatives/choose-the-road/preview.mp4')).toBe(true);
  const inside = unzipSync(files['choose-the-road-simid.zip'] ?? new Uint8Array());
  const media = Object.keys(inside).filter((name) => name !== 'simid.html');
  expect(media).toContain('fork-h264.mp4');
  for (const name of media) expect(Buffer.from(inside[name] ?? []).equals(readFileSync(`creatives/choose-the-road/${name}`)), name).toBe(true);
  expect(new TextDecoder().decode(files['choose-the-road-vast.xml'])).toContain('<VAST version="4.2"');
  await page.goto('/apps-filemanager?show=favourites');
  await expect(rows(page)).toHaveCount(1);
  const mark = rowOf(page, 'choose-the-road-vast.xml').getByRole('button', { name: 'Favourite' });
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await mark.press('Enter');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test('a long zip can be stopped, and says how far it is', { tag: '@ci' }, async ({ page }) => {
  await openFiles(page, '?n=50');
  await page.route('**/creatives/**/mraid.html', () => undefined);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  await page.getByRole('button', { name: 'Download as one zip' }).click();
  await expect(page.locator('.taking')).toContainText(/Making one zip: \d+ of 50/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.taking')).toBeHidden();
  await expect(page.getByText('Nothing was downloaded.')).toBeVisible();
});

test('what cannot be fetched says so, and is tried again', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/Failed to load resource|status of 503|answer 503/);
  await openFiles(page, '?find=spin-and-sip');
  await page.route('**/creatives/spin-and-sip/html5.html', (route) => route.fulfill({ status: 503 }));
  await rowOf(page, 'spin-and-sip-html5.zip').getByRole('button', { name: 'Look at' }).click();
  await expect(page.getByRole('dialog')).toContainText('The file could not be loaded.');
  await page.unroute('**/creatives/spin-and-sip/html5.html');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toContainText('index.html');
  await page.keyboard.press('Escape');
  await page.route('**/creatives/*/sizes.json', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Cannot get files' })).toBeVisible();
  await page.unroute('**/creatives/*/sizes.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'spin-and-sip-html5.zip')).toBeVisible();
});

test('each kind of file can be looked at, also with broken marks on the device, with no violation', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.files', '{"favourites":7,"recent":[{}]}');
  await openFiles(page, '?find=choose-the-road&edit=choose-the-road-vast-xml');
  await expect(page.getByRole('dialog').locator('pre')).toContainText('<VAST version="4.2"');
  await expectNoViolation(page);
  await page.goto('/apps-filemanager?edit=choose-the-road-spec-csv');
  await expect(page.getByRole('dialog').locator('pre')).toContainText('Limit');
  await page.goto('/apps-filemanager?edit=choose-the-road-clip-mp4');
  await expect.poll(() => page.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.videoWidth)).toBeGreaterThan(0);
  await expect(page.getByText('Nothing yet. What you download stands here')).toBeAttached();
});
