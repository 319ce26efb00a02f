import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumArgs, getChromium } from '../chromium.ts';
import { atLeast, atMost, median, type Verdict } from './verdict.ts';

const RUNS = 5;
const PACKED_AFTER_MS = 3000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Score {
  readonly lcp: number;
  readonly cls: number;
  readonly categories: readonly number[];
}

/** Lighthouse with its mobile preset on our pages and the baseline's, alternating, so that a noisy minute affects both alike. */
export async function benchLighthouse(site: string, floor: string): Promise<Verdict[]> {
  const pages = [`${site}/`, `${floor}/`, `${site}/experience/gamification`, `${floor}/experience/gamification/`];
  const scores = new Map<string, Score[]>(pages.map((page) => [page, []]));
  const browser = await puppeteer.launch({ executablePath: getChromium(), args: [...chromiumArgs, '--disable-gpu'] });
  const port = Number(new URL(browser.wsEndpoint()).port);
  // Requests first, so that pages are compressed: the baseline's files always are, and our plain pages are soon after their first visitor.
  for (const page of pages) await fetch(page, { headers: { 'accept-encoding': 'br' } });
  await wait(PACKED_AFTER_MS);
  for (let run = 1; run <= RUNS; run++) {
    for (const page of pages) {
      const score = await visit(page, port);
      scores.get(page)?.push(score);
      console.log(`  run ${run}: ${page} paints in ${Math.round(score.lcp)} ms, ${score.categories.join(' / ')}`);
    }
  }
  await browser.close();
  return compare(pages.map((page) => scores.get(page) ?? []));
}

async function visit(url: string, port: number): Promise<Score> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  const audits = result?.lhr.audits;
  const categories = CATEGORIES.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100));
  return {
    lcp: audits?.['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    cls: audits?.['cumulative-layout-shift']?.numericValue ?? 1,
    categories,
  };
}

function compare([landing = [], landingFloor = [], gallery = [], galleryFloor = []]: readonly Score[][]): Verdict[] {
  const lcp = (scores: readonly Score[]) => median(scores.map((score) => score.lcp));
  const ours = [
    ['/', landing],
    ['/experience/gamification', gallery],
  ] as const;
  return [
    ...ours.flatMap(([path, scores]) =>
      CATEGORIES.map((name, index) => atLeast(`Lighthouse ${name} of ${path}`, median(scores.map((score) => score.categories[index] ?? 0)), 100)),
    ),
    ...ours.map(([path, scores]) => atMost(`Layout shift of ${path}`, median(scores.map((score) => score.cls)), 0)),
    atMost(
      `Largest paint of / (${Math.round(lcp(landing))} ms) over the floor's (${Math.round(lcp(landingFloor))} ms)`,
      lcp(landing) / lcp(landingFloor),
      1.05,
      ' ×',
    ),
    atMost(
      `Largest paint of the gallery (${Math.round(lcp(gallery))} ms) over the floor's (${Math.round(lcp(galleryFloor))} ms)`,
      lcp(gallery) / lcp(galleryFloor),
      1.35,
      ' ×',
    ),
  ];
}
