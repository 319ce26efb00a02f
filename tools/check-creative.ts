/** The checks of the spec sheet, run on the ad itself; `npm run measure` stores them with the figures. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { zipSync } from 'fflate';
import type { Seen } from '#catalogue/measurements.ts';
import type { SizeName } from '#catalogue/sizes.ts';
import { type Harness, type HarnessOptions, openHarness } from './creative-harness.ts';
import { bundleParts, partPath } from './creatives.ts';
import { loadPlaythrough, play } from './play.ts';

/** A style may still be changing when the clock stands. */
const SETTLED_MS = 500;

type Frame = Pick<HarnessOptions, 'width' | 'height'>;

export async function checkCreative(
  browser: Browser,
  slug: string,
  size: SizeName,
  frame: Frame,
): Promise<Omit<Seen, 'external' | 'sounds' | 'errors'>> {
  const look = async <T>(options: Partial<HarnessOptions>, see: (harness: Harness) => Promise<T>): Promise<T> => {
    const harness = await openHarness(browser, slug, { ...frame, ...options, config: { clock: 'host', ...options.config } });
    return see(harness).finally(() => harness.close());
  };
  return {
    ...(await weighZip(slug, size)),
    declared: await look({}, readSize),
    doors: await look({}, tryDoors),
    pauses: await look({}, pause),
    byKeyboard: await look({}, (harness) => playByKeyboard(harness, slug)),
    calm: await look({ reducedMotion: true, config: { reduced: true } }, standsStill),
  };
}

/** Weighs the exported file: for video ads the export for video players, otherwise the one for ad servers. */
async function weighZip(slug: string, size: SizeName): Promise<Pick<Seen, 'files' | 'zip'>> {
  const { html, files } = await bundleParts(slug, size === 'video' ? 'simid' : 'html5');
  const beside = await Promise.all(files.map(async (name) => [name, await readFile(partPath(slug, name))] as const));
  const zip = zipSync({ 'index.html': Buffer.from(html), ...Object.fromEntries(beside) }, { level: 9 });
  return { files: 1 + files.length, zip: zip.length };
}

async function readSize({ frame }: Harness): Promise<string> {
  const declared = await frame.locator('meta[name="ad.size"]').getAttribute('content');
  const [, width, height] = /^width=(\d+),height=(\d+)$/.exec(declared ?? '') ?? [];
  return width && height ? `${width}x${height}` : '';
}

/** Lists the APIs by which a script in the frame could reach outside. */
function tryDoors({ frame }: Harness): Promise<readonly string[]> {
  return frame.evaluate(() => {
    const doors: Readonly<Record<string, () => unknown>> = {
      page: () => parent.document,
      address: () => parent.location.href,
      storage: () => localStorage,
      cookies: () => document.cookie,
      window: () => open('about:blank'),
    };
    const isOpen = (way: () => unknown) => {
      try {
        return Boolean(way());
      } catch {
        return false;
      }
    };
    return Object.keys(doors).filter((name) => isOpen(doors[name] ?? (() => false)));
  });
}

async function pause({ frame, messages, page }: Harness): Promise<boolean> {
  const told = () => messages.flatMap((message) => (message.t === 'event' ? [message.name] : []));
  for (const name of ['Pause the ad', 'Play the ad']) {
    await frame.getByRole('button', { name }).click({ timeout: 10_000 });
    await page.waitForTimeout(SETTLED_MS);
  }
  return told().includes('pause') && told().includes('resume');
}

/** Plays to the end card and leaves through its call to action. */
async function playByKeyboard(harness: Harness, slug: string): Promise<boolean> {
  await play(harness, (await loadPlaythrough(slug)).keyboard);
  await harness.page.waitForTimeout(SETTLED_MS);
  const isComplete = harness.messages.some((message) => message.t === 'event' && message.name === 'complete');
  return isComplete && harness.messages.some((message) => message.t === 'exit');
}

async function standsStill(harness: Harness): Promise<boolean> {
  const looks = [];
  for (const second of [1, 3]) {
    await harness.seek(second);
    await harness.page.waitForTimeout(SETTLED_MS);
    looks.push(
      createHash('sha256')
        .update(await harness.shoot())
        .digest('hex'),
    );
  }
  return looks[0] === looks[1];
}
