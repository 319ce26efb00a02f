import { chromiumArgs, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { listCreatives, listUnits, loadDemo } from '#tools/creatives.ts';
import { loadPlaythrough } from '#tools/play.ts';
import { listFaults, listPlayedPlaces, openProof, type ProofReport, playProof, toProofPath, watchUntouched } from '#tools/prove.ts';
import { takeEvery } from '#tools/whole-run.ts';
import { expect, expectNoViolation, hydrate, keepOnDevice, MISSING, type Page, test } from './fixture.ts';

test.use({
  viewport: { width: 1280, height: 900 },
  // A whole Chromium gives sandboxed frames a process of their own; the headless shell only where it is told to.
  launchOptions: { executablePath: findTestBrowser(), args: [...chromiumArgs, ...withoutGpu, '--site-per-process'] },
});
/** How late an event comes is a matter of the machine; that it comes is not. */
const listLasting = (report: ProofReport) => listFaults(report).filter((fault) => !/: late$|within two seconds/.test(fault));

const all = await Promise.all(
  listCreatives()
    .flatMap(listUnits)
    .map(async (slug) => ({ slug, record: await loadDemo(slug) })),
);
/** Each demo in one of its places, by turns: each place has every kind of ad in it. */
const cases = all.flatMap(({ slug, record }, index) => {
  const places = listPlayedPlaces(record);
  const place = places[index % Math.max(1, places.length)];
  return place ? [{ slug, record, place }] : [];
});

for (const { slug, record, place } of takeEvery(12, cases)) {
  test(`${slug} in the ${place}: played to its call to action, plan and arrival agree`, { tag: '@ci' }, async ({ page }) => {
    test.setTimeout(180_000);
    const { pointer, keyboard } = await loadPlaythrough(slug);
    const arrived = new Set<string>();
    // A tap counts on what moves by itself: where the ad has run on meanwhile, it is played once more, by keyboard.
    for (const way of [pointer, keyboard]) {
      if (arrived.has('complete')) break;
      await openProof(page, toProofPath(record, slug, place));
      const report = await playProof(page, way);
      expect(listLasting(report)).toEqual([]);
      expect(report.rules.filter(({ label }) => label.startsWith('Leaves at a press'))).toMatchObject([{ state: 'met' }]);
      for (const { event, arrived: times } of report.events) if (times > 0) arrived.add(event);
    }
    expect([...arrived]).toEqual(
      expect.arrayContaining(['impression', 'viewable', 'engagement_start', 'pause', 'resume', 'complete', 'click_through']),
    );
  });
}

test('an exported file that nobody touches reports no engagement and comes to rest', { tag: '@ci' }, async ({ page }) => {
  const record = await loadDemo('golden-hour');
  await openProof(page, toProofPath(record, 'golden-hour', 'safeframe'));
  const report = await watchUntouched(page);
  expect(listLasting(report)).toEqual([]);
  expect(report.events.filter(({ by_person, arrived }) => by_person === 'yes' && arrived > 0)).toEqual([]);
  expect(report.rules.filter(({ label }) => label.startsWith('Comes to rest'))).toMatchObject([{ state: 'met' }]);
});

const ruleRow = (page: Page, label: string) => page.getByRole('table', { name: 'Rules' }).getByRole('row').filter({ hasText: label });
const eventRow = (page: Page, event: string | RegExp) =>
  page
    .getByRole('table', { name: 'Planned and arrived' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: event }) });

