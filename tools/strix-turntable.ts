/**
 * Renders the turntable of creatives/strix-studio-360 (sheet.ts there says what lies where): `node tools/strix-turntable.ts [--keep]` (keeps pictures of the last run).
 * Every layer is a picture of the real creative on a forced graphics tier, or the difference of two. Needs ImageMagick and cwebp; takes minutes on a CPU.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaults } from '../creatives/strix-studio-360/copy.ts';
import type { Pose } from '../creatives/strix-studio-360/pose.ts';
import {
  cellHeight,
  cellWidth,
  DEGREES,
  EMPTY,
  FRAME,
  type LayerName,
  layers,
  PICTURES,
  SHEET,
  sheetCamera,
  toCell,
} from '../creatives/strix-studio-360/sheet.ts';
import { type Harness, launch, openHarness } from './creative-harness.ts';

const SLUG = 'strix-studio-360';
const WORK = 'tests/output/strix-turntable';
const OUT = `creatives/${SLUG}/turntable.webp`;
const MOST_BYTES = 300_000;
/** With the ad itself under the 150 KB that a zip may weigh. */
const ALONE = { out: `creatives/${SLUG}/turntable-alone.webp`, mostBytes: 104_000, scale: 2 / 3 } as const;
/** Rendered larger, then scaled down: smoother edges. */
const OVERSAMPLE = 1.5;
/** Grey of the paint layer in linear light; its sheet value multiplies with the paint's own colour. */
const GREY = 0.8;

const black = { colour: [0, 0, 0], flake: 1, metal: 0.55, rough: 0, hex: '#000000' } as const;
const grey = { ...black, colour: [GREY, GREY, GREY] } as const;

/** What each layer shows; all but the base are differences to it. */
const looks: Readonly<Record<LayerName, Pose['look']>> = {
  base: { paint: black, before: black, without: 'rims' },
  tint: { paint: grey, before: grey, without: 'rims' },
  talon: { paint: black, before: black, rim: 'talon' },
  plume: { paint: black, before: black, rim: 'plume' },
  lamps: { paint: black, before: black, without: 'rims', lamps: 1 },
};

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
await mkdir(WORK, { recursive: true });
await render();
compose();
await encode(OUT, MOST_BYTES, 1);
await encode(ALONE.out, ALONE.mostBytes, ALONE.scale);

async function render(): Promise<void> {
  const browser = await launch();
  const config = { mode: 'record', clock: 'host', tier: 'A', brand: { ...defaults, name: '\u200b' } } as const;
  const harness = await openHarness(browser, SLUG, { width: Math.round(FRAME.width * OVERSAMPLE), height: FRAME.height * OVERSAMPLE, config });
  for (let picture = 0; picture < PICTURES; picture++) {
    for (const [name, look] of Object.entries(looks))
      await shoot(harness, { camera: sheetCamera, turn: picture * DEGREES, look }, `${name}-${picture}`);
    console.log(`${picture + 1} of ${PICTURES}`);
  }
  await shoot(
    harness,
    { camera: { ...sheetCamera, wide: EMPTY.wide, shiftY: sheetCamera.shiftY / EMPTY.wide }, turn: 0, look: { without: 'car' } },
    'empty',
  );
  await harness.close();
  await browser.close();
}

async function shoot(harness: Harness, pose: Pose, name: string): Promise<void> {
  if (values.keep && existsSync(`${WORK}/${name}.png`)) return;
  await harness.frame.evaluate((p) => Reflect.get(globalThis, 'strixPose')(p), pose);
  await harness.shoot(`${WORK}/${name}.png`);
}

/** Lays all pictures of all layers on one sheet. */
function compose(): void {
  const places = Object.keys(layers).flatMap((key) => {
    const name = toLayerName(key);
    return Array.from({ length: PICTURES }, (_, picture) => {
      const { x, y } = toCell(name, picture);
      return ['(', ...toCellImage(name, picture), '-repage', `+${x}+${y}`, ')'];
    });
  });
  const empty = ['(', `${WORK}/empty.png`, '-resize', `${EMPTY.width}x${EMPTY.height}!`, '-repage', `+0+${EMPTY.top}`, ')'];
  const canvas = ['-size', `${SHEET.width}x${SHEET.height}`, 'xc:black'];
  convert([...canvas, ...places.flat(), ...empty, '-layers', 'flatten', '-depth', '8', `${WORK}/sheet.png`]);
}

function toCellImage(name: LayerName, picture: number): string[] {
  const layer = layers[name];
  const [width, height] = [cellWidth(layer), cellHeight(layer)];
  const whole = Math.round(FRAME.height * layer.scale);
  const source = `${WORK}/${name}-${picture}.png`;
  const difference = name === 'base' ? [source] : [source, `${WORK}/base-${picture}.png`, '-compose', 'minus_src', '-composite', '-compose', 'over'];
  const plain = name === 'tint' ? ['-colorspace', 'gray', '-colorspace', 'sRGB'] : [];
  return [...difference, ...plain, '-resize', `${width}x${whole}!`, '-crop', `${width}x${height}+0+${whole - height}`, '+repage'];
}

function toLayerName(key: string): LayerName {
  if (key === 'tint' || key === 'talon' || key === 'plume' || key === 'lamps') return key;
  return 'base';
}

/** The best quality that fits. */
async function encode(out: string, mostBytes: number, scale: number): Promise<void> {
  const resize = ['-resize', String(Math.round(SHEET.width * scale)), String(Math.round(SHEET.height * scale))];
  for (let quality = 80; quality >= 20; quality -= 2) {
    execFileSync('cwebp', ['-quiet', '-m', '6', '-sns', '70', '-f', '40', '-af', '-q', String(quality), ...resize, `${WORK}/sheet.png`, '-o', out]);
    const { size } = await stat(out);
    console.log(`${out}, quality ${quality}: ${size} bytes`);
    if (size <= mostBytes) return;
  }
}

function convert(args: readonly string[]): void {
  execFileSync('convert', [...args], { maxBuffer: 1 << 26 });
}
