/**
 * The contact sheet of all ads: `node tools/contact-sheet.ts [<slug> …]`. For each ad, at its own size: its still, the middle of a play by pointer,
 * its end card, and the end of its version with reduced motion, played by keyboard. Writes tests/output/creatives/*.png and index.html beside them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { launch, openHarness, SHARP } from './creative-harness.ts';
import { listBuildable, listUnits, loadDemo } from './creatives.ts';
import { toFrame } from './measure-creative.ts';
import { loadPlaythrough, play, toEndCard } from './play.ts';

const OUT = 'tests/output/creatives';

async function shootCreative(browser: Browser, slug: string): Promise<string> {
  const demo = await loadDemo(slug);
  const frame = toFrame(demo.size);
  const { pointer, keyboard } = await loadPlaythrough(slug);
  const middle = Math.floor(pointer.length / 2);
  const files: string[] = [];
  const keep = (name: string) => {
    files.push(`${slug.replaceAll('/', '-')}-${name}.png`);
    return `${OUT}/${files.at(-1)}`;
  };
  const still = await openHarness(browser, slug, { ...frame, config: { mode: 'still' } });
  await still.shoot(keep('still'));
  await still.close();
  for (const reducedMotion of [false, true]) {
    const harness = await openHarness(browser, slug, { ...frame, reducedMotion, config: { clock: 'host' } });
    // With reduced motion a game of skill plays differently by pointer, but the same by keyboard.
    await play(harness, toEndCard(reducedMotion ? keyboard : pointer), async (step) => {
      if (step === middle && !reducedMotion) await harness.shoot(keep('middle'));
    });
    await harness.shoot(keep(reducedMotion ? 'calm-end' : 'end'));
    await harness.close();
  }
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
