import { readFile, truncate, writeFile } from 'node:fs/promises';
import { toPage } from '#tests/fixtures/check/page.ts';
import { type CheckFile, checkFiles } from '#tests/fixtures/check-files.ts';
import { chromiumArgs, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { expect, expectNoSidewaysScroll, expectNoViolation, open, type Page, tabTo, test } from './fixture.ts';

// A whole Chromium gives sandboxed frames a process of their own; the headless shell only where it is told to.
test.use({ launchOptions: { executablePath: findTestBrowser(), args: [...chromiumArgs, ...withoutGpu, '--site-per-process'] } });

interface Report {
  readonly rules: readonly { readonly rule: string; readonly state: string; readonly ours: string | null }[];
}

function getFile(name: string): CheckFile {
  const file = checkFiles.find((one) => one.name === name);
  if (!file) throw new Error(`No example file is called ${name}.`);
  return file;
}

async function bring(page: Page, { name, make }: Pick<CheckFile, 'name' | 'make'>): Promise<void> {
  await page.getByLabel('Your file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(make()) });
}

/** Onto the page, beside the field for it. */
async function drop(page: Page, { name, make }: Pick<CheckFile, 'name' | 'make'>): Promise<void> {
  const files = await page.evaluateHandle(
    ([fileName, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], fileName));
      return transfer;
    },
    [name, [...make()]] as const,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await heading.dispatchEvent('dragover', { dataTransfer: files });
  await heading.dispatchEvent('drop', { dataTransfer: files });
}

/** The report that a visitor takes along. */
async function takeReport(page: Page): Promise<Report> {
  const downloading = page.waitForEvent('download');
  // Not by the pointer: the ad would be scrolled out of sight, and frames of that are not drawn.
  await page.getByRole('button', { name: 'Report as JSON' }).dispatchEvent('click');
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
}

test('a zip of 300 KB names the rule that it breaks, within five seconds', async ({ page }) => {
  await open(page, '/check');
  const heavy = getFile('heavy-300-kb.zip');
  const start = Date.now();
  await bring(page, heavy);
  const row = page.getByRole('row', { name: /^Weight of the zip.*Google Ads/ });
  await expect(row).toContainText('Broken');
  await expect(row).toContainText('150 kB');
  expect(Date.now() - start).toBeLessThan(5000);
  await expect(page.getByRole('row', { name: /^Initial load, compressed.*IAB/ })).toContainText('Broken');
});

test('a file that blocks its thread is named and removed, and the page goes on', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/\/guest\/sealed\.html/);
  await open(page, '/check');
  await bring(page, getFile('endless-loop.zip'));
  await expect(page.getByRole('alert').filter({ hasText: 'This file blocked its thread' })).toBeVisible();
  await expect(page.locator('iframe[title="Your ad"]')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Leaves its thread/ })).toContainText('Broken');
  // Ours shared its process: it is opened in another.
  await expect(page.frameLocator('iframe[title^="Ours"]').locator('body')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Check another file' }).click();
  await bring(page, getFile('plain-300x250.zip'));
  await expect(page.getByRole('row', { name: /^Leaves its thread/ })).toContainText('Met');
});

test('ours may hold the thread that both share, on each screen, and neither is removed', { tag: '@ci' }, async ({ page, context, allowFault }) => {
  allowFault(/\/guest\/sealed\.html/);
  await page.setViewportSize({ width: 1280, height: 900 });
  await context.route('**/html5.html', async (route) => {
    const response = await route.fetch();
    // As long as ours takes to start where the machine is busy.
    const busy = '<script>for (const end = Date.now() + 5000; Date.now() < end; );</script>';
    await route.fulfill({ response, body: (await response.text()).replace(/<head>/i, `$&${busy}`) });
  });
  await open(page, '/check');
  await bring(page, getFile('plain-300x250.zip'));
  const [yours, ours] = ['iframe[title="Your ad"]', 'iframe[title^="Ours"]'];
  for (const screen of ['In its own size', 'On a phone', 'On a television']) {
    await page.getByRole('link', { name: screen }).click();
    await expect(page.getByRole('link', { name: screen })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(yours)).toBeInViewport({ ratio: 0.9 });
    // Drawn when its thread is free again.
    await expect(page.frameLocator(ours).locator('body > *').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('This file blocked its thread')).toHaveCount(0);
    await expect(page.locator(`${yours}, ${ours}`)).toHaveCount(2);
  }
});

