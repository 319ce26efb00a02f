import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { isRecord } from '#protocol/is-record.ts';
import { chromiumArgs, getChromium } from '../chromium.ts';
import { PREVIEW } from './preview.ts';
import { atLeast, atMost, median, type Verdict } from './verdict.ts';

const RUNS = 5;
const PACKED_AFTER_MS = 3000;
/** As in normal browsers: a sandboxed frame has its own process, which the driver would turn off. The ad's work does not count for the page then. */
const ISOLATED = '--enable-features=IsolateSandboxedIframes';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Score {
  readonly lcp: number;
  readonly cls: number;
  readonly categories: readonly number[];
}

const NOT_OF_HIDDEN: readonly string[] = ['seo', 'performance'];

interface Subject {
  readonly name: string;
  readonly path: string;
  /** The page of the floor beside which its largest paint is measured, and how many times as long it may take. */
  readonly floor: string;
  readonly limit: number;
  /** Pages whose main content is the ad, which plays in its own process. */
  readonly isIsolated?: true;
  /** Search engines leave it out, which Lighthouse counts as a fault, and it is nothing without its script, which it runs at once. */
  readonly isHidden?: true;
}

const pagesOfSite: readonly Subject[] = [
  { name: '/', path: '/', floor: '/', limit: 1.05 },
  { name: 'the gallery', path: '/experience/gamification', floor: '/experience/gamification/', limit: 1.35 },
  { name: 'the preview', path: PREVIEW, floor: '/', limit: 1.5, isIsolated: true },
  { name: '/find', path: '/find?model=CPI&screen=mobile', floor: '/experience/gamification/', limit: 1.3 },
  { name: '/compare', path: '/compare?demos=1,9,12', floor: '/experience/gamification/', limit: 1.3, isHidden: true },
];

/** Lighthouse with its mobile preset on our pages and the baseline's, alternating, so that a noisy minute affects both alike. */
export async function benchLighthouse(site: string, floor: string): Promise<Verdict[]> {
  const deck: Subject = { name: 'the deck', path: await makeDeck(site), floor: '/experience/gamification/', limit: 1.3, isHidden: true };
  const subjects = [...pagesOfSite, deck];
  const pages = [...new Set(subjects.flatMap((subject) => [site + subject.path, floor + subject.floor]))];
  const isolated = new Set(subjects.flatMap(({ path, isIsolated }) => (isIsolated ? [site + path] : [])));
  const scores = new Map<string, Score[]>(pages.map((page) => [page, []]));
  // Requests first, so that pages are compressed: the baseline's files always are, and our plain pages are soon after their first visitor.
  for (const page of pages) await fetch(page, { headers: { 'accept-encoding': 'br' } });
  await wait(PACKED_AFTER_MS);
  for (let run = 1; run <= RUNS; run++) {
    for (const page of pages) {
      const score = await visit(page, isolated.has(page) ? [ISOLATED] : []);
      scores.get(page)?.push(score);
      console.log(`  run ${run}: ${page} paints in ${Math.round(score.lcp)} ms, ${score.categories.join(' / ')}`);
    }
  }
  return subjects.flatMap((subject) => compare(subject, scores.get(site + subject.path) ?? [], scores.get(floor + subject.floor) ?? []));
}

/** A deck of three demos in a client's colours. Returns the path of the client's page. */
async function makeDeck(site: string): Promise<string> {
  const brand = { name: 'Acme Coffee', primary: '#14532d', accent: '#facc15' };
  const demos = [1, 9, 12].map((id) => ({ id, note: 'Why this one is here.' }));
  const headers = { origin: site, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify({ deck: { title: 'Three formats for spring', client: 'Acme Coffee', brand, demos } });
  const answer = await fetch(`${site}/api/decks`, { method: 'POST', headers, body });
  const made: unknown = await answer.json();
  if (!isRecord(made) || typeof made.view !== 'string') throw new Error(`No deck: ${answer.status} ${JSON.stringify(made)}`);
  return `/d/${made.view}`;
}

/** Each in its own browser: otherwise an ad of the visit before could still be playing. */
async function visit(url: string, flags: readonly string[]): Promise<Score> {
  const browser = await puppeteer.launch({ executablePath: getChromium(), args: [...chromiumArgs, '--disable-gpu', ...flags] });
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  await browser.close();
  const audits = result?.lhr.audits;
  const categories = CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
  return {
    lcp: audits?.['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    cls: audits?.['cumulative-layout-shift']?.numericValue ?? 1,
    categories,
  };
}

function compare({ name, path, limit, isHidden }: Subject, ours: readonly Score[], floors: readonly Score[]): Verdict[] {
  const lcp = (scores: readonly Score[]) => median(scores.map((score) => score.lcp));
  const [paint, floor] = [lcp(ours), lcp(floors)];
  return [
    ...CATEGORIES.flatMap((category, index) => {
      const score = median(ours.map(({ categories }) => categories[index] ?? 0));
      return NOT_OF_HIDDEN.includes(category) && isHidden ? [] : [atLeast(`Lighthouse ${category} of ${path}`, score, 100)];
    }),
    atMost(`Layout shift of ${path}`, median(ours.map(({ cls }) => cls)), 0),
    atMost(`Largest paint of ${name} (${Math.round(paint)} ms) over the floor's (${Math.round(floor)} ms)`, paint / floor, limit, ' ×'),
  ];
}
