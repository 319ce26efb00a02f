/** The site without network in Firefox ESR (docs/decisions/078). Skipped by name where Firefox is not installed. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { KEPT_MOST } from '#app/components/kept/kept-demos.ts';
import { listKinds, toFileName, toPackName } from '#app/components/take-away/take-away.ts';
import { createI18n, loadDictionary } from '#app/i18n/create-i18n.ts';
import { type Demo, listUnits, toUnitKey, toUnitQuery } from '#catalogue/demo.ts';
import { activeDemos, toPreviewPath } from '#catalogue/demos.ts';
import type { DeckReceipt, OwnerView } from '#protocol/deck.ts';
import { languages } from '#protocol/languages.ts';
import { findFreePort } from '#tools/free-port.ts';
import { type ProductionServer, startProduction } from '#tools/production-server.ts';
import { isWholeRun } from '#tools/whole-run.ts';
import { createEmail, listStored } from './e2e/stored-briefs.ts';

const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
/** Storing 40 MB and opening them takes Firefox minutes: a local run leaves it to CI. */
const canRun = isWholeRun && existsSync(FIREFOX) && existsSync('build/meeting/meeting-files.json');
/** For all that a person waits for, on a busy machine. */
const SEEN_MS = 60_000;
const STORED_MS = 240_000;

/** One of each kind: in a slot, with pictures beside it, behind the page, at the foot of a phone, of film, and for a television. */
const kinds: readonly string[] = [
  'golden-hour',
  'strix-studio-360',
  'descent',
  'anywhere-weather/units/320x100',
  'choose-the-road',
  'brew-by-remote',
];
const units = activeDemos.flatMap(listUnits);
const shown = process.env.TEST_FULL ? units : units.filter(({ slug }) => kinds.includes(slug));

/** As many of them as an address takes. */
const meetings = [shown.slice(0, KEPT_MOST), shown.slice(KEPT_MOST)]
  .filter(({ length }) => length > 0)
  .map((demos) => ({ demos, length: demos.length }));

/** More than the shades of one colour, which is what a frame has that draws nothing. */
const COLOURS = 24;

