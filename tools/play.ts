/** Plays a creative's playthrough on the virtual clock: `node tools/play.ts <slug> [--by=keyboard|pointer|touch] [--size=970x250] [--tier=C] [--reduced] [--shots]`. */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Place, Playthrough, Step } from '#creative-sdk/playthrough.ts';
import { tiers } from '#protocol/frame.ts';
import { type Harness, launch, openHarness } from './creative-harness.ts';
import { partPath } from './creatives.ts';

/** The browser turns a tap into a click only after this time, as it could become a double tap. */
const CLICK_AFTER_MS = 400;
/** After a drag the browser may keep on flinging; a tap during this time only stops that. */
const FLING_MS = 2000;

interface Hand {
  /** Waits, in real time, until a tap would count. */
  rest(): Promise<void>;
  down(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

/** Taps and drags: by mouse, or by touch where the harness has it. */
async function createHand({ page, hasTouch }: Harness): Promise<Hand> {
  if (!hasTouch) {
    const { mouse } = page;
    return {
      rest: async () => {},
      down: async (x, y) => {
        await mouse.move(x, y);
        await mouse.down();
      },
      move: (x, y) => mouse.move(x, y, { steps: 6 }),
      up: () => mouse.up(),
    };
  }
  const session = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  };
  let last = { x: 0, y: 0 };
  // Another hand may have ended a drag just now.
  let endedAt = performance.now();
  return {
    rest: () => page.waitForTimeout(Math.max(0, endedAt + FLING_MS - performance.now())),
    down: async (x, y) => {
      last = { x, y };
      await touch('touchStart', last);
    },
    move: async (x, y) => {
      const from = last;
      for (let part = 1; part <= 6; part++) {
        last = { x: from.x + ((x - from.x) * part) / 6, y: from.y + ((y - from.y) * part) / 6 };
        await touch('touchMove', last);
      }
    },
    up: async () => {
      await touch('touchEnd');
      endedAt = performance.now();
      await page.waitForTimeout(CLICK_AFTER_MS);
    },
  };
}

/** Plays the steps and calls `shoot` after each with its number. The frame must have the keyboard focus for key steps. */
export async function play(harness: Harness, steps: readonly Step[], shoot: (step: number) => Promise<void> = async () => {}): Promise<void> {
  const box = await harness.page.locator('iframe').boundingBox();
  if (!box) throw new Error('The frame has no box');
  const at = ([x, y]: Place) => [box.x + x * box.width, box.y + y * box.height] as const;
  const hand = await createHand(harness);
  let time = harness.messages.findLast((m) => m.t === 'seeked')?.at ?? 0;
  const pass = async (seconds: number) => {
    time += seconds;
    await harness.seek(time);
  };
  await harness.frame.evaluate(() => window.focus());
  for (const [index, step] of steps.entries()) {
    if ('wait' in step) await pass(step.wait);
    else if ('press' in step) {
      await harness.page.keyboard.down(step.press);
      await pass(step.hold ?? 0.1);
      await harness.page.keyboard.up(step.press);
    } else if ('tap' in step) {
      await hand.rest();
      await hand.down(...at(step.tap));
      await hand.up();
      await pass(0.1);
    } else if ('drag' in step) {
      const [from, ...rest] = step.drag;
      if (!from) continue;
      await hand.down(...at(from));
      for (const place of rest) {
        await hand.move(...at(place));
        await pass(step.seconds / rest.length);
      }
      await hand.up();
    } else if ('scroll' in step) {
      await harness.send({ t: 'scroll', progress: step.scroll });
      await pass(0.1);
    } else await harness.send({ t: 'key', action: step.remote });
    await shoot(index);
  }
}

/** The playthrough without the call to action that ends it. */
export function toEndCard(steps: readonly Step[]): readonly Step[] {
  return steps.slice(
    0,
    steps.findLastIndex((step) => !('wait' in step)),
  );
}

export async function loadPlaythrough(slug: string): Promise<Playthrough> {
  const module: { playthrough: Playthrough } = await import(resolve(partPath(slug, 'playthrough.ts')));
  return module.playthrough;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string', default: 'keyboard' },
      size: { type: 'string', default: '970x250' },
      tier: { type: 'string' },
      reduced: { type: 'boolean', default: false },
      shots: { type: 'boolean', default: false },
    },
  });
  const slug = positionals[0] ?? '';
  const [width = 970, height = 250] = values.size.split('x').map(Number);
  const tier = tiers.find((t) => t === values.tier);
  const browser = await launch();
  const harness = await openHarness(browser, slug, {
    width,
    height,
    hasTouch: values.by === 'touch',
    reducedMotion: values.reduced,
    config: { clock: 'host', ...(tier ? { tier } : {}) },
  });
  await mkdir('tests/output/play', { recursive: true });
  const { keyboard, pointer } = await loadPlaythrough(slug);
  const name = `tests/output/play/${slug.replaceAll('/', '-')}-${values.by}${values.reduced ? '-reduced' : ''}${tier ?? ''}`;
  await play(harness, values.by === 'keyboard' ? keyboard : pointer, async (step) => {
    if (values.shots) await harness.shoot(`${name}-${String(step).padStart(2, '0')}.png`);
  });
  await harness.shoot(`${name}-end.png`);
  for (const message of harness.messages) if (message.t === 'event' || message.t === 'exit') console.log(JSON.stringify(message));
  for (const error of harness.errors) console.log('ERROR', error);
  await harness.close();
  await browser.close();
}