test('the file is opened with the visitor’s brand and address, in each of its places', { tag: '@ci' }, async ({ page }) => {
  await keepOnDevice(page, 'surge.brand', JSON.stringify({ name: 'Acme Coffee' }));
  await keepOnDevice(
    page,
    'surge.delivery',
    JSON.stringify({ server: 'gam', landing: 'https://shop.example/?a=1', events: 'https://count.example/[EVENT]/p' }),
  );
  await keepOnDevice(page, 'surge.panels', 'tools');
  await page.goto('/experience/horizon/preview/12');
  await hydrate(page);
  await page.getByRole('link', { name: 'Prove that it counts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Golden Hour, 970x250');
  const ad = page.frameLocator('.guest-frame iframe');
  await expect(ad.locator('#stage')).toContainText('Acme Coffee');
  await expect(eventRow(page, 'impression')).toContainText('As planned');
  await ad.getByRole('button', { name: 'Plan the trip' }).first().press('Enter');
  await expect(ruleRow(page, 'Leaves at a press')).toContainText('Met');
  await expect(ruleRow(page, 'Leaves at a press')).toContainText('https://click.example/?to=https%3A%2F%2Fshop.example%2F%3Fa%3D1');
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'SafeFrame: the tag' }).click();
  await expect(page).toHaveURL(/in=safeframe/);
  await expect(ad.frameLocator('iframe').locator('#stage')).toContainText('Acme Coffee');
  await expect(ruleRow(page, 'Says its size to the frame')).toContainText('Met');
  await page.getByRole('link', { name: 'App: the MRAID file' }).click();
  await expect(eventRow(page, 'impression')).toContainText('As planned');
  await expect(ruleRow(page, 'Draws nothing and reports nothing')).toContainText('Met');
  await page.getByRole('button', { name: 'Hide the ad' }).click();
  await expect(eventRow(page, /^pause/)).toContainText('As planned');
  await expect(ruleRow(page, 'Stands still while the app hides it')).toContainText('Met');
  await page.getByRole('button', { name: 'Show the ad' }).click();
  await expect(eventRow(page, /^resume/)).toContainText('As planned');
  await expect(ruleRow(page, 'Reports nothing that only a person')).not.toContainText('Broken');
  await expect(page.getByRole('button', { name: 'Open it again' })).toBeInViewport();
  for (const [name, words] of [
    ['Turn the phone', 'The phone lies on its side.'],
    ['Mute the phone', 'The phone is mute.'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Arriving' })).toContainText(name);
  }
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'Back to the ad' }).click();
  await expect(page).toHaveURL(/preview\/12$/);
});

/** A script at the end of the exported file, as somebody might have broken it. */
const breakFile = (page: Page, script: string) =>
  page.route('**/creatives/golden-hour/html5.html', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replace('</body>', `<script>${script}</script></body>`), contentType: 'text/html' });
  });

test('a file that counts wrongly is told: an event without a person, one too often, one that is not planned, a stranger’s address, storage', async ({
  page,
}) => {
  await breakFile(
    page,
    `const ask = (url) => { new Image().src = url; };
    for (const event of ['complete', 'impression', 'impression', 'surprise']) ask('https://receiver.example/?event=' + event);
    ask('https://spy.example/pixel');
    try { localStorage.setItem('a', 'b'); } catch {}
    open('https://elsewhere.example/');`,
  );
  await page.goto('/experience/horizon/preview/12/proof');
  await expect(eventRow(page, 'complete')).toContainText('Without a person');
  await expect(eventRow(page, 'impression')).toContainText('Too often');
  await expect(eventRow(page, 'surprise')).toContainText('Not in the plan');
  for (const [rule, seen] of [
    ['Reports the events of its plan', 'surprise'],
    ['What is planned once', 'impression'],
    ['Reports nothing that only a person', 'complete'],
    ['Asks the network for its events', 'https://spy.example/pixel'],
    ['Leaves at a press', 'https://elsewhere.example/'],
    ['Raises no error', 'storage: localStorage'],
  ] as const) {
    await expect(ruleRow(page, rule)).toContainText('Broken');
    await expect(ruleRow(page, rule)).toContainText(seen);
  }
});

test('a file that blocks its thread is removed, and the page goes on', { tag: '@ci' }, async ({ page }) => {
  await breakFile(page, 'setTimeout(() => { while (true); }, 500);');
  await page.goto('/experience/horizon/preview/12/proof');
  await expect(page.getByText('This file blocked its thread and was removed.')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/creatives/golden-hour/html5.html');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(eventRow(page, 'impression')).toContainText('As planned');
});

test('what cannot be fetched is said, and fetched again; an unknown ad is said too', { tag: '@ci' }, async ({ page, allowFault }) => {
  allowFault(/Failed to load resource/);
  await page.route('**/creatives/golden-hour/html5.html', (route) => route.abort());
  await page.goto('/experience/horizon/preview/12/proof?lang=gr');
  await expect(page.getByText('Die Datei konnte nicht geholt werden')).toBeVisible();
  await page.unroute('**/creatives/golden-hour/html5.html');
  await page.getByRole('button', { name: 'Noch einmal öffnen' }).click();
  await expect(page.frameLocator('.guest-frame iframe').locator('#stage')).toBeVisible();
  allowFault(MISSING);
  await page.goto('/experience/horizon/preview/1/proof?lang=en');
  await expect(page.getByText('No ad format found for the selected type and ID.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All formats' }).first()).toBeVisible();
});