describe.skipIf(!canRun)('in Firefox, without network', { timeout: 600_000 }, () => {
  let browser: Browser;
  let server: ProductionServer | undefined;
  let origin: string;
  let page: Page;
  let receipt: DeckReceipt;
  /** Of what is downloaded, and of the server that is stopped and started again. */
  const [downloads = '', data = ''] = ['surge-firefox-', 'surge-firefox-data-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  const printed = join(downloads, 'printed.pdf');
  let port: number;
  const start = async () => {
    server = await startProduction({ PORT: String(port), DATA_DIR: data });
    origin = server.origin;
  };
  const stop = async () => {
    const running = server;
    server = undefined;
    await running?.stop();
  };

  /** Where the worker leads to another page, whose scripts lead back, Firefox may call the first way broken off: what is seen then is waited for. */
  const open = async (path: string) => {
    const isLedOn = (error: unknown) => String(error).includes('NS_BINDING_ABORTED');
    await page.goto(origin + path, { waitUntil: 'load' }).catch((error: unknown) => {
      if (!isLedOn(error)) throw error;
    });
  };
  const heading = () => page.$eval('h1', (element) => element.textContent);
  // By its text: on a busy machine Firefox takes half a minute to look for a name among all that it tells a screen reader.
  const press = (text: string) => page.locator(`::-p-xpath(//button[normalize-space(.)="${text}"])`).click();
  const until = (text: string, timeout = SEEN_MS) => page.waitForFunction((part) => document.body.innerText.includes(part), { timeout }, text);
  const untilHeaded = (text: string) =>
    page.waitForFunction(
      (wanted) => [...document.querySelectorAll('h1, h2')].some((one) => one.textContent === wanted && one.checkVisibility()),
      {},
      text,
    );

  async function callDecks<Answer>(path: string, body: object): Promise<Answer> {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const response = await fetch(`${origin}/api/decks${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.ok).toBe(true);
    return response.json();
  }

  /** The ad in this frame, as it is seen on the screen: more than one colour. */
  async function untilDrawn(frame: string): Promise<void> {
    const element = await page.waitForSelector(frame);
    const countColours = async () => {
      const picture = await element?.screenshot({ encoding: 'base64', captureBeyondViewport: false });
      return page.evaluate(async (text) => {
        const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(text ?? ''), (letter) => letter.charCodeAt(0))]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return new Set(new Uint32Array(context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? [])).size;
      }, picture);
    };
    await vi.waitFor(async () => expect(await countColours()).toBeGreaterThan(COLOURS), { timeout: SEEN_MS, interval: 500 });
  }

  /** The files in a zip that the browser saved under this name. */
  const readSaved = (name: string) =>
    vi.waitFor(
      () => {
        // Of half a file there is no list.
        const files = unzipSync(readFileSync(join(downloads, name)));
        rmSync(join(downloads, name));
        return files;
      },
      { timeout: SEEN_MS, interval: 200 },
    );

  beforeAll(async () => {
    port = await findFreePort();
    await start();
    const extraPrefsFirefox = {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      // What is printed becomes a file, and nobody is asked.
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
      'print.printer_Mozilla_Save_to_PDF.print_to_filename': printed,
    };
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true, extraPrefsFirefox });
    page = await browser.newPage();
    await page.setViewport({ width: 1536, height: 900 });
    page.setDefaultTimeout(SEEN_MS);

    const brand = { name: 'Lumara', headline: 'Wake up somewhere new', primary: '#0b4f3a' };
    const demos = [
      { id: 12, note: 'Why it is here' },
      { id: 5, unit: '320x100', note: '' },
    ];
    const deck = { title: 'Autumn', client: 'Lumara Coffee', brand, demos };
    receipt = await callDecks<DeckReceipt>('', { deck });
    await open('/imprint');
    const own = [{ id: receipt.view, edit: receipt.edit, title: deck.title, createdAt: '2026-11-29T00:00:00Z' }];
    await page.evaluate((text) => {
      localStorage.setItem('surge.decks', text);
      localStorage.setItem('surge.deck-name', 'Mara');
      localStorage.setItem('surge.panels', 'tools');
    }, JSON.stringify(own));
    await open('/meeting');
    await press('Take everything along');
    await until('Done. You may unplug the network.', STORED_MS);
    await until('Stored on');
    await stop();
  }, 400_000);
  afterAll(async () => {
    await browser?.close();
    await stop();
    for (const folder of [downloads, data]) rmSync(folder, { recursive: true, force: true });
  });

  it.each(shown)('Firefox plays $slug, exports it, and shows its spec sheet', async (unit: Demo) => {
    await open(toPreviewPath(unit));
    await page.waitForSelector('.player[data-phase="running"]');
    await page.waitForSelector('.console-log [data-event="impression"]', { visible: true });
    await untilDrawn('.player iframe');

    await press('Everything in one pack');
    const pack = await readSaved(toPackName(unit, {}));
    // The film of an ad is no part of its pack, and its sheet is a page there.
    for (const kind of listKinds(unit).filter((one) => one !== 'clip')) {
      const name = toFileName(unit, kind).replace('spec.csv', 'spec.html');
      expect(pack[name]?.length, name).toBeGreaterThan(100);
    }

    const sheet = `${toPreviewPath(unit).replace(/\?.*$/, '')}/spec`;
    await open(sheet + toUnitQuery(unit));
    expect(await heading()).toBe(unit.name);
    await until('Measured against limits');
    expect(await page.$$eval('.spec-sheet-part tbody tr', (rows) => rows.length)).toBeGreaterThan(5);
    await page.waitForFunction(() => (document.querySelector<HTMLImageElement>('.spec-sheet-still')?.naturalWidth ?? 0) > 0);
    const pdf = await page.evaluate(
      async (address) => {
        const response = await fetch(address);
        return [response.status, response.headers.get('content-type'), (await response.text()).slice(0, 5)];
      },
      `${sheet}.pdf${toUnitQuery(unit)}`,
    );
    expect(pdf).toEqual([200, 'application/pdf', '%PDF-']);
  });

  it.each(meetings)('Firefox presents $length of them one after the other', async ({ demos }) => {
    await open(`/present?demos=${demos.map(toUnitKey).join(',')}`);
    for (const [index, { name }] of demos.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await until(`${index + 1} of ${demos.length}`);
      const frame = `.present-slot iframe[title="${name}, interactive demo"]`;
      await page.waitForSelector(frame);
      await page.waitForFunction(() => !document.querySelector('.present-still, .present-slot video'));
      await untilDrawn(frame);
    }
  });

  // Chosen by a link, and kept: Firefox 153 often tells the worker of no cookie.
  it.each(languages)('Firefox speaks $label', async (language) => {
    const { t } = createI18n(language, await loadDictionary(language, true));
    const openIn = async (address: string, text: string) => {
      await open(address);
      await untilHeaded(text);
      expect(await page.$eval('html', (html) => html.lang)).toBe(language.tag);
    };
    await openIn(`/experience/horizon/preview/12?lang=${language.code}`, t('Events'));
    await page.waitForSelector('.player[data-phase="running"]');
    await openIn('/experience/horizon/preview/12/spec', t('Sources'));
    await openIn('/meeting', t('What needs the network'));
    await open('/imprint?lang=en');
  });

  it('Firefox finds, and makes slides of what is compared', async () => {
    await open('/find?model=CPI&screen=mobile');
    await page.waitForFunction(() => document.querySelectorAll('.find-three > li').length === 3);
    await open('/compare?demos=12,5:320x100');
    await press('PowerPoint');
    const slides = await readSaved('surge-formats.pptx');
    const texts = [1, 2, 3].map((number) => strFromU8(slides[`ppt/slides/slide${number}.xml`] ?? new Uint8Array()));
    expect(texts[1]).toContain('Golden Hour');
    expect(texts[2]).toContain('Anywhere Weather');
  });

  it('Firefox opens a deck, prints it, and sends a brief and a comment once later', async () => {
    const { view, edit } = receipt;
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
    const frame = 'iframe[title="Golden Hour, interactive demo"]';
    await untilDrawn(frame);
    const ad = await (await page.$(frame))?.contentFrame();
    await ad?.waitForFunction(() => document.body.innerText.includes('Wake up somewhere new'));
    await page.locator('#demo-12-comment').fill('From the train');
    await press('Send the comment');
    await until('Not sent yet.');
    await press('Print or save as PDF');
    await vi.waitFor(() => expect(readFileSync(printed, 'latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/), { timeout: SEEN_MS, interval: 500 });

    // What is not stored says so.
    await open('/d/abcdefghijklmnopqrstuv');
    expect(await heading()).toBe('You are offline');
    expect(await page.$$('script')).toHaveLength(0);

    await start();
    await open(`/d/${view}?lang=en`);
    await page.waitForFunction(() => document.querySelectorAll('.deck-unsent').length === 0 && document.body.innerText.includes('From the train'));
    await vi.waitFor(async () => expect(await listStored(email, data)).toHaveLength(1), { timeout: SEEN_MS, interval: 1000 });
    await open(`/d/${view}?lang=en`);
    const { comments } = await callDecks<OwnerView>(`/${view}/owner`, { edit });
    expect(comments).toMatchObject([{ demo: 12, name: 'Mara', text: 'From the train', by: 'client' }]);
    expect(await listStored(email, data)).toHaveLength(1);
  });
});
