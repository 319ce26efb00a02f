import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, type Pen, radial, type Stops } from '#creative-sdk/gradient.ts';
import { ramp } from '#creative-sdk/motion.ts';
import { createRandom, fbm1, noise1 } from '#creative-sdk/random.ts';

/** Landscape strips repeat after this many units. */
export const PERIOD = 2400;
/** The sun of the programme, just over the far ridge. */
export const sun = { x: 1330, y: 372 } as const;

/** Noise that repeats with PERIOD: the last fifth fades into what lies before the beginning. */
export function ridgeAt(x: number, scale: number, seed: number): number {
  const blend = ramp(x, PERIOD * 0.8, PERIOD);
  const here = fbm1(x / scale, 5, seed);
  return blend ? here * (1 - blend) + fbm1((x - PERIOD) / scale, 5, seed) * blend : here;
}

export function bakeSky(px: number): HTMLCanvasElement {
  return bakeSprite(1920, 800, px, (pen) => {
    pen.fillStyle = linear(pen, [0, 0, 0, 640], '#1b2530 0, #334557 .24, #526e86 .45, #7e98ac .62, #b1c0ca .78, #d3dbe0 1');
    pen.fillRect(0, 0, 1920, 800);
    glow(pen, { ...sun, r: 1050 }, '160 178 191', 0.62);
    glow(pen, { ...sun, r: 420 }, '201 211 217', 0.85);
    pen.fillStyle = radial(pen, { ...sun, r: 74 }, '#eef1f3 0, #e3e8eb .82, #d4dce1 .9, rgb(212 220 225 / 0) 1');
    pen.fillRect(sun.x - 80, sun.y - 80, 160, 160);
  });
}

export interface Ridge {
  readonly top: number;
  readonly bottom: number;
  readonly amplitude: number;
  readonly scale: number;
  readonly seed: number;
  readonly stops: Stops;
  /** Conifers along the crest: their height, 0 for bare rock. */
  readonly trees: number;
  /** Light on the crest. */
  readonly rim: string;
}

/** One strip of land, PERIOD wide, its box starting `amplitude + trees` above `top`. */
export function bakeRidge(ridge: Ridge, px: number): HTMLCanvasElement {
  const head = ridgeHead(ridge);
  return bakeSprite(PERIOD, ridge.bottom - ridge.top + head, px, (pen) => {
    pen.translate(0, head);
    const crest = new Path2D();
    for (let x = 0; x <= PERIOD; x += 4) crest.lineTo(x, crestAt(ridge, x));
    const body = new Path2D(crest);
    body.lineTo(PERIOD, ridge.bottom);
    body.lineTo(0, ridge.bottom);
    pen.fillStyle = linear(pen, [0, -ridge.amplitude, 0, ridge.bottom - ridge.top], ridge.stops);
    pen.fill(body);
    pen.strokeStyle = ridge.rim;
    pen.lineWidth = 2.5;
    pen.stroke(crest);
    if (ridge.trees) drawTrees(pen, ridge);
    else drawFlanks(pen, ridge);
  });
}

export const ridgeHead = (ridge: Ridge) => ridge.amplitude * 1.4 + ridge.trees + 4;

function crestAt(ridge: Ridge, x: number): number {
  return -ridgeAt(x, ridge.scale, ridge.seed) * 1.7 * ridge.amplitude;
}

/** Spurs running down from the crest: one side in light, one in shade. */
function drawFlanks(pen: Pen, ridge: Ridge): void {
  const random = createRandom(ridge.seed * 7 + 3);
  for (let x = 20; x < PERIOD; x += 34 + random() * 60) {
    const y = crestAt(ridge, x);
    const length = 60 + random() * 150;
    const lean = -30 - random() * 60;
    pen.fillStyle = linear(pen, [x, y, x + lean, y + length], `${ridge.rim} 0, rgb(189 202 210 / 0) 1`);
    pen.globalAlpha = 0.26;
    pen.beginPath();
    pen.moveTo(x, y + 1);
    pen.lineTo(x + 16 + random() * 26, y + length * 0.55);
    pen.lineTo(x + lean * 0.3, y + length);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawTrees(pen: Pen, ridge: Ridge): void {
  const random = createRandom(ridge.seed * 13 + 1);
  for (let row = 0; row < 5; row++) {
    pen.fillStyle = linear(pen, [0, -ridge.amplitude - ridge.trees, 0, ridge.bottom - ridge.top], ridge.stops);
    for (let x = 6; x < PERIOD - 6; x += ridge.trees * (0.16 + random() * 0.3)) {
      const height = ridge.trees * (0.5 + random() * 0.5) * (0.75 + 0.25 * noise1(x / 90, ridge.seed));
      drawConifer(pen, x, crestAt(ridge, x) + row * ridge.trees * 0.4, height);
    }
  }
}

export function drawConifer(pen: Pen, x: number, foot: number, height: number): void {
  const half = height * 0.2;
  pen.beginPath();
  pen.moveTo(x, foot - height);
  for (let tier = 1; tier <= 4; tier++) {
    const y = foot - height + (height * tier) / 4.2;
    pen.lineTo(x + (half * tier) / 4, y);
    pen.lineTo(x + (half * tier) / 7, y - height * 0.03);
  }
  pen.lineTo(x, foot + 8);
  for (let tier = 4; tier >= 1; tier--) {
    const y = foot - height + (height * tier) / 4.2;
    pen.lineTo(x - (half * tier) / 7, y - height * 0.03);
    pen.lineTo(x - (half * tier) / 4, y);
  }
  pen.fill();
}

/** A bank of mist, PERIOD wide and 300 high: thick at the foot, torn at the top. */
export function bakeMist(px: number, rgb: string): HTMLCanvasElement {
  return bakeSprite(PERIOD, 300, px / 2, (pen) => {
    const random = createRandom(77);
    for (let i = 0; i < 120; i++) {
      const y = 70 + random() * 220;
      const x = random() * PERIOD;
      const width = 180 + random() * 420;
      for (const at of [x, x - PERIOD]) drawWisp(pen, { x: at, y, r: width }, `${rgb} / ${(0.05 + 0.16 * ((y - 60) / 240)).toFixed(3)}`);
    }
    pen.fillStyle = linear(pen, [0, 90, 0, 300], `rgb(${rgb} / 0) 0, rgb(${rgb} / 0.75) 1`);
    pen.fillRect(0, 0, PERIOD, 300);
  });
}

function drawWisp(pen: Pen, { x, y, r }: { x: number; y: number; r: number }, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r, 38);
  pen.fillStyle = radial(pen, { x: 0, y: 0, r: 1 }, `rgb(${colour}) 0, rgb(${colour.split('/')[0]} / 0) 1`);
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}
