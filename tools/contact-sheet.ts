/**
 * The contact sheet of all ads: `node tools/contact-sheet.ts [<slug> …]`. For each ad, at its own size: its still, the middle of a play by pointer,
 * its end card, and the end of its version with reduced motion, played by keyboard; and, unless it is made for a television, its middle and its end on
 * a phone. Writes tests/output/creatives/*.png and index.html beside them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { Step } from '#creative-sdk/playthrough.ts';
import { type HarnessOptions, launch, openHarness, SHARP } from './creative-harness.ts';
import { listBuildable, listUnits, loadDemo } from './creatives.ts';
import { toFrame } from './measure-creative.ts';
import { loadPlaythrough, play, toEndCard } from './play.ts';

const OUT = 'tests/output/creatives';
/** What /play leaves to the ad on a phone of 390x844, CSS pixels (app/features/preview/play.css). */
const PHONE = { width: 390, height: 763 };

async function shootCreative(browser: Browser, slug: string): Promise<string> {
  const demo = await loadDemo(slug);
  const frame = toFrame(demo.size);
  const { pointer, keyboard } = await loadPlaythrough(slug);
  const files: string[] = [];
  const keep = (name: string) => {
    files.push(`${slug.replaceAll('/', '-')}-${name}.png`);
    return `${OUT}/${files.at(-1)}`;
  };
  const still = await openHarness(browser, slug, { ...frame, config: { mode: 'still' } });
  await still.shoot(keep('still'));
  await still.close();
  const shootPlay = async (steps: readonly Step[], options: Partial<HarnessOptions>, names: { readonly middle?: string; readonly end: string }) => {
    const harness = await openHarness(browser, slug, { ...frame, ...options, config: { clock: 'host' } });
    const middle = Math.floor(steps.length / 2);
    // End cards move in.
    await play(harness, [...toEndCard(steps), { wait: 2 }], async (step) => {
      if (step === middle && names.middle) await harness.shoot(keep(names.middle));
    });
    await harness.shoot(keep(names.end));
    await harness.close();
  };
  await shootPlay(pointer, {}, { middle: 'middle', end: 'end' });
  // With reduced motion, or upright, a game of skill plays differently by pointer, but the same by keyboard.
  await shootPlay(keyboard, { reducedMotion: true }, { end: 'calm-end' });
  if (demo.size !== 'CTV') await shootPlay(keyboard, PHONE, { middle: 'phone', end: 'phone-end' });
  console.log(slug);
  return `<h2>${slug}, ${demo.size}</h2><div>${files.map((file) => `<img src="${file}" alt="">`).join('')}</div>`;
}

await mkdir(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await launch(SHARP);
const rows: string[] = [];
for (const slug of wanted.length > 0 ? wanted : (await listBuildable()).flatMap(listUnits)) rows.push(await shootCreative(browser, slug));
await browser.close();
const style = 'body{font:14px system-ui;background:#777}div{display:flex;gap:12px;flex-wrap:wrap}img{max-height:360px;max-width:640px}';
await writeFile(`${OUT}/index.html`, `<!doctype html><html lang="en"><title>Surge, all ads</title><style>${style}</style>${rows.join('\n')}`);