test('a refused file makes room for the next, which may be dropped anywhere and says where it leads', async ({ page, allowFault }) => {
  allowFault(/\/guest\/sealed\.html/);
  await open(page, '/check');
  await bring(page, { name: 'fake.zip', make: () => new TextEncoder().encode('No zip.') });
  await expect(page.getByRole('alert').filter({ hasText: 'fake.zip is no zip' })).toBeVisible();
  await expect(page.getByLabel('Your file')).toBeFocused();
  await bring(page, getFile('torn.xml'));
  await expect(page.getByRole('row', { name: /^Is XML of a VAST version/ })).toContainText(/Not well-formed XML, line and column 1:\d+/);
  await drop(page, getFile('untracked.xml'));
  await expect(page.getByRole('row', { name: /^Tracks start/ })).toContainText('Missing: firstQuartile, midpoint, thirdQuartile, complete');
  await expect(page.getByRole('row', { name: /^Has an address for errors/ })).toContainText('Missing: Error');
  const body = '<a href="https://landing.example/taste">Taste it</a>';
  await drop(page, { name: 'link.html', make: () => new TextEncoder().encode(toPage({ body })) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('link.html');
  await page.frameLocator('iframe[title="Your ad"]').getByRole('link', { name: 'Taste it' }).click();
  await expect(page.getByRole('row', { name: /^Leaves only at a press/ })).toContainText('Opened: https://landing.example/taste');
});

test('a file is shown on each screen, by keyboard, for all eyes and on narrow screens', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/\/guest\/sealed\.html/);
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/check');
  await expectNoViolation(page);
  await bring(page, getFile('in-a-folder.zip'));
  const ad = page.frameLocator('iframe[title="Your ad"]');
  await expect(ad.getByText('Fresh coffee')).toBeVisible();
  for (const screen of ['On a laptop', 'On a phone', 'On a television']) {
    await tabTo(page, page.getByRole('link', { name: screen }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: screen })).toHaveAttribute('aria-current', 'page');
    await expect(ad.getByText('Fresh coffee')).toBeVisible();
    await expectNoSidewaysScroll(page, 320);
  }
  await expectNoViolation(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('iframe[title="Your ad"]')).toBeHidden();
  await expect(page.getByRole('table', { name: 'Rules' })).toBeVisible();
});

test('a file loads from the web only where the visitor lets it', async ({ page, context, allowFault }) => {
  allowFault(/\/guest\/sealed\.html/);
  const asked: string[] = [];
  await context.route('https://*.example/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/gif', body: '' });
  });
  await open(page, '/check');
  await bring(page, {
    name: 'from-the-web.html',
    make: () =>
      new TextEncoder().encode(
        toPage({ body: '<img src="https://a.example/b.gif" alt="">', script: "new Image().src = 'https://a.example/c.gif';" }),
      ),
  });
  const row = page.getByRole('row', { name: /^Loads nothing from elsewhere/ });
  await expect(row).toContainText('https://a.example/c.gif');
  await expect(row).toContainText('https://a.example/b.gif');
  expect(asked).toEqual([]);
  await page.getByRole('switch', { name: 'Let it load from the web' }).click();
  await expect.poll(() => asked.toSorted()).toEqual(['/b.gif', '/c.gif']);
  await expect(row).toContainText('https://a.example/b.gif');
});

test('a file that is too large is refused, and the next one is opened', async ({ page }, info) => {
  await open(page, '/check');
  const large = info.outputPath('large.zip');
  await writeFile(large, '');
  await truncate(large, 100e6);
  await page.getByLabel('Your file').setInputFiles(large);
  await expect(page.getByRole('alert').filter({ hasText: 'large.zip is larger than 64 MB' })).toBeVisible();
  await bring(page, getFile('coffee.png'));
  await expect(page.getByRole('row', { name: /^Weight of the picture/ })).toContainText('Met');
});

/** Each part in one page: the page must recover from every file. */
const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test(`every verdict over the example files is as listed, ${part + 1} of ${PARTS} @ci`, async ({ page, allowFault }) => {
    test.setTimeout(300_000);
    // What the browser says of a guest: that its policy keeps something away, and what went wrong in its scripts.
    allowFault(/\/guest\/sealed\.html/);
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(page, '/check');
    for (const file of checkFiles.filter((_, at) => at % PARTS === part)) {
      await test.step(file.name, () => expectVerdicts(page, file, allowFault));
    }
  });
}

async function expectVerdicts(page: Page, file: CheckFile, allowFault: (pattern: RegExp) => void): Promise<void> {
  const { name, expected, refused, fault } = file;
  if (fault) allowFault(fault);
  await bring(page, file);
  if (refused) {
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible();
    return;
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // One that differs does not hide the others.
  await expect
    .configure({ soft: true })
    .poll(
      async () => {
        const { rules } = await takeReport(page);
        return Object.fromEntries(Object.keys(expected).map((id) => [id, rules.find(({ rule }) => rule === id)?.state]));
      },
      { message: name, timeout: 25_000, intervals: [500] },
    )
    .toEqual(expected);
  await page.getByRole('button', { name: 'Check another file' }).click();
}
