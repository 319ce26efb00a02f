import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { type Harness, openHarness } from './creative-harness.ts';
import { encodeFilm, encodeFrames } from './encode.ts';

const SCREEN = { width: 1920, height: 1080 };
/** The longest that IAB's portfolio calls a spot of its own; it ends with the end card. */
const SECONDS = 15;
const FILM = { width: 1280, height: 720, perSecond: 30, rate: 430, limit: 900_000 } as const;
/** What IAB's CTV Ad Portfolio allows a static picture, bytes. */
const STILL_BYTES = 350_000;
const QUALITIES = [92, 88, 84, 80, 74, 68];
/** In a film nobody points at anything. */
const FILMED = '.ck-chrome, .ck-sound, .ck-hand { visibility: hidden }';

interface Still {
  /** Seconds of the ad playing itself. */
  readonly at: number;
  /** What makes no sense in a picture that hears no key, as selectors. */
  readonly hidden: string;
}

/** Television's ads, and of which of their moments the static pictures are: a pause ad with a code to scan, a tile of a menu. */
export const televisions: Readonly<Record<string, { readonly pause: Still; readonly menu: Still }>> = {
  'brew-by-remote': { pause: { at: 14.9, hidden: 'button, .yours' }, menu: { at: 3.2, hidden: '.tv, .tv *' } },
  'living-light': { pause: { at: 14.9, hidden: 'button' }, menu: { at: 7, hidden: 'button, .row, .rail, .legend' } },
};

/** A television's ad as a film of itself, H.264 and AV1, and as the two pictures. */
export async function recordTelevision(browser: Browser, slug: string, master: string): Promise<void> {
  for (const [name, { at, hidden }] of Object.entries(televisions[slug] ?? {})) {
    const harness = await open(browser, slug, 1, `${FILMED} ${hidden} { visibility: hidden !important }`);
    await harness.seek(at);
    await writeFile(`creatives/${slug}/${name}.jpg`, await shootJpeg(harness));
    await harness.close();
  }
  const film = await open(browser, slug, FILM.width / SCREEN.width, FILMED);
  const shoot = async (index: number) => {
    await film.seek(index / FILM.perSecond);
    return film.shoot();
  };
  const count = SECONDS * FILM.perSecond;
  await encodeFrames({ name: slug, count, perSecond: FILM.perSecond, shoot }, ['-c:v', 'ffv1', '-pix_fmt', 'bgr0', master]);
  await film.close();
  await encodeFilm(master, `creatives/${slug}/film`, FILM);
}

async function open(browser: Browser, slug: string, pixelRatio: number, style: string): Promise<Harness> {
  const harness = await openHarness(browser, slug, { ...SCREEN, pixelRatio, config: { mode: 'record', tier: 'A' } });
  await harness.frame.addStyleTag({ content: style });
  return harness;
}

/** The best quality within the size. */
async function shootJpeg({ page }: Harness): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await page.locator('iframe').screenshot({ type: 'jpeg', quality, timeout: 120_000 });
    if (picture.length <= STILL_BYTES) return picture;
  }
  throw new Error('A picture is too heavy');
}
