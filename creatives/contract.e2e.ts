/**
 * The contract of a creative (creatives/README.md), as one suite over all folders: gates T1 to T16 of the creatives' design that hold for the preview
 * target. Everything is played in a sandboxed frame held by the product's own host code, on the virtual clock unless said otherwise. What can be said
 * of its files without playing it is in folders.test.ts.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { DemoRecord } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Step } from '#creative-sdk/playthrough.ts';
import type { CreativeMessage } from '#protocol/frame.ts';
import { findPlanned, GOING_ON, type PlannedEvent, toPlanName } from '#protocol/tracking.ts';
import { type Harness, type HarnessOptions, openHarness } from '#tools/creative-harness.ts';
import { test } from '#tools/creative-test.ts';
import { listCreatives, listUnits, loadDemo, loadPlan } from '#tools/creatives.ts';
import { listHoveredAway } from '#tools/hovered-labels.ts';
import { countDifferences } from '#tools/picture-difference.ts';
import { loadPlaythrough, play, toEndCard } from '#tools/play.ts';
import { isWholeRun } from '#tools/whole-run.ts';

test.describe.configure({ timeout: 240_000 });

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const slugs = listCreatives().flatMap(listUnits);

/** Pictures are compared by their hash: a runner that prints how two of them differ is busy for minutes. */
const look = async (lab: Harness) =>
  createHash('sha256')
    .update(await lab.shoot())
    .digest('hex');
/** The clock stands, but a style may still be on its way (0.12 s), and a busy browser shows a frame late. */
const expectSame = (lab: Harness, hash: string) =>
  expect.poll(async () => (await look(lab)) === hash, { timeout: 5000, intervals: [300] }).toBe(true);
/** Of 255: on the edge of a turned layer a browser draws the same picture now a shade lighter, now a shade darker. */
const SHADE = 24;
/** Of a whole picture: where two colours meet on a turned edge, one pixel may be of either. */
const EDGE_PIXELS = 4;
const SETTLED_MS = 300;
/** As long as the frames of a creative that plays are counted. */
const WATCH_MS = 500;
/** In real time: until an ad has opened, and so many keys that something is heard. */
const OPENED_MS = 1600;
const HEARD_KEYS = 12;
/** How often a creative is drawn on its way to a second at which another was drawn once. */
const DRAWS = isWholeRun ? 20 : 8;
/** Creatives say once a second how fast they draw. */
const STAT_MS = 1200;
/** All texts that are shown or read out. */
const read = (lab: Harness) => lab.frame.evaluate(() => document.body.innerText);
/** A call to action that no ad has by itself. */
const CALL = 'Ask for it';
/** True when a control with this text is there to be pressed: whole, opaque and not covered. */
const isOffered = (lab: Harness, text: string) =>
  lab.frame.evaluate((wanted) => {
    const control = [...document.querySelectorAll('button, a')].find(({ textContent }) => textContent === wanted);
    const { x, y, width, height } = control?.getBoundingClientRect() ?? new DOMRect();
    let opacity = 1;
    for (let part = control; part; part = part.parentElement ?? undefined) opacity *= Number(getComputedStyle(part).opacity);
    const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    return isInside && opacity === 1 && control?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) === true;
  }, text);
/** Where a poster has its product. */
const PRODUCT = [0.5, 0.4] as const;
/** This one is played on from its poster in every run, in whole ones all are. */
const PLAYED_ON: readonly string[] = ['spin-and-sip'];
/** These draw with WebGL where a graphics card is, or when a tier is asked for. */
const DRAWN_BY_GPU: readonly string[] = ['descent', 'strix-studio-360'];
const names = (messages: readonly CreativeMessage[]) => messages.flatMap((m) => (m.t === 'event' ? [m.name] : []));
const count = (messages: readonly CreativeMessage[], name: string) => names(messages).filter((one) => one === name).length;

/** Reported by the page's own control, which no exported file has. */
const OF_PAGE = 'replay';
/** What was reported, by the names of a tracking plan. */
const listReported = (messages: readonly CreativeMessage[]) =>
  messages.flatMap((m) => (m.t === 'event' && m.name !== OF_PAGE ? [toPlanName(m.name, m.data.name)] : []));

/** As the page does for a strip that asks to be opened, and for the press that shuts it. */
async function openAndShut(lab: Harness, { size, opensTo }: DemoRecord): Promise<void> {
  for (const one of [opensTo ?? size, size]) {
    const [width = 0, height = 0] = one.split('x').map(Number);
    await lab.resize(width, height);
    await lab.seek((lab.messages.findLast((m) => m.t === 'seeked')?.at ?? 0) + 1);
  }
  await expect.poll(() => count(lab.messages, 'collapse')).toBeGreaterThan(0);
}

