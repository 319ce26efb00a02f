import { openSync, readFileSync } from 'node:fs';
import { startProduction } from '#tools/production-server.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { pagePaths } from '../reliability/page-paths.ts';
import { type BrowserContext, expect, type Page, test } from './fixture.ts';

/** Both layouts in both modes, each in another language. */
const variants = [
  { settings: 'layout=vertical&mode=light', language: 'gr' },
  { settings: 'layout=vertical&mode=dark', language: 'en' },
  { settings: 'layout=horizontal&mode=light', language: 'rs' },
  { settings: 'layout=horizontal&mode=dark', language: 'sp' },
];
/** In CI two, which hold both layouts and both modes, each for every fourth page; elsewhere the first, for a tenth of these. `npm run test:full` shows every page in all four. */
const visits = variants.filter((_, index) => process.env.TEST_FULL || index === 0 || (isWholeRun && index === 3));
const step = isWholeRun ? 4 : 40;
const visited = (turn: number) => pagePaths.filter((_, index) => process.env.TEST_FULL || index % step === turn);
/** Pages that show an error on purpose, and unknown addresses. */
const EXPECTED = [
  /error page .* \/(pages-404|pages-500|no\/such\/page|start-campaign\/sent)\b/,
  /Failed to load resource: the server responded with a status of 404 .*\/(no\/such\/page|start-campaign\/sent|d\/A+)\)/,
];

async function visitAll(
  context: BrowserContext,
  page: Page,
  origin: string,
  visit: (typeof variants)[number],
  paths: readonly string[],
): Promise<void> {
  await context.addCookies([
    { name: 'surge-settings', value: visit.settings, url: origin },
    { name: 'I18N_LANGUAGE', value: visit.language, url: origin },
  ]);
  for (const path of paths) {
    await page.goto(origin + path);
    // Pages that wait for the first intent hydrate now; a page that redirects may have no time for it.
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    if (!/(?:preview|play)\/\d+(?:\?|$)/.test(path)) await expect(page.locator('html[data-hydrated]')).toBeAttached();
    else await expect(page.locator('.player[data-phase="running"]')).toBeVisible();
  }
}

for (const [turn, visit] of visits.entries()) {
  test(`pages in ${visit.settings} break no rule of their policy and write no error`, async ({ page, context, allowFault }, info) => {
    test.setTimeout(240_000);
    const path = info.outputPath('server.log');
    const log = openSync(path, 'w');
    const reports = () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.includes('csp violation'));
    const server = await startProduction({}, log);
    for (const fault of EXPECTED) allowFault(fault);
    await visitAll(context, page, server.origin, visit, visited(turn));
    expect(reports()).toEqual([]);
    // An empty list of reports proves something only if reports arrive.
    allowFault(/Content Security Policy|ERR_BLOCKED_BY_CSP/);
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png?private' })));
    await expect.poll(reports).toEqual([expect.stringMatching(/"directive":"img-src","blocked":"https:\/\/elsewhere\.example"/)]);
    expect(readFileSync(path, 'utf8')).not.toContain('private');
    // Nothing is asked for any more.
    await page.goto('about:blank');
    await server.stop();
  });
}
