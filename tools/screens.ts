/** The contact sheet of all screens: `npm run screens`. Writes tests/output/screens/*.png and index.html beside them. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { launch } from './creative-harness.ts';
import { startProduction } from './production-server.ts';
import { shellVariants } from './shell-variants.ts';

const OUT = 'tests/output/screens';
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1536, height: 960 },
];
const THEMES = [
  { name: 'light', settings: 'mode=light' },
  { name: 'dark', settings: 'mode=dark' },
];
/** `npm run screens shell`: the dashboard in many settings. */
const SHELL = { name: 'shell', path: '/experience/gamification', settle: 400, full: false };
const SHELL_VARIANTS = shellVariants.map((settings) => ({ name: settings.replaceAll(/[=&]/g, '-'), settings }));
/** `settle`: milliseconds until what plays has something to show. `full`: the whole page, not only the first screen. */
const SCREENS = [
  { name: 'landing', path: '/', settle: 4000, full: true },
  { name: 'gallery', path: '/experience/gamification', settle: 400, full: true },
  { name: 'formats', path: '/formats', settle: 400, full: true },
  { name: 'unknown-type', path: '/experience/nothing-here', settle: 200, full: false },
  { name: 'spin-and-sip', path: '/experience/gamification/preview/1', settle: 4000, full: false },
  { name: 'strix', path: '/experience/3d-roll-and-3d-xplore/preview/9', settle: 5000, full: false },
  { name: 'descent-desktop', path: '/experience/sticky-and-scrolling/preview/11?tab=desktop', settle: 5000, full: false },
  { name: 'golden-hour', path: '/experience/horizon/preview/12', settle: 4000, full: false },
  { name: 'brew', path: '/experience/ctv/preview/14', settle: 5000, full: false },
  { name: 'preview-missing', path: '/experience/ctv/preview/999', settle: 200, full: false },
  { name: 'start-campaign', path: '/start-campaign', settle: 200, full: true },
  { name: 'brief-sent', path: '/start-campaign/sent?reference=SG-7K2M-Q4XD-9RTV', settle: 200, full: true },
  { name: 'privacy', path: '/privacy', settle: 200, full: true },
  { name: 'imprint', path: '/imprint', settle: 200, full: true },
  { name: 'accessibility', path: '/accessibility', settle: 200, full: true },
  { name: 'not-found', path: '/no-such-page', settle: 200, full: false },
] as const;

async function shoot(
  browser: Browser,
  origin: string,
  screen: (typeof SCREENS)[number] | typeof SHELL,
  size: (typeof SIZES)[number],
  variant: (typeof THEMES)[number],
): Promise<string> {
  const context = await browser.newContext({ viewport: size, hasTouch: size.width < 500 });
  await context.addCookies([{ name: 'surge-settings', value: variant.settings, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + screen.path, { waitUntil: 'load' });
  await page.waitForTimeout(screen.settle);
  const file = `${screen.name}-${size.width}-${variant.name}.png`;
  if (screen.full) await scrollThrough(page);
  await page.screenshot({ path: `${OUT}/${file}`, fullPage: screen.full });
  await context.close();
  return file;
}

/** Lazy pictures load only when they come near. */
async function scrollThrough(page: import('@playwright/test').Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(500);
}

await mkdir(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const server = await startProduction();
// Beyond the largest texture of a GPU, real or emulated, the picture of a long page would repeat its beginning.
const browser = await launch(['--disable-gpu']);
const cells: string[] = [];
const series = [
  ...SCREENS.map((screen) => ({ screen, variants: THEMES, sizes: SIZES })),
  { screen: SHELL, variants: SHELL_VARIANTS, sizes: SIZES.slice(2, 3) },
];
for (const { screen, variants, sizes } of series.filter(({ screen: { name } }) => wanted.length === 0 || wanted.includes(name))) {
  for (const variant of variants) {
    for (const size of sizes) {
      const file = await shoot(browser, server.origin, screen, size, variant);
      cells.push(
        `<figure><img src="${file}" alt="" loading="lazy"><figcaption>${screen.name}, ${size.width} px, ${variant.name}</figcaption></figure>`,
      );
      console.log(file);
    }
  }
}
await browser.close();
await server.stop();
const style =
  'body{font:14px system-ui;background:#777;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:16px}figure{margin:0}img{width:100%;max-height:480px;object-fit:cover;object-position:top}';
await writeFile(`${OUT}/index.html`, `<!doctype html><html lang="en"><title>Surge, all screens</title><style>${style}</style>${cells.join('\n')}`);
