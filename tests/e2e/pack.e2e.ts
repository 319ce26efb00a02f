import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { formatMeasure } from '#app/components/format-number.ts';
import { expect, expectNoViolation, hydrate, keepOnDevice, type Page, test } from './fixture.ts';

test.use({ viewport: { width: 1536, height: 900 } });

/** A pack as a person makes it: the demo, its tools, name, colour, and one press. */
async function takePack(page: Page, path: string, { name, colour }: { readonly name: string; readonly colour: string }) {
  await page.goto(path);
  await hydrate(page);
  await page.keyboard.press('b');
  const tools = page.getByRole('region', { name: 'Your brand' });
  await tools.getByLabel('Name').fill(name);
  await tools.getByLabel('Main colour', { exact: true }).fill(colour);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Everything in one pack' }).click()]);
  return { name: download.suggestedFilename(), files: unzipSync(await readFile(await download.path())) };
}

/** Share of a picture's pixels that have nearly this colour, 0 to 1. */
const shareOf = (page: Page, jpeg: Uint8Array, colour: readonly [number, number, number]) =>
  page.evaluate(
    async ([base64, wanted]) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data = [] } = pen?.getImageData(0, 0, image.width, image.height) ?? {};
      let near = 0;
      for (let at = 0; at < data.length; at += 4) if (wanted.every((value, part) => Math.abs((data[at + part] ?? 0) - value) < 24)) near++;
      return { share: near / (image.width * image.height), size: [image.width, image.height] };
    },
    [Buffer.from(jpeg).toString('base64'), colour] as const,
  );

test(
  'a pack with a brand: everything that is trafficked, the brand in the backup image, and the ad plays from a disk',
  { tag: '@ci' },
  async ({ page, browser }, { outputDir }) => {
    const { name, files } = await takePack(page, '/experience/horizon/preview/12', { name: 'Café Übermut', colour: '#e6007a' });
    await expect(page.getByText('Drawing the backup image')).toHaveCount(0);
    await expectNoViolation(page);
    expect(name).toBe('cafe-ubermut_golden-hour_970x250.zip');
    expect(Object.keys(files)).toEqual([
      'golden-hour-html5.zip',
      'golden-hour-mraid.html',
      'golden-hour-backup.jpg',
      'golden-hour-spec.html',
      'golden-hour-tracking.csv',
      'LICENCE.txt',
      'README.txt',
    ]);
    const read = (file: string) => strFromU8(files[file] ?? new Uint8Array());
    expect(read('README.txt')).toContain('golden-hour-html5.zip: For ad servers: upload this zip as it is.');
    expect(read('LICENCE.txt')).toMatch(/MIT License[\s\S]+Outfit[\s\S]+SIL OPEN FONT LICENSE/);

    const backup = files['golden-hour-backup.jpg'] ?? new Uint8Array();
    expect(backup.length).toBeLessThanOrEqual(40_000);
    const own = await shareOf(page, backup, [0xe6, 0x00, 0x7a]);
    expect(own.size).toEqual([970, 250]);
    const sample = new Uint8Array(await (await page.request.get('/creatives/golden-hour/backup.jpg')).body());
    expect(own.share).toBeGreaterThan(0.005);
    expect((await shareOf(page, sample, [0xe6, 0x00, 0x7a])).share).toBeLessThan(0.001);

    const folder = join(outputDir, 'pack');
    const ad = unzipSync(files['golden-hour-html5.zip'] ?? new Uint8Array());
    for (const [path, bytes] of [...Object.entries(files), ...Object.entries(ad)]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const offline = await browser.newContext({ offline: true });
    const disk = await offline.newPage();
    const asked: string[] = [];
    disk.on('request', (request) => asked.push(request.url()));
    disk.on('requestfailed', (request) => asked.push(`failed: ${request.url()}`));
    const address = pathToFileURL(join(folder, 'index.html')).href;
    await disk.goto(address);
    await expect(disk.locator('#stage')).toContainText('Café Übermut');
    expect(asked.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([address]);

    await disk.goto(pathToFileURL(join(folder, 'golden-hour-spec.html')).href);
    await expect(disk.getByRole('heading', { level: 1 })).toHaveText('Café Übermut, Golden Hour, 970x250');
    await expect(disk.getByText('Weighed with this brand in this browser')).toBeVisible();
    const figure = (what: string) => disk.getByRole('row').filter({ has: disk.getByRole('cell', { name: what, exact: true }) });
    const zip = files['golden-hour-html5.zip']?.length ?? 0;
    await expect(figure('zip')).toContainText(formatMeasure(zip, 'B', 'en'));
    await expect(figure('interaction:hour')).toContainText('many');
    await expectNoViolation(disk);
    await offline.close();
  },
);

test('a pack of a film has what its player asks for, in the language of the page', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto('/experience/interactive/preview/6?lang=gr');
  const button = page.getByRole('button', { name: 'Alles in einem Paket' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).slice(0, 2)).toEqual(['choose-the-road-simid.zip', 'choose-the-road-vast.xml']);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Was in diesem Paket ist');
  expect(strFromU8(files['choose-the-road-spec.html'] ?? new Uint8Array())).toContain('<html lang="de">');
});
