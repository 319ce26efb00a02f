/**
 * The contract of a creative's folder (creatives/README.md), as one suite over all folders: gates T1 to T16 of the creatives' design that hold for
 * the preview target. Everything is played on the virtual clock in a sandboxed frame held by the product's own host code.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DemoSheet } from '#catalogue/demo.ts';
import { formats } from '#catalogue/formats.ts';
import type { Measurement } from '#catalogue/measurements.ts';
import { sizes } from '#catalogue/sizes.ts';
import { judge, listChecks, listGauges } from '#catalogue/standards.ts';
import type { Step } from '#creative-sdk/playthrough.ts';
import type { CreativeMessage } from '#protocol/frame.ts';
import { findChromium } from '#tools/chromium.ts';
import { type Lab, type LabOptions, launch, openLab } from '#tools/creative-lab.ts';
import { bundleCreative, bundleParts, listCreatives } from '#tools/creatives.ts';
import { listHoveredAway } from '#tools/hovered-labels.ts';
import { hashCreative, measuredPath } from '#tools/measure-creative.ts';
import { countDifferences } from '#tools/picture-difference.ts';
import { loadPlaythrough, play, toEndCard } from '#tools/play.ts';

const RAW_LIMIT = 150 * 1024;
const GZIP_LIMIT = 45 * 1024;
const SHOW_MS = 240_000;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** contract-rest.test.ts runs the other half. */
const part = process.env.CONTRACT_PART === 'rest' ? 1 : 0;
const slugs = (await listCreatives()).filter((_, index) => index % 2 === part);

/** Pictures are compared by their hash: a runner that prints how two of them differ is busy for minutes. */
const look = async (lab: Lab) =>
  createHash('sha256')
    .update(await lab.shoot())
    .digest('hex');
/** The clock stands, but a style may still be on its way (0.12 s), and a busy browser shows a frame late. */
const expectSame = (lab: Lab, hash: string) => expect.poll(async () => (await look(lab)) === hash, { timeout: 5000, interval: 300 }).toBe(true);
/** Of 255: on the edge of a turned layer a browser draws the same picture now a shade lighter, now a shade darker. */
const SHADE = 24;
const SETTLED_MS = 300;
/** All one can read or hear. */
const read = (lab: Lab) => lab.frame.evaluate(() => document.body.innerText);
/** Where a poster has its product. */
const PRODUCT = [0.5, 0.4] as const;
/** These two are played on from their poster in every run; with TEST_FULL all are. */
const PLAYED_ON: readonly string[] = ['spin-and-sip', 'fee-smash'];
const names = (messages: readonly CreativeMessage[]) => messages.flatMap((m) => (m.t === 'event' ? [m.name] : []));
const count = (messages: readonly CreativeMessage[], name: string) => names(messages).filter((one) => one === name).length;

async function loadSheet(slug: string): Promise<DemoSheet> {
  const module: { demo: DemoSheet } = await import(resolve('creatives', slug, 'demo.ts'));
  return module.demo;
}

