import { loadPlaythrough } from '#tools/play.ts';
import { expect, expectNoViolation, hydrate, keepOnDevice, type Page, test } from './fixture.ts';
import { playSteps } from './play-creative.ts';

test.use({ viewport: { width: 1536, height: 900 } });

/** The film has 18 seconds; a busy machine may be slower to begin. */
const FILM = { timeout: 60_000 };
const PARTS = 'first_quartile, midpoint, third_quartile, complete';

const table = (page: Page, name: string) => page.getByRole('table', { name });
const creative = (page: Page) => page.locator('.player-place iframe');
const rule = (page: Page, text: string) => table(page, 'Rules').getByRole('row', { name: text });
/** The states of the plan's events: `impression: As planned, 1`. */
const readEvents = (page: Page) =>
  table(page, 'Planned and arrived')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map(
        (row) =>
          `${row.querySelector('b')?.textContent}: ${row.querySelector('.status')?.textContent}, ${row.children[2]?.textContent?.replace(/\D/g, '')}`,
      ),
    );

async function start(page: Page): Promise<void> {
  await page.goto('/experience/interactive/preview/6/proof');
  await hydrate(page);
  await page.getByRole('button', { name: 'Start the film' }).click();
  await expect(creative(page)).toBeVisible();
}

test('a film starts when a person says so, is counted as shown first, and stands still and goes on as often as it is told', { tag: '@ci' }, async ({
  page,
}) => {
  await page.goto('/experience/interactive/preview/6/proof');
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Start the film' })).toBeVisible();
  await expect(rule(page, 'Its VAST answer is read without an error')).toContainText('Met');
  await expect(rule(page, 'Its VAST answer is read without an error')).toContainText('/creatives/choose-the-road/film-');
  expect((await readEvents(page)).filter((line) => !line.includes('Not caused yet, 0'))).toEqual([]);
  await expect(creative(page)).toBeHidden();
  await page.getByRole('button', { name: 'Start the film' }).press('Enter');
  await expect(creative(page)).toBeVisible();
  const bar = page.getByRole('group', { name: 'The video player' });
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeFocused();
  await bar.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(bar.getByRole('button', { name: 'Play' })).toBeFocused();
  await expect(creative(page).contentFrame().getByRole('button', { name: 'Play the ad' })).toBeVisible();
  await bar.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(creative(page).contentFrame().getByRole('button', { name: 'Pause the ad' })).toBeVisible();
  await bar.getByRole('button', { name: 'Pause' }).click();
  await bar.getByRole('button', { name: 'Unmute' }).click();
  await expect(bar.getByRole('button', { name: 'Mute' })).toBeVisible();
  await expect
    .poll(() => readEvents(page))
    .toEqual(
      expect.arrayContaining([
        'impression: As planned, 1',
        'start: As planned, 1',
        'pause: As planned, 2',
        'resume: As planned, 1',
        'unmute: As planned, 1',
      ]),
    );
  await expect(rule(page, 'Its SIMID creative opens a session')).toContainText('session, init, start');
  await expectNoViolation(page);
});

test('VAST and SIMID in a video player: played to its call to action, what is planned arrives, each part once, and the way out is the landing page', {
  tag: '@ci',
}, async ({ page }) => {
  test.slow();
  const landing = 'https://shop.example/?a=1';
  await keepOnDevice(page, 'surge.delivery', JSON.stringify({ landing, events: 'https://count.example/?e=[EVENT]&c=[CACHEBUSTING]' }));
  await start(page);
  const { pointer } = await loadPlaythrough('choose-the-road');
  // A road is tapped as the playthrough does it. The film does not wait for a slow machine: the rest is pressed as soon as it is there.
  await playSteps(page, pointer.slice(0, 2), creative(page));
  const press = (name: string) => creative(page).contentFrame().getByRole('button', { name }).press('Enter');
  await press('Skip to the camp');
  await press('Book a test night');
  await expect(rule(page, 'The way out is the ClickThrough')).toContainText(landing);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('The film has ended, and the ad with it.')).toBeVisible(FILM);
  await expect(creative(page)).toHaveCount(0);
  await expect(rule(page, 'Each quarter of the film is counted once')).toContainText(PARTS);
  await expect(page.getByText('Met: 13 of 13. Broken: 0.')).toBeVisible();
  const events = await readEvents(page);
  expect(events.filter((line) => !/: (As planned, [1-9]|Not caused yet, 0)/.test(line))).toEqual([]);
  for (const event of ['impression', 'viewable', 'start', 'engagement_start', ...PARTS.split(', '), 'pause', 'resume', 'click_through'])
    expect(events).toContain(`${event}: As planned, 1`);
  expect(page.context().pages()).toHaveLength(1);
  await expectNoViolation(page);
});

test('a film that nobody touches plays to its end and reports nothing of a person', { tag: '@ci' }, async ({ page }) => {
  test.slow();
  await start(page);
  await expect(page.getByText('The film has ended, and the ad with it.')).toBeVisible(FILM);
  await expect(rule(page, 'Each quarter of the film is counted once')).toContainText(PARTS);
  await expect(page.getByText('Met: 11 of 13. Broken: 0.')).toBeVisible();
  const arrived = (await readEvents(page)).filter((line) => !line.includes('Not caused yet')).map((line) => line.replace(/:.*/, ''));
  expect(arrived).toEqual(['impression', 'viewable', 'attract_start', 'attract_end', ...PARTS.split(', '), 'start']);
});
