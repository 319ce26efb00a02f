/**
 * Takes pictures of a creative: `node tools/shoot.ts <slug> [--size=970x250] [--at=0,2,5,9] [--mode=record] [--tier=C] [--reduced] [--dpr=1] [--out=tests/output/shoot]`
 * `record` (default) runs autoplay on a virtual clock; `still` takes the hero still.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { modes, tiers } from '#protocol/frame.ts';
import { launch, openHarness, SHARP } from './creative-harness.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '970x250' },
    at: { type: 'string', default: '0.1,2,5,9,14' },
    mode: { type: 'string', default: 'record' },
    tier: { type: 'string' },
    reduced: { type: 'boolean', default: false },
    dpr: { type: 'string', default: '1' },
    out: { type: 'string', default: 'tests/output/shoot' },
  },
});
const slug = positionals[0] ?? '';
const [width = 970, height = 250] = values.size.split('x').map(Number);
const mode = modes.find((m) => m === values.mode) ?? 'record';
const tier = tiers.find((t) => t === values.tier);
const browser = await launch(SHARP);
const harness = await openHarness(browser, slug, {
  width,
  height,
  pixelRatio: Number(values.dpr),
  reducedMotion: values.reduced,
  config: { mode, clock: mode === 'still' ? 'real' : 'host', ...(tier ? { tier } : {}) },
});
await mkdir(values.out, { recursive: true });
for (const at of mode === 'still' ? [0] : values.at.split(',').map(Number)) {
  if (mode !== 'still') await harness.seek(at);
  const path = `${values.out}/${slug.replaceAll('/', '-')}-${values.size}-${mode}${tier ?? ''}-${at}.png`;
  await harness.shoot(path);
  console.log(path);
}
for (const error of harness.errors) console.log('ERROR', error);
console.log(
  harness.messages
    .filter((m) => m.t === 'event')
    .map((m) => `${m.at} ${m.name} ${JSON.stringify(m.data)}`)
    .join('\n'),
);
await harness.close();
await browser.close();
