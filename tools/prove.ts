/**
 * Opens what we export in the proof page, as those who traffic it would see it, and plays it there in real time: `npm run prove [-- <slug> …]` writes
 * docs/proof.md, of the ads that are named their rows.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Browser, Locator, Page } from '@playwright/test';
import { listKinds } from '#app/components/take-away/take-away.ts';
import type { ProofRow } from '#app/features/proof/proof-rows.ts';
import type { Place, Rule } from '#app/features/proof/proof-rules.ts';
import type { DemoRecord } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';
import type { Step } from '#creative-sdk/playthrough.ts';
import { GOING_ON } from '#protocol/tracking.ts';
import { limitConcurrency } from '#server/http/concurrency-limit.ts';
import { playFurther, playToExit } from '#tests/e2e/play-creative.ts';
import { withoutGpu } from './chromium.ts';
import { launch } from './creative-harness.ts';
import { listCreatives, listUnits, loadDemo } from './creatives.ts';
import { loadPlaythrough } from './play.ts';
import { startProduction } from './production-server.ts';

/** What `Report as JSON` of the proof page holds, as far as it is read here. */
export interface ProofReport {
  readonly rules: readonly Pick<Rule, 'label' | 'state' | 'seen'>[];
  readonly events: readonly Pick<ProofRow, 'event' | 'times' | 'by_person' | 'state' | 'arrived'>[];
}

/** Untouched ads come to rest after 15 s; the page says so after 17.5. */
const UNTOUCHED_MS = 19_500;
const OPENS_MS = 40_000;
/** Ads that are played beside each other: one that is drawn late misses the gestures of its way. */
const AT_ONCE = availableParallelism();
const PAUSE = /^(Pause|Play) the ad$/;
/** Only a failing ad reports it; the other stands for all that goes on in one gesture. */
const NOT_PLAYED: readonly string[] = ['error', GOING_ON];
const OF_CONTAINER: readonly string[] = ['expand', 'collapse'];

/** A row of the document, and what it is of: ad and place. */
const ROW = /^\| [a-z].* \| (?:slot|safeframe|mraid|player) \|/;
const toKey = (line: string) => ROW.exec(line)?.[0];

/** The places in which a unit is opened, but for a video player's. */
export function listPlayedPlaces(record: DemoRecord): readonly Place[] {
  const kinds = listKinds(record);
  return [...(kinds.includes('html5') ? (['slot', 'safeframe'] as const) : []), ...(kinds.includes('mraid') ? (['mraid'] as const) : [])];
}

export function toProofPath({ id, format }: DemoRecord, slug: string, place: Place): string {
  const unit = slug.split('/units/')[1];
  const query = new URLSearchParams({ ...(unit && { unit }), in: place });
  return `/experience/${toFormatSlug(format[0] ?? '')}/preview/${id}/proof?${query}`;
}

/** Opens the proof page, and waits until the ad has reported that it is there. A film is started by a press. */
export async function openProof(page: Page, url: string): Promise<void> {
  await page.goto(url);
  if (url.includes('in=player')) await page.getByRole('button', { name: 'Start the film' }).press('Enter', { timeout: OPENS_MS });
  await page.locator('.proof-arriving', { hasText: 'impression' }).waitFor({ timeout: OPENS_MS });
  await page.locator('.proof-stage').evaluate((stage) => stage.scrollIntoView({ block: 'center' }));
}

export async function readReport(page: Page): Promise<ProofReport> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Report as JSON' }).press('Enter')]);
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** Plays one way through the ad, to its call to action unless it is one of the further ways. A film that ends meanwhile ends the way. */
export async function playProof(page: Page, steps: readonly Step[], isFurther = false): Promise<ProofReport> {
  const ended = waitForEndOfFilm(page, 0);
  const played = playWay(page, steps, isFurther).catch((error: unknown) => {
    if (!page.url().includes('in=player')) throw error;
    // The ad is gone a moment before the page says so.
    return ended;
  });
  await Promise.race([played, ended]);
  return readReport(page);
}

async function playWay(page: Page, steps: readonly Step[], isFurther: boolean): Promise<void> {
  const frame = page.locator('.guest-frame iframe');
  const player = page.getByRole('group', { name: 'The video player' });
  // Of a tag the ad is in a frame of its own in that frame.
  const ad = page.frames().at(-1);
  if (steps.some((step) => 'press' in step)) await ad?.evaluate(() => window.focus());
  if (isFurther) await playFurther(page, steps, frame);
  else await playToExit(page, steps, frame, async () => (await page.locator('.proof-arriving', { hasText: 'click_through' }).count()) > 0);
  const shut = page.getByRole('button', { name: 'Close the ad' });
  if (await shut.isVisible()) await shut.click();
  // At the end, so that the way of the keys begins at the top of the ad. A way that went wrong may have paused it.
  for (let press = 0; press < 2; press++) await ad?.getByRole('button', { name: PAUSE }).press('Enter');
  if (await player.isVisible())
    for (const name of ['Unmute', 'Mute', 'Pause', 'Play']) await pressIfThere(player.getByRole('button', { name, exact: true }));
}

/** A film may have ended, or stand already. */
async function pressIfThere(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.press('Enter');
}

const waitForEndOfFilm = (page: Page, timeout: number) => page.getByText('The film has ended, and the ad with it.').waitFor({ timeout });

/** What is wrong in a report, as sentences; none where plan and arrival agree. */
export function listFaults({ rules, events }: ProofReport): readonly string[] {
  return [
    ...events.filter(({ state }) => state !== 'arrived' && state !== 'waiting').map(({ event, state }) => `${event}: ${state}`),
    ...rules.filter(({ state }) => state === 'broken').map(({ label, seen }) => `${label} ${seen}`),
  ];
}

