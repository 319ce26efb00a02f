import type { Browser, Locator, Page } from '@playwright/test';
import { atMost, type Verdict } from './verdict.ts';

/** What is dragged, and to where. */
interface Drag {
  readonly path: string;
  from(page: Page): Locator;
  to(page: Page): Locator;
}

const drags: readonly Drag[] = [
  {
    path: '/tables-dragndrop',
    from: (page) => page.getByRole('button', { name: /^Drag / }).first(),
    to: (page) => page.getByRole('button', { name: /^Drag / }).nth(7),
  },
  {
    path: '/tasks-kanban',
    from: (page) => page.locator('.task-column').nth(0).getByRole('row').first(),
    to: (page) => page.locator('.task-column').nth(1).getByRole('row').nth(1),
  },
  {
    path: '/calendar',
    from: (page) => page.locator('[data-event]').nth(1),
    to: (page) => page.locator('[data-at]').nth(24),
  },
];

/** Moves of the pointer, one each frame or so: a second and a half. */
const MOVES = 90;
/** A frame of a display with 60 a second is late from here on. */
const LATE_MS = 20;

/** Drags that keep the frames of the display: how many of those drawn while the pointer moves come late. At the processor's own speed. */
export async function benchDrag(browser: Browser, site: string, signIn: (page: Page) => Promise<void>): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { path, from, to } of drags) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await signIn(page);
    await page.goto(site + path);
    await page.waitForFunction(() => !document.querySelector('.first-look, .skeleton'));
    // What moves the cards of a board is fetched when the pointer comes near.
    await page.mouse.move(640, 450);
    await from(page).waitFor();
    const frames = await dragAcross(page, await centre(from(page)), await centre(to(page)));
    const late = frames.filter((ms) => ms > LATE_MS).length;
    verdicts.push(atMost(`${path}: late of ${frames.length} frames of a drag`, Math.round((late / frames.length) * 1000) / 10, 5, ' %'));
    await context.close();
  }
  return verdicts;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centre(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  return { x: box.x + Math.min(box.width / 2, 80), y: box.y + box.height / 2 };
}

/** Milliseconds between the frames that were drawn meanwhile. */
async function dragAcross(page: Page, from: Point, to: Point): Promise<readonly number[]> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // What a drag starts with, such as the picture below the pointer, is no part of moving.
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 4 });
  await page.waitForTimeout(300);
  const drawn = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const note = (now: number) => {
          frames.push(now - last);
          last = now;
          if ('dragEnded' in window) resolve(frames.slice(1));
          else requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      }),
  );
  for (let move = 1; move <= MOVES; move++) {
    await page.mouse.move(from.x + ((to.x - from.x) * move) / MOVES, from.y + ((to.y - from.y) * move) / MOVES);
    await page.waitForTimeout(10);
  }
  await page.evaluate(() => Object.assign(window, { dragEnded: true }));
  const frames = await drawn;
  await page.mouse.up();
  return frames;
}