async function listViolations(lab: Harness): Promise<string[]> {
  await lab.frame.evaluate(axe);
  return lab.frame.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  });
}

for (const slug of slugs) {
  test.describe(slug, () => {
    const labs: Harness[] = [];
    let record: DemoRecord;
    let plan: readonly PlannedEvent[];
    test.use({ slug });

    test.beforeEach(async ({ browser: _ }) => {
      record = await loadDemo(slug);
      plan = await loadPlan(slug);
    });
    test.afterEach(async ({ browser: _ }) => {
      const reported = new Set(labs.flatMap(({ messages }) => listReported(messages)));
      for (const lab of labs.splice(0)) await lab.close();
      expect([...reported].filter((event) => !findPlanned(plan, event))).toEqual([]);
    });

    const listen =
      (browser: Parameters<typeof openHarness>[0]) =>
      async (options: Partial<HarnessOptions> = {}) => {
        const { width, height } = record.size === 'CTV' ? { width: 960, height: 540 } : sizes[record.size];
        const lab = await openHarness(browser, slug, { width, height, ...options, config: { clock: 'host', ...options.config } });
        labs.push(lab);
        return lab;
      };

    test('untouched: reports what it did itself and no more, claims nothing, comes to rest at 15 s, and plays at the first touch of its poster', async ({
      browser,
    }) => {
      const { pointer, claims, poster = PRODUCT } = await loadPlaythrough(slug);
      const lab = await listen(browser)();
      await expect.poll(() => count(lab.messages, 'viewable')).toBe(1);
      for (const at of [3, 6, 9, 12, 15]) {
        await lab.seek(at);
        expect(await read(lab)).not.toMatch(claims);
      }
      // A film reports how far it has run; any other ad reports that only when a person plays.
      const film = record.size === 'video' ? ['first_quartile', 'midpoint', 'third_quartile', 'complete'] : [];
      const own = names(lab.messages).filter((name) => name !== 'attract_start' && name !== 'attract_end' && !film.includes(name));
      expect(own.sort()).toEqual(['impression', 'viewable']);
      expect(new Set(names(lab.messages)).size).toBe(names(lab.messages).length);
      await lab.seek(15.5);
      await lab.page.waitForTimeout(SETTLED_MS);
      const resting = await look(lab);
      await lab.seek(17);
      await expectSame(lab, resting);
      await play(lab, [{ tap: poster }, { wait: 0.6 }]);
      expect(count(lab.messages, 'engagement_start')).toBe(1);
      expect(lab.messages.filter((m) => m.t === 'exit')).toEqual([]);
      if (isWholeRun || PLAYED_ON.includes(slug)) {
        await play(lab, toEndCard(pointer));
        expect(count(lab.messages, 'complete')).toBe(1);
      }
      expect(lab.errors).toEqual([]);
    });

    for (const by of process.env.TEST_FULL ? (['keyboard', 'pointer', 'touch'] as const) : (['keyboard', 'pointer'] as const)) {
      test(`is played to its end card and its call to action by ${by}${by === 'keyboard' ? ', without an accessibility violation' : ''}`, async ({
        browser,
      }) => {
        const lab = await listen(browser)({ hasTouch: by === 'touch' });
        const { keyboard, pointer, claims } = await loadPlaythrough(slug);
        const steps = by === 'keyboard' ? keyboard : pointer;
        const isGesture = (step: Step) => !('wait' in step || 'scroll' in step);
        const end = toEndCard(steps);
        let gestures = 0;
        // One gesture is one interaction, whatever it sets in motion.
        const playOn = (part: readonly Step[]) =>
          play(lab, part, async (last) => {
            const soFar = gestures + part.slice(0, last + 1).filter(isGesture).length;
            expect(count(lab.messages, 'interaction')).toBeLessThanOrEqual(soFar);
          });
        if (by === 'keyboard') {
          await lab.seek(0.5);
          expect(await listViolations(lab)).toEqual([]);
        }
        await playOn(end);
        gestures = end.filter(isGesture).length;
        if (by === 'keyboard') {
          expect(await listViolations(lab)).toEqual([]);
          expect(await listHoveredAway(lab)).toEqual([]);
        }
        await playOn(steps.slice(end.length));
        // The click of a touch comes in its own time.
        await expect.poll(() => lab.messages.filter((m) => m.t === 'exit').length).toBe(1);
        expect(count(lab.messages, 'interaction')).toBeGreaterThan(0);
        expect(await read(lab)).toMatch(claims);
        expect(count(lab.messages, 'complete')).toBe(1);
        expect(count(lab.messages, 'engagement_start')).toBe(1);
        expect(count(lab.messages, 'click_through')).toBe(1);
        expect(lab.errors).toEqual([]);
      });
    }

    test('reports all that its tracking plan says', async ({ browser }) => {
      const { keyboard, pointer, more = [] } = await loadPlaythrough(slug);
      const reported = new Set<string>();
      const wanted = plan.map(({ event }) => event).filter((event) => event !== 'error' && event !== GOING_ON);
      const listMissing = () => wanted.filter((event) => !reported.has(event));
      const playOn = async (way: readonly Step[], options: Partial<HarnessOptions> = {}) => {
        if (listMissing().length === 0) return;
        const lab = await listen(browser)(options);
        await lab.send({ t: 'pause' });
        await lab.send({ t: 'resume' });
        await play(lab, way);
        await expect.poll(() => count(lab.messages, 'viewable')).toBe(1);
        if (record.opensTo && count(lab.messages, 'expand') > 0) await openAndShut(lab, record);
        for (const event of listReported(lab.messages)) reported.add(event);
      };
      for (const way of [keyboard, pointer, ...more]) await playOn(way);
      await playOn(keyboard, { reducedMotion: true, config: { reduced: true } });
      expect(listMissing()).toEqual([]);
    });

    test('stands still in its calm version, and reaches its end card there too', async ({ browser }) => {
      const lab = await listen(browser)({ reducedMotion: true, config: { reduced: true } });
      await lab.seek(1);
      await lab.page.waitForTimeout(SETTLED_MS);
      const first = await look(lab);
      await lab.seek(3);
      await expectSame(lab, first);
      // The card comes without anybody asking for it again.
      await play(lab, toEndCard((await loadPlaythrough(slug)).keyboard));
      expect(count(lab.messages, 'complete')).toBe(1);
    });

    test('asks for the click in its calm version too, with no result, and plays at a touch of that poster', async ({ browser }) => {
      const { claims, poster = PRODUCT } = await loadPlaythrough(slug);
      const lab = await listen(browser)({ reducedMotion: true, config: { reduced: true, brand: { cta: CALL } } });
      await lab.seek(1);
      const isFromStart = await isOffered(lab, CALL);
      await lab.seek(9);
      await expect.poll(() => isOffered(lab, CALL), { timeout: 5000, intervals: [300] }).toBe(true);
      expect(await read(lab)).not.toMatch(claims);
      const resting = await look(lab);
      await lab.seek(12);
      await expectSame(lab, resting);
      await play(lab, [{ tap: poster }, { wait: 0.6 }]);
      // Where the call to action came with the poster, it leaves with it.
      expect(isFromStart || !(await isOffered(lab, CALL))).toBe(true);
      expect(count(lab.messages, 'engagement_start')).toBe(1);
      expect(lab.messages.filter((m) => m.t === 'exit')).toEqual([]);
      expect(lab.errors).toEqual([]);
    });

    test('in real time: draws once a frame, whatever wakes it, in silence, and nothing while most of it is out of sight', async ({ browser }) => {
      const lab = await listen(browser)({ config: { clock: 'real' } });
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
        WATCH_MS,
      );
      expect(asked).toBeLessThanOrEqual(frames + 2);
      expect(await lab.frame.evaluate(() => Reflect.get(window, 'sounds'))).toBe(0);
      await lab.page.evaluate(() => {
        // A fifth is left: of a frame that is out of sight as a whole the browser itself draws nothing.
        const height = document.querySelector('iframe')?.clientHeight ?? 0;
        document.body.style.paddingTop = `${innerHeight - height / 5}px`;
      });
      const countStats = () => lab.messages.filter((m) => m.t === 'stat').length;
      // It learns in its own time that it is out of sight.
      await expect(async () => {
        const before = countStats();
        await lab.page.waitForTimeout(STAT_MS);
        expect(countStats()).toBe(before);
      }).toPass({ timeout: 4 * STAT_MS });
    });

    test('is felt and heard only when a person plays: never in its calm version, and not when it is muted', async ({ browser }) => {
      const { keyboard } = await loadPlaythrough(slug);
      const feel = (lab: Harness) => lab.messages.filter((m) => m.t === 'buzz').length;
      const lab = await listen(browser)();
      await lab.seek(8);
      expect(feel(lab)).toBe(0);
      await play(lab, toEndCard(keyboard));
      const started = lab.messages.find((m) => m.t === 'started');
      expect(feel(lab) > 0).toBe(started?.capabilities.includes('buzz'));
      const calm = await listen(browser)({ config: { reduced: true } });
      await play(calm, toEndCard(keyboard));
      expect(feel(calm)).toBe(0);

      const real = await listen(browser)({ config: { clock: 'real' } });
      const loudspeaker = real.frame.locator('.ck-sound');
      if ((await loudspeaker.count()) === 0) return;
      const box = await loudspeaker.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      const sounds = () => real.frame.evaluate(() => Number(Reflect.get(window, 'sounds')));
      const presses = keyboard.filter((step) => 'press' in step).slice(0, HEARD_KEYS);
      const playOn = async () => {
        await real.page.waitForTimeout(OPENED_MS);
        expect(await loudspeaker.getAttribute('aria-pressed')).toBe('false');
        await real.frame.evaluate(() => window.focus());
        for (const { press, hold = 0.3 } of presses) await real.page.keyboard.press(press, { delay: hold * 1000 });
      };
      await playOn();
      await expect(real.frame.getByRole('button', { name: 'Sound', pressed: true })).toBeVisible();
      // The first is the way to the loudspeaker, the next are notes.
      await expect.poll(sounds, { timeout: 15_000 }).toBeGreaterThan(2);
      await real.send({ t: 'mute', isMuted: true });
      await real.send({ t: 'replay' });
      const before = await sounds();
      await playOn();
      await real.page.waitForTimeout(2 * OPENED_MS);
      expect(await loudspeaker.getAttribute('aria-pressed')).toBe('false');
      expect((await sounds()) - before).toBeLessThanOrEqual(1);
    });

    test('shows the same frames for the same seed, however often it is drawn', async ({ browser }) => {
      const open = listen(browser);
      const [once, often] = [await open({ config: { mode: 'record' } }), await open({ config: { mode: 'record' } })];
      await once.seek(4);
      for (let draw = 1; draw <= DRAWS; draw++) await often.seek((4 * draw) / DRAWS);
      const compare = async () => countDifferences(once.page, [await once.shoot(), await often.shoot()], SHADE);
      // A television's picture is compared in seconds, on a busy machine in ten.
      await expect.poll(compare, { timeout: 30_000, intervals: [300] }).toBeLessThanOrEqual(EDGE_PIXELS);
    });

    test('survives every message, also hostile ones, counts no scripted event as a gesture, and stops and goes on by its pause button', async ({
      browser,
    }) => {
      const lab = await listen(browser)();
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
      await lab.frame.evaluate(() => {
        const made = [new PointerEvent('pointerdown', { bubbles: true }), new KeyboardEvent('keydown', { bubbles: true, key: 'Enter' })];
        for (const event of [...made, new MouseEvent('click', { bubbles: true })]) document.querySelector('#stage')?.dispatchEvent(event);
      });
      expect(lab.errors).toEqual([]);
      expect(count(lab.messages, 'impression')).toBe(1);
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
      expect(lab.messages.filter((m) => m.t === 'exit')).toEqual([]);
    });

    test('throws no error and never overflows at other widths, from the start and after a resize', async ({ browser }) => {
      const lab = await listen(browser)({ width: 320, height: 250 });
      for (const [at, width, height] of [
        [3, 320, 250],
        [4, 640, 360],
        [5, 390, 700],
      ] as const) {
        await lab.resize(width, height);
        await lab.seek(at);
        expect(lab.errors).toEqual([]);
        // The frame learns its new width in its own time.
        await expect.poll(() => lab.frame.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    if (DRAWN_BY_GPU.includes(slug))
      for (const tier of ['A', 'B'] as const)
        test(`draws tier ${tier}`, async ({ browser }) => {
          const lab = await listen(browser)({ config: { tier, mode: 'record' } });
          await lab.seek(1);
          expect(lab.messages.find((m) => m.t === 'started')).toMatchObject({ tier });
          expect(lab.errors).toEqual([]);
          expect(await countColours(lab)).toBeGreaterThan(100);
        });
  });
}

/** Different colours of what is shown now: of a scene that was not drawn, a handful. */
async function countColours(lab: Harness): Promise<number> {
  const picture = (await lab.shoot()).toString('base64');
  return lab.page.evaluate(async (text) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    const colours = new Set<number>();
    for (let at = 0; at < bytes.length; at += 4) colours.add(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0));
    return colours.size;
  }, picture);
}