describe.each(slugs)('the folder %s', (slug) => {
  it('has every file of the contract', async () => {
    const files = await readdir(`creatives/${slug}`);
    expect(files).toEqual(
      expect.arrayContaining(['demo.ts', 'index.html', 'main.ts', 'style.css', 'playthrough.ts', 'thumbnail.avif', 'thumbnail.webp', 'preview.mp4']),
    );
    expect(files.filter((name) => name.endsWith('.test.ts')).length).toBeGreaterThan(0);
  });

  it('states a valid record', async () => {
    const demo = await loadSheet(slug);
    expect(demo.id).toBeGreaterThan(0);
    expect(demo.format.length).toBeGreaterThan(0);
    for (const name of demo.format) expect(formats.map((format) => format.name)).toContain(name);
    expect(Object.keys(sizes)).toContain(demo.size);
    expect(demo.name && demo.description && demo.brand && demo.type).toBeTruthy();
  });

  it('builds to one page within its weight', async () => {
    const html = await bundleCreative(slug);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(RAW_LIMIT);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(GZIP_LIMIT);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(GZIP_LIMIT);
    expect(html).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)="(?!data:)/);
    expect(html).toMatch(/<meta name="ad\.size" content="width=\d+,height=\d+">/);
  });

  it('is taken by ad servers as a zip', async () => {
    const { html, files } = await bundleParts(slug, 'html5');
    // Google Ads: 150 KB zipped, 40 files. CM360 calls the rules by the names beside them; Ad Manager and DV360 ask the same.
    const beside = files.reduce((sum, name) => sum + statSync(`creatives/${slug}/${name}`).size, 0);
    expect(gzipSync(html, { level: 9 }).length + beside).toBeLessThan(149_000);
    expect(files.length).toBeLessThan(40);
    // LINKED_FILE_NOT_FOUND: whatever is named is in the zip.
    const named = html.match(/[\w-]+\.(?:webp|avif|png|jpe?g|gif|svg|mp4|webm|mp3|woff2?|js|css|json)(?=["'`)])/g) ?? [];
    expect([...new Set(named)].sort()).toEqual([...files].sort());
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).toMatch(/<html[\s\S]*<body[\s\S]*<\/html>/);
    expect(html).toMatch(/<meta name="ad\.size" content="width=\d+,height=\d+">/);
    // CLICK_TAG_MISSING, _MORE_THAN_ONE, _NON_TOP_LEVEL, and DV360: not minified.
    expect(html.match(/^var clickTag = "https:\/\/www\.example\.com\/";$/gm)).toHaveLength(1);
    expect(html.match(/clickTag\s*=/g)).toHaveLength(1);
    // CLICK_TAG_HARD_CODED, EXTERNAL_FILE_REFERENCED, NOT_SSL_COMPLIANT: names of XML languages are no addresses.
    const addresses = html.match(/https?:\/\/[^"'`\s)\\]+/g) ?? [];
    expect(addresses.filter((url) => !/^(https:\/\/www\.example\.com\/|http:\/\/www\.w3\.org\/)/.test(url))).toEqual([]);
    // MRAID_REFERENCED, HTML5_FEATURE_UNSUPPORTED, Google Ads: no storage.
    expect(html).not.toMatch(/mraid|localStorage|sessionStorage|document\.write|\beval\(|type="module"/);
  });

  it('is taken by apps as one MRAID file', async () => {
    const html = await bundleCreative(slug, 'mraid');
    expect(html.indexOf('<script src="mraid.js">')).toBeGreaterThan(0);
    expect(html.match(/<script[^>]+src=/g)).toHaveLength(1);
    expect(html).not.toContain('clickTag');
    expect(html).not.toMatch(/[\w-]+\.(?:webp|mp4)["'`]/);
  });

  it('has measured figures of this very file, none over its limit', async () => {
    const path = measuredPath(slug);
    if (!existsSync(path)) throw new Error(`${path} is missing: npm run measure -- ${slug}`);
    const measured: Measurement = JSON.parse(readFileSync(path, 'utf8'));
    expect(measured.hash, `${path} is of another build: npm run measure -- ${slug}`).toBe(hashCreative(Buffer.from(await bundleCreative(slug))));
    const failed = listGauges((await loadSheet(slug)).size, measured).filter((gauge) => judge(gauge) === 'fail');
    const checks = listChecks((await loadSheet(slug)).size, measured);
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name)).toEqual([]);
    expect(failed.map(({ name, measured: figure, limit, rule }) => `${name} ${figure} > ${limit}, ${rule.who}`)).toEqual([]);
  });

  it('has a backup image that ad servers take', () => {
    const picture = readFileSync(`creatives/${slug}/backup.jpg`);
    expect(picture.length).toBeLessThanOrEqual(40_000);
    expect(picture.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
    const page = readFileSync(`creatives/${slug}/index.html`, 'utf8');
    const report = await validator.validateString(page);
    expect(report.results.flatMap((result) => result.messages.map((message) => `${message.line}: ${message.message}`))).toEqual([]);
  });
});

// Fifteen browsers in a row on a shared machine: one of them may be late once.
describe.skipIf(!findChromium()).each(slugs)('the creative %s', { timeout: SHOW_MS, retry: 1 }, (slug) => {
  let browser: Browser;
  let sheet: DemoSheet;
  const labs: Lab[] = [];

  beforeAll(async () => {
    browser = await launch();
    sheet = await loadSheet(slug);
  });
  afterEach(async () => {
    for (const lab of labs.splice(0)) await lab.close();
  });
  afterAll(() => browser.close());

  const open = async (options: Partial<LabOptions> = {}): Promise<Lab> => {
    const { width, height } = sheet.size === 'CTV' ? { width: 960, height: 540 } : sizes[sheet.size];
    const lab = await openLab(browser, slug, { width, height, ...options, config: { clock: 'host', ...options.config } });
    labs.push(lab);
    return lab;
  };

  it('reports what it did itself and no more while nobody touches it, and never leaves', async () => {
    const lab = await open();
    await lab.page.waitForTimeout(1500);
    await lab.seek(15);
    // As far as a film has run; any other ad is played by a person or by nobody.
    const film = sheet.size === 'video' ? ['first_quartile', 'midpoint', 'third_quartile', 'complete'] : [];
    const own = names(lab.messages).filter((name) => name !== 'attract_start' && name !== 'attract_end' && !film.includes(name));
    expect(own.sort()).toEqual(['impression', 'viewable']);
    expect(new Set(names(lab.messages)).size).toBe(names(lab.messages).length);
    expect(lab.messages.filter((m) => m.t === 'exit')).toEqual([]);
    expect(lab.errors).toEqual([]);
  });

  it('draws once a frame, whatever wakes it, and in silence', async () => {
    const lab = await open({ config: { clock: 'real' } });
    const { asked, frames } = await lab.frame.evaluate(
      (watchMs) =>
        new Promise<{ asked: number; frames: number }>((resolve) => {
          const original = requestAnimationFrame;
          let asked = 0;
          let frames = 0;
          Object.assign(window, {
            requestAnimationFrame: (callback: FrameRequestCallback) => {
              asked++;
              return original(callback);
            },
          });
          const began = performance.now();
          const count = () => {
            frames++;
            if (performance.now() - began < watchMs) original(count);
            else resolve({ asked, frames });
          };
          original(count);
        }),
      3000,
    );
    expect(asked).toBeLessThanOrEqual(frames + 2);
    expect(await lab.frame.evaluate(() => Reflect.get(window, 'sounds'))).toBe(0);
  });

  const ways = process.env.TEST_FULL ? ['keyboard', 'pointer', 'touch'] : ['keyboard', 'pointer'];
  it.each(ways)('is played to its end card and its call to action by %s', async (by) => {
    const lab = await open({ hasTouch: by === 'touch' });
    const { keyboard, pointer, claims } = await loadPlaythrough(slug);
    const steps = by === 'keyboard' ? keyboard : pointer;
    const isGesture = (step: Step) => !('wait' in step || 'scroll' in step);
    // One gesture is one interaction, whatever it sets in motion.
    await play(lab, steps, async (last) => {
      const gestures = steps.slice(0, last + 1).filter(isGesture).length;
      expect(count(lab.messages, 'interaction')).toBeLessThanOrEqual(gestures);
    });
    expect(count(lab.messages, 'interaction')).toBeGreaterThan(0);
    expect(await read(lab)).toMatch(claims);
    expect(count(lab.messages, 'complete')).toBe(1);
    expect(count(lab.messages, 'engagement_start')).toBe(1);
    expect(count(lab.messages, 'click_through')).toBe(1);
    expect(lab.messages.filter((m) => m.t === 'exit')).toHaveLength(1);
    expect(lab.errors).toEqual([]);
  });

  it('stands still in its calm version, and reaches its end card there too', async () => {
    const lab = await open({ reducedMotion: true, config: { reduced: true } });
    await lab.seek(1);
    await lab.page.waitForTimeout(SETTLED_MS);
    const first = await look(lab);
    await lab.seek(3);
    await expectSame(lab, first);
    // The card comes without anybody asking for it again.
    await play(lab, toEndCard((await loadPlaythrough(slug)).keyboard));
    expect(count(lab.messages, 'complete')).toBe(1);
  });

  it('comes to rest by itself at 15 seconds', async () => {
    const lab = await open();
    await lab.seek(15.5);
    await lab.page.waitForTimeout(SETTLED_MS);
    const resting = await look(lab);
    await lab.seek(17);
    await expectSame(lab, resting);
  });

  it('invites and claims nothing while nobody touches it, and plays at the first touch of its poster', async () => {
    const { pointer, claims, poster = PRODUCT } = await loadPlaythrough(slug);
    const lab = await open();
    for (const at of [3, 6, 9, 12, 15]) {
      await lab.seek(at);
      expect(await read(lab)).not.toMatch(claims);
    }
    await play(lab, [{ wait: 1 }, { tap: poster }, { wait: 0.6 }]);
    expect(count(lab.messages, 'engagement_start')).toBe(1);
    expect(lab.messages.filter((m) => m.t === 'exit')).toEqual([]);
    if (!process.env.TEST_FULL && !PLAYED_ON.includes(slug)) return;
    await play(lab, toEndCard(pointer));
    expect(count(lab.messages, 'complete')).toBe(1);
  });

  it('draws nothing while it is out of sight', async () => {
    const lab = await open({ config: { clock: 'real' } });
    await lab.page.waitForTimeout(1500);
    await lab.page.evaluate(() => {
      document.body.style.paddingTop = '5000px';
    });
    await lab.page.waitForTimeout(1200);
    const before = lab.messages.filter((m) => m.t === 'stat').length;
    await lab.page.waitForTimeout(2500);
    expect(lab.messages.filter((m) => m.t === 'stat').length).toBe(before);
  });

  it('stops and goes on by its pause button', async () => {
    const lab = await open();
    for (const round of [1, 2]) {
      for (const [name, event] of [
        ['Pause the ad', 'pause'],
        ['Play the ad', 'resume'],
      ] as const) {
        const button = lab.frame.getByRole('button', { name });
        await (round === 1 ? button.click() : button.press('Space'));
        await expect.poll(() => count(lab.messages, event)).toBe(round);
      }
    }
    expect(count(lab.messages, 'engagement_start')).toBe(0);
  });

  it('shows the same frames for the same seed, however often it is drawn', async () => {
    const [one, two] = [await open({ config: { mode: 'record' } }), await open({ config: { mode: 'record' } })];
    await one.seek(4);
    for (let tenths = 1; tenths <= 40; tenths++) await two.seek(tenths / 10);
    const compare = async () => countDifferences(one.page, [await one.shoot(), await two.shoot()], SHADE);
    await expect.poll(compare, { timeout: 5000, interval: 300 }).toBe(0);
  });

  it('survives every message, also hostile ones', async () => {
    const lab = await open();
    await lab.page.evaluate(() => {
      const frame = document.querySelector('iframe')?.contentWindow;
      const hostile = [
        null,
        1,
        'x',
        [],
        { k: 'ck' },
        { k: 'ck', v: 1, t: 'hello', nonce: 1 },
        { k: 'ck', v: 1, t: 'config', config: { brand: { primary: 'red' } } },
        { __proto__: { t: 1 } },
      ];
      for (const message of hostile) frame?.postMessage(message, '*');
    });
    await lab.send({ t: 'config', config: { mode: 'live', seed: 1, reduced: false, locale: 'en', clock: 'host' } });
    await lab.seek(2);
    expect(lab.errors).toEqual([]);
    expect(count(lab.messages, 'impression')).toBe(1);
  });

  it('has no accessibility violation at its start and at its end card', async () => {
    const lab = await open();
    const check = async () => {
      await lab.frame.evaluate(axe);
      const violations: { id: string; targets: string[] }[] = await lab.frame.evaluate(async () => {
        const { violations: found } = await Reflect.get(window, 'axe').run();
        return found.map((v: { id: string; nodes: { target: string[] }[] }) => ({ id: v.id, targets: v.nodes.map((node) => String(node.target)) }));
      });
      return violations;
    };
    await lab.seek(0.5);
    expect(await check()).toEqual([]);
    await play(lab, (await loadPlaythrough(slug)).keyboard.slice(0, -1));
    expect(await check()).toEqual([]);
    expect(await listHoveredAway(lab)).toEqual([]);
  });

  it('has no accident at other widths', async () => {
    for (const [width, height] of [
      [320, 250],
      [640, 360],
      [390, 700],
    ] as const) {
      const lab = await open({ width, height });
      await lab.seek(3);
      expect(lab.errors).toEqual([]);
      expect(await lab.frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
