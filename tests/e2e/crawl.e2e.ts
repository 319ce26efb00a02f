import { openSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startProduction } from '#tools/production-server.ts';
import { pagePaths } from '../reliability/page-paths.ts';

/** Both layouts in both modes, each in another language. */
const looks = [
  { look: 'layout=vertical&mode=light', language: 'gr' },
  { look: 'layout=vertical&mode=dark', language: 'en' },
  { look: 'layout=horizontal&mode=light', language: 'rs' },
  { look: 'layout=horizontal&mode=dark', language: 'sp' },
];
/** `npm run test:full` visits in all of them; two hold both layouts and both modes. */
const visits = looks.filter((_, index) => process.env.TEST_FULL || index === 0 || index === 3);
/** A missing page is a failed request of the browser's own, and it says so. */
const EXPECTED = /Failed to load resource: the server responded with a status of 404/;

async function listErrors(context: BrowserContext, page: Page, origin: string, visit: (typeof looks)[number]): Promise<string[]> {
  const errors: string[] = [];
  const note = (text: string) => void (EXPECTED.test(text) || errors.push(`${new URL(page.url()).pathname}: ${text}`));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  await context.addCookies([
    { name: 'surge-settings', value: visit.look, url: origin },
    { name: 'I18N_LANGUAGE', value: visit.language, url: origin },
  ]);
  for (const path of pagePaths) {
    await page.goto(origin + path);
    // Pages that wait for intent hydrate now.
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    await page.waitForTimeout(/preview|play/.test(path) ? 2500 : 300);
  }
  return errors;
}

for (const visit of visits) {
  test(`every page in ${visit.look} breaks no rule of its policy and writes no error`, async ({ page, context }, info) => {
    test.setTimeout(240_000);
    const path = info.outputPath('server.log');
    const log = openSync(path, 'w');
    const reports = () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.includes('csp violation'));
    const server = await startProduction({}, log);
    expect(await listErrors(context, page, server.origin, visit)).toEqual([]);
    expect(reports()).toEqual([]);
    // That there is nothing to report means something only if reports arrive.
    page.removeAllListeners('console');
    await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/x.png?private' })));
    await expect.poll(reports).toEqual([expect.stringMatching(/"directive":"img-src","blocked":"https:\/\/elsewhere\.example"/)]);
    expect(readFileSync(path, 'utf8')).not.toContain('private');
    await server.stop();
  });
}