/** The events of the plan that a play can cause. A strip opens and shuts where its container lets it: in an app. */
function listPlayed(place: Place, { events }: ProofReport): readonly string[] {
  const isOf = (event: string) => !NOT_PLAYED.includes(event) && (place === 'mraid' || !OF_CONTAINER.includes(event));
  return events.map(({ event }) => event).filter(isOf);
}

/** Those of them that none of the reports has seen. */
export function listUnseen(place: Place, reports: readonly ProofReport[]): readonly string[] {
  const seen = new Set(reports.flatMap(({ events }) => events.filter(({ arrived }) => arrived > 0).map(({ event }) => event)));
  return reports[0] ? listPlayed(place, reports[0]).filter((event) => !seen.has(event)) : [];
}

/** An ad that nobody touches, until it is at rest, and a film until its end. */
export async function watchUntouched(page: Page): Promise<ProofReport> {
  await page.waitForTimeout(UNTOUCHED_MS);
  if (page.url().includes('in=player')) await waitForEndOfFilm(page, OPENS_MS);
  return readReport(page);
}

if (import.meta.main) {
  const wanted = process.argv.slice(2).filter((word) => word !== '--');
  const server = await startProduction();
  const browser = await launch(withoutGpu);
  const playing = limitConcurrency(AT_ONCE);
  const slugs = (wanted.length > 0 ? wanted : listCreatives()).flatMap(listUnits);
  const records = await Promise.all(slugs.map(async (slug) => ({ slug, record: await loadDemo(slug) })));
  const lines = await Promise.all(
    records.flatMap(({ slug, record }) =>
      [...listPlayedPlaces(record), ...(listKinds(record).includes('vast') ? (['player'] as const) : [])].map((place) =>
        playing(async () => {
          const line = await prove(browser, server.origin + toProofPath(record, slug, place), slug, place).catch(
            ({ message }: Error) => `| ${slug} | ${place} | | | | | | not played: ${message.split('\n')[0]} |`,
          );
          console.log(line);
          return line;
        }),
      ),
    ),
  );
  await browser.close();
  await server.stop();
  const isPlayed = (line: string) => lines.some((one) => toKey(one) === toKey(line));
  const before = wanted.length === 0 ? [] : (await readFile('docs/proof.md', 'utf8')).split('\n').filter((line) => ROW.test(line) && !isPlayed(line));
  await writeFile('docs/proof.md', toDocument([...before, ...lines].toSorted()));
}

interface Way {
  readonly way: readonly Step[];
  /** It does not lead to the call to action. */
  readonly isFurther?: boolean;
  readonly motion?: 'reduce';
}

/** One file in one place: untouched, and by as many of its ways as it takes to raise all that is planned. */
async function prove(browser: Browser, url: string, slug: string, place: Place): Promise<string> {
  const { keyboard, pointer, more = [] } = await loadPlaythrough(slug);
  const openAnd = async (look: (page: Page) => Promise<ProofReport>, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion });
    try {
      await openProof(page, url);
      return await look(page);
    } finally {
      await page.close();
    }
  };
  // What a slow machine made late, or missed, is looked at once more.
  const say = (error: Error) => console.error(`${slug} ${place}: ${error.message}`);
  const openTwice: typeof openAnd = async (look, motion) => {
    const first = await openAnd(look, motion).catch(say);
    return first && listFaults(first).length === 0 ? first : openAnd(look, motion);
  };
  const untouched = await openTwice(watchUntouched);
  // A film runs on by itself: its quarters are seen best by who leaves it alone.
  const reports: ProofReport[] = place === 'player' ? [untouched] : [];
  // Some events are of the calm version alone.
  const ways: readonly Way[] = [
    { way: pointer },
    { way: keyboard },
    ...more.map((way) => ({ way, isFurther: true })),
    { way: keyboard, motion: 'reduce' },
  ];
  for (const { way, isFurther = false, motion } of [...ways, ...ways]) {
    if (reports.some((report) => report !== untouched) && listUnseen(place, reports).length === 0) break;
    const report = await openTwice((page) => playProof(page, way, isFurther), motion).catch(say);
    if (report) reports.push(report);
  }
  return toLine(slug, place, untouched, reports, [untouched, ...reports].flatMap(listFaults));
}

function toLine(slug: string, place: Place, untouched: ProofReport, reports: readonly ProofReport[], faults: readonly string[]): string {
  const planned = reports[0] ? listPlayed(place, reports[0]) : [];
  const unseen = listUnseen(place, reports);
  const twice = reports.flatMap(({ events }) => events.filter(({ state }) => state === 'twice')).length;
  const missing = reports.flatMap(({ events }) => events.filter(({ state }) => state === 'missing')).length;
  const engaged = untouched.events.filter(({ by_person, arrived }) => by_person === 'yes' && arrived > 0).length;
  const cells = [slug, place, planned.length, planned.length - unseen.length, twice, missing, engaged, [...unseen, ...new Set(faults)].join('; ')];
  return `| ${cells.join(' | ')} |`;
}

function toDocument(lines: readonly string[]): string {
  return `# Planned and arrived

Every exported file, opened in the proof page and played there by its playthroughs in Chromium (\`npm run prove\`). Planned: the events of its tracking plan that a play
can cause. Untouched: events that only a person can cause, in an ad that nobody touched for 17 seconds. A run in which
something was late or wrong is repeated once, and the second one counts.

| ad | place | planned | arrived | twice | missing | untouched | not seen, or wrong |
| --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}
