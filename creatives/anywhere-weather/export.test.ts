/** The exported file with live data: what `?context=` in its address does, and what its failure does not. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Route } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium, findTestBrowser, withoutGpu } from '#tools/chromium.ts';
import { launch } from '#tools/creative-harness.ts';
import { bundleCreative } from '#tools/creatives.ts';

const FEED = 'https://feed.example/milan.json';
const data = {
  city: 'Ystad',
  tempC: -99,
  sky: 'snow',
  feed: [{ id: 'lagoon', to: 'Solmara', tempC: 28, price: 77, currency: 'EUR', departs: 'Fri 07:10' }],
};
const answer = (body: string) => (route: Route) => route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });

describe.skipIf(!findChromium())('the exported file', { timeout: 60_000 }, () => {
  let browser: Browser;
  let address: string;
  beforeAll(async () => {
    browser = await launch(withoutGpu, findTestBrowser());
    const file = join(mkdtempSync(join(tmpdir(), 'surge-context-')), 'index.html');
    // The same city each time, where nothing says which.
    writeFileSync(file, (await bundleCreative('anywhere-weather', 'html5')).replace('>{}</script>', '>{"seed":7}</script>'));
    address = pathToFileURL(file).href;
  });
  afterAll(() => browser.close());

  /** Plays the file to its end card. Returns its words, and what it threw or wrote into the console itself. */
  async function play(search: string, respond: (route: Route) => unknown) {
    // Without motion: what it says is looked at, not what it draws.
    const page = await browser.newPage({ viewport: { width: 970, height: 250 }, reducedMotion: 'reduce' });
    const [asked, errors]: [string[], string[]] = [[], []];
    page.on('pageerror', (error) => errors.push(error.message));
    // The browser itself reports each request that fails.
    page.on('console', (message) => message.type() === 'error' && !message.location().url.startsWith('https:') && errors.push(message.text()));
    await page.route(/^https?:/, (route) => {
      asked.push(route.request().url());
      return respond(route);
    });
    await page.goto(address + search);
    await page.getByRole('slider').press('End');
    await page.getByText('Boarding pass').waitFor();
    // A feed that answers has answered by now, or very soon.
    if (search && respond === live) await expect.poll(() => page.locator('body').innerText()).toContain('Ystad');
    const [headline = '', pass = '', cta = ''] = await Promise.all(['h1', '.pass', '.cta'].map((name) => page.locator(name).innerText()));
    const words = { headline: headline.trim(), pass, cta };
    await page.close();
    return { words, asked, errors };
  }
  const live = answer(JSON.stringify(data));

  it('says what its address’s file says', async () => {
    const { words, asked, errors } = await play(`?context=${encodeURIComponent(FEED)}`, live);
    expect(words).toEqual({
      headline: 'Leave the snow for Solmara.',
      pass: expect.stringMatching(/Ystad –60° →\s+Solmara\s+28°\s+Fri 07:10/),
      cta: 'Fly for €77',
    });
    expect(asked).toEqual([FEED]);
    expect(errors).toEqual([]);
  });

  it('says what it carries, without an error, when nothing comes', async () => {
    const own = await play('', live);
    expect(own.asked).toEqual([]);
    expect(own.words.cta).toMatch(/^Fly for €\d+$/);
    const answers = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
      answer('<p>Ystad</p>'),
      answer('["Ystad"]'),
      answer(JSON.stringify({ ...data, rest: 'x'.repeat(17_000) })),
    ];
    for (const respond of answers) expect(await play(`?context=${encodeURIComponent(FEED)}`, respond)).toEqual({ ...own, asked: [FEED] });
    expect(await play('?context=http://feed.example/', answer(JSON.stringify(data)))).toEqual(own);
  });
});
