/** The site without network in Firefox ESR (docs/decisions/078). Skipped by name where Firefox is not installed. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DeckReceipt, OwnerView } from '#protocol/deck.ts';
import { findFreePort } from '#tools/free-port.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { createEmail, listStored } from './e2e/stored-briefs.ts';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const canRun = existsSync(FIREFOX) && existsSync('build/meeting/meeting-files.json');
const STORED_MS = 90_000;
const STARTED_MS = 60_000;

describe.skipIf(!canRun)('in Firefox, without network', { timeout: 300_000 }, () => {
  let browser: Browser;
  let server: ProductionServer | undefined;
  let origin: string;
  let page: Page;
  /** Of what is downloaded, and of the server that is stopped and started again. */
  const [downloads, data] = ['surge-firefox-', 'surge-firefox-data-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  let port: number;
  const start = async () => {
    server = await startProduction({ PORT: String(port), DATA_DIR: data ?? '' });
    origin = server.origin;
  };
  const stop = async () => {
    const running = server;
    server = undefined;
    await running?.stop();
  };

  beforeAll(async () => {
    port = await findFreePort();
    await start();
    const extraPrefsFirefox = { 'browser.download.folderList': 2, 'browser.download.dir': downloads, 'browser.download.alwaysOpenPanel': false };
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, extraPrefsFirefox });
    page = await browser.newPage();
    await page.setViewport({ width: 1536, height: 900 });
    page.setDefaultTimeout(60_000);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await stop();
    for (const folder of [downloads, data]) rmSync(folder ?? '', { recursive: true, force: true });
  });

  const open = (path: string) => page.goto(origin + path, { waitUntil: 'load' });
  const heading = () => page.$eval('h1', (element) => element.textContent);
  // By its text: on a busy machine Firefox takes half a minute to look for a name among all that it tells a screen reader.
  const press = (text: string) => page.locator(`::-p-xpath(//button[normalize-space(.)="${text}"])`).click();
  const until = (text: string, timeout = STARTED_MS) => page.waitForFunction((part) => document.body.innerText.includes(part), { timeout }, text);
  const isRunning = () => page.waitForSelector('.player[data-phase="running"]', { timeout: STARTED_MS });

  async function callDecks<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const response = await fetch(`${origin}/api/decks${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return response.json();
  }

  it('Firefox plays, finds, presents, exports and opens a deck from what was taken along, and sends a brief and a comment once later', async () => {
    const deck = { title: 'Autumn', client: 'Lumara', brand: { name: 'Lumara' }, demos: [{ id: 12, note: 'Why it is here' }] };
    const { view, edit } = await callDecks<DeckReceipt>('', { deck });
    await open('/imprint');
    await page.evaluate(
      (text) => {
        localStorage.setItem('surge.decks', text);
        localStorage.setItem('surge.deck-name', 'Mara');
      },
      JSON.stringify([{ id: view, edit, title: deck.title, createdAt: '2026-11-29T00:00:00Z' }]),
    );
    await open('/meeting');
    await press('Take everything along');
    await until('Done. You may unplug the network.', STORED_MS);
    await until('Stored on');
    await stop();

    await open('/experience/horizon/preview/12');
    await isRunning();
    await page.mouse.move(400, 300);
    await page.waitForSelector('html[data-hydrated]');
    // The pack stands below the brand.
    await page.keyboard.press('b');
    await press('Everything in one pack');
    const pack = await vi.waitFor(
      () => {
        const [name = ''] = readdirSync(downloads ?? '').filter((one) => one.endsWith('.zip'));
        return unzipSync(readFileSync(join(downloads ?? '', name)));
      },
      { timeout: STARTED_MS, interval: 200 },
    );
    expect(Object.keys(pack).filter((name) => /html5\.zip|backup\.jpg|tracking\.csv/.test(name)).length).toBeGreaterThan(2);
    await open('/experience/horizon/preview/12/spec');
    expect(await heading()).toContain('Golden Hour');
    await open('/find?model=CPI&screen=mobile');
    await page.waitForFunction(() => document.querySelectorAll('.find-three > li').length === 3);
    await open('/present?demos=1,12');
    await page.waitForSelector('iframe[title="Spin & Sip, interactive demo"]', { timeout: STARTED_MS });
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('iframe[title="Golden Hour, interactive demo"]', { timeout: STARTED_MS });

    const email = createEmail();
    await open('/start-campaign?model=CPM');
    await page.waitForFunction(() => location.pathname === '/start-campaign');
    await page.locator('input[name="name"]').fill('Mara Lindqvist');
    await page.locator('input[name="email"]').fill(email);
    await page.locator('input[name="company"]').fill('Lumara Isles');
    await page.locator('input[name="consent"]').click();
    await press('Review and send');
    await press('Send this brief');
    await until('Waiting to be sent');

    await open(`/d/${view}`);
    await until('As stored on this device on');
    expect(await heading()).toBe('Autumn');
    await press('Play Golden Hour');
    await page.waitForSelector('iframe[title="Golden Hour, interactive demo"]', { timeout: STARTED_MS });
    await page.locator('#demo-12-comment').fill('From the train');
    await press('Send the comment');
    await until('Not sent yet.');
    await open('/d/abcdefghijklmnopqrstuv');
    expect(await heading()).toMatch(/\w/);
    expect(await page.$$('script')).toHaveLength(0);
    await open('/pages-pricing?lang=gr');
    await page.waitForFunction(() => location.pathname === '/pages-pricing' && document.documentElement.lang === 'de');

    await start();
    await open(`/d/${view}?lang=en`);
    await page.waitForFunction(() => document.querySelectorAll('.deck-unsent').length === 0 && document.body.innerText.includes('From the train'));
    await vi.waitFor(async () => expect(await listStored(email, data)).toHaveLength(1), { timeout: STARTED_MS, interval: 1000 });
    await open(`/d/${view}?lang=en`);
    const { comments } = await callDecks<OwnerView>(`/${view}/owner`, { edit });
    expect(comments).toMatchObject([{ demo: 12, name: 'Mara', text: 'From the train', by: 'client' }]);
    expect(await listStored(email, data)).toHaveLength(1);
  });
});
