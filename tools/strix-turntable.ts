/**
 * Renders the turntable of creatives/strix-studio-360 (sheet.ts there says what lies where): `node tools/strix-turntable.ts [--keep]` (keeps pictures of the last run).
 * Every layer is made of pictures of the real creative on a forced graphics tier, the studio itself taken away: the page draws that. Needs ImageMagick and cwebp; takes minutes on a CPU.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defaults } from '../creatives/strix-studio-360/copy.ts';
import type { Pose } from '../creatives/strix-studio-360/pose.ts';
import {
  cellHeight,
  cellWidth,
  DEGREES,
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
const ALONE = { out: `creatives/${SLUG}/turntable-alone.webp`, mostBytes: 102_000, scale: 2 / 3 } as const;
/** Rendered larger, then scaled down: smoother edges. */
const OVERSAMPLE = 1.2;
/** Grey of the paint layer in linear light; its sheet value multiplies with the paint's own colour. */
const GREY = 0.8;

const black = { colour: [0, 0, 0], flake: 1, metal: 0.55, rough: 0, hex: '#000000' } as const;
const grey = { ...black, colour: [GREY, GREY, GREY] } as const;

const unlit = { paint: black, before: black, without: 'rims' } as const;

/** What is pictured at each angle; the other layers are differences to the base. On black and on white, a car shows where it stands. */
const looks = {
  base: unlit,
  onBlack: { ...unlit, back: [0, 0] },
  onWhite: { ...unlit, back: [0, 1] },
  tint: { paint: grey, before: grey, without: 'rims' },
  talon: { paint: black, before: black, rim: 'talon' },
  plume: { paint: black, before: black, rim: 'plume' },
  lamps: { ...unlit, lamps: 1 },
} as const satisfies Readonly<Record<string, Pose['look']>>;

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
  await shoot(harness, { camera: sheetCamera, turn: 0, look: { paint: black, before: black, without: 'car' } }, 'empty');
  await harness.close();
  await browser.close();
}

async function shoot(harness: Harness, pose: Pose, name: string): Promise<void> {
  if (values.keep && existsSync(`${WORK}/${name}.png`)) return;
  // Read in the same task: a canvas of WebGL keeps nothing once it has been shown.
  const address = await harness.frame.evaluate((p) => {
    Reflect.get(globalThis, 'strixPose')(p);
    return document.querySelector('canvas')?.toDataURL() ?? '';
  }, pose);
  await writeFile(`${WORK}/${name}.png`, address.split(',')[1] ?? '', 'base64');
}

/** Lays all pictures of all layers on one sheet. */
function compose(): void {
  const [width, height] = [Math.round(FRAME.width * OVERSAMPLE), FRAME.height * OVERSAMPLE];
  const inner = `rectangle ${width * 0.045},${height * 0.03} ${width * 0.955},${height * 0.9}`;
  convert([
    '-size',
    `${width}x${height}`,
    'xc:black',
    '-fill',
    'white',
    '-draw',
    inner,
    '-blur',
    `0x${height * 0.04}`,
    '-level',
    '4%,100%',
    `${WORK}/soft.png`,
  ]);
  for (let picture = 0; picture < PICTURES; picture++) standAlone(picture);
  const places = Object.keys(layers).flatMap((key) => {
    const name = toLayerName(key);
    return Array.from({ length: PICTURES }, (_, picture) => {
      const { x, y } = toCell(name, picture);
      return ['(', ...toCellImage(name, picture), '-repage', `+${x}+${y}`, ')'];
    });
  });
  const canvas = ['-size', `${SHEET.width}x${SHEET.height}`, 'xc:black'];
  convert([...canvas, ...places.flat(), '-layers', 'flatten', '-depth', '8', `${WORK}/sheet.png`]);
}

/** Takes the studio away: `clear` is white where the car is not, `left` what it leaves of the studio's light, `alone` what it adds. */
function standAlone(picture: number): void {
  const file = (name: string) => `${WORK}/${name}-${picture}.png`;
  const empty = `${WORK}/empty.png`;
  const soft = `${WORK}/soft.png`;
  convert([file('onWhite'), file('onBlack'), '-compose', 'minus_src', '-composite', '-colorspace', 'gray', '-colorspace', 'sRGB', file('clear')]);
  const shade = ['(', file('base'), empty, '-compose', 'divide_src', '-composite', '-colorspace', 'gray', '-colorspace', 'sRGB', ')'];
  const taken = [file('clear'), ...shade, '-compose', 'multiply', '-composite', '-negate', soft, '-composite', '-negate', '-level', '0,97%'];
  convert([...taken, file('left')]);
  const added = [
    '(',
    file('base'),
    empty,
    '-compose',
    'minus_src',
    '-composite',
    '-level',
    '1%,100%',
    file('clear'),
    '-compose',
    'multiply',
    '-composite',
    ')',
  ];
  convert([file('onBlack'), ...added, '-compose', 'plus', '-composite', soft, '-compose', 'multiply', '-composite', file('alone')]);
}

function toCellImage(name: LayerName, picture: number): string[] {
  const layer = layers[name];
  const [width, height] = [cellWidth(layer), cellHeight(layer)];
  const whole = Math.round(FRAME.height * layer.scale);
  const fit = ['-compose', 'over', '-resize', `${width}x${whole}!`, '-crop', `${width}x${height}+0+${whole - height}`, '+repage'];
  if (name === 'base' || name === 'left') return [`${WORK}/${name === 'base' ? 'alone' : name}-${picture}.png`, ...fit];
  const difference = [`${WORK}/${name}-${picture}.png`, `${WORK}/base-${picture}.png`, '-compose', 'minus_src', '-composite'];
  const plain = name === 'tint' ? ['-colorspace', 'gray', '-colorspace', 'sRGB'] : [];
  return [...difference, ...plain, `${WORK}/soft.png`, '-compose', 'multiply', '-composite', ...fit];
}

function toLayerName(key: string): LayerName {
  if (key === 'tint' || key === 'talon' || key === 'plume' || key === 'lamps' || key === 'left') return key;
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
