/**
 * Shows how a change affects the look of the site: `node tools/compare-screens.ts <folder of another checkout, built> [part of a path …]`. Takes
 * every page of both builds at 390 and 1280 px, light and dark, signed in where a page needs that, without animations, and counts the pixels that
 * differ. Pictures of pages that differ are in tests/output/compare. Exits with 1 when any does.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pagePaths } from '#tests/reliability/page-paths.ts';
import { launch } from './creative-harness.ts';
import { countDifferences } from './picture-difference.ts';
import { startProduction } from './production-server.ts';

const OUT = 'tests/output/compare';
const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'];
/** The same time for both builds, because dates and greetings depend on it. */
const NOW = new Date('2026-11-22T10:00:00Z');
/** Half a second after hydration the site fetches the style sheets of other pages. */
const SETTLED_MS = 1200;
/** How much a channel may differ, of 255: anti-aliasing differs between two runs. */
const SHADE = 8;
/** A page is taken again before it counts as different. */
const TRIES = 2;

const signedIn = ['/profile', '/crypto-wallet', '/crypto-orders', '/crypto-buy-sell', '/auth-lock-screen'];
const account = JSON.stringify({ uid: 1, username: 'Ada Lovelace', role: 'admin', email: 'demo@surge.example' });
const [folder, ...parts] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/compare-screens.ts <folder of another checkout, built> [part of a path …]');

async function shoot(browser: Browser, origin: string, path: string, width: number, theme: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', bypassCSP: true });
  await context.addCookies([{ name: 'surge-settings', value: `mode=${theme}`, url: origin }]);
  // What an ad shows at this moment does not matter.
  await context.route('**/creatives/*/index.html', (route) => route.abort());
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  if (signedIn.includes(path)) await page.addInitScript((text) => window === top && localStorage.setItem('authUser', text), account);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(SETTLED_MS);
  // Its QR code and address contain the port.
  await page.addStyleTag({ content: '.qr-panel { visibility: hidden }' });
  await showAll(page);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  return picture;
}

/** Lazy pictures load only when they come near. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => {}))]);
  });
}

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
const [before, after] = [await startProduction({}, 'inherit', resolve(folder)), await startProduction()];
const browser = await launch(['--disable-gpu']);
const canvas = await browser.newPage();
let different = 0;
for (const path of pagePaths.filter((one) => parts.length === 0 || parts.some((part) => one.includes(part)))) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      let pictures: readonly Buffer[] = [];
      let count = Number.POSITIVE_INFINITY;
      for (let left = TRIES; left > 0 && count > 0; left--) {
        const pair = await Promise.all([shoot(browser, before.origin, path, width, theme), shoot(browser, after.origin, path, width, theme)]);
        count = await countDifferences(canvas, pair, SHADE);
        pictures = pair;
      }
      if (count === 0) continue;
      different++;
      const name = `${path.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}-${theme}`;
      console.log(`${path} at ${width} px, ${theme}: ${count} pixels`);
      for (const [index, picture] of pictures.entries()) await writeFile(`${OUT}/${name}-${index === 0 ? 'before' : 'after'}.png`, picture);
    }
  }
}
await browser.close();
await Promise.all([before.stop(), after.stop()]);
console.log(different === 0 ? 'No page differs.' : `${different} pictures differ: ${OUT}`);
process.exitCode = different === 0 ? 0 : 1;
