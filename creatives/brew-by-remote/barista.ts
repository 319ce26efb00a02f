import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { chrome } from './steel.ts';

/** The jug and the arm that holds it, from above: the lip is the origin, the arm goes to the right. */
const BOX = { x: -14, y: -76, width: 760, height: 152 } as const;
/** The arm comes from the upper right of the ad; tipped, the jug turns a little. */
const ANGLE = -0.86;
const SIZE = 0.74;

const SKIN = '#dfa277';
const SHADE = '#a5633c';
const LIGHT = '#f6cda6';

export type Barista = ReturnType<typeof bakeBarista>;

export function bakeBarista(px: number) {
  const arm = bakeSprite(BOX.width, BOX.height, px, (pen) => {
    pen.translate(-BOX.x, -BOX.y);
    drawSleeve(pen);
    drawEar(pen);
    drawBody(pen);
    drawMouth(pen);
    drawHand(pen);
  });
  // Only the shadow: the arm itself lies out of the picture.
  const shadow = bakeSprite(BOX.width, BOX.height, px / 2, (pen) => {
    pen.shadowColor = 'rgb(20 8 2 / 0.6)';
    pen.shadowBlur = 7 * px;
    pen.shadowOffsetX = (BOX.width * px) / 2;
    pen.drawImage(arm, -BOX.width, 0, BOX.width, BOX.height);
  });
  return { arm, shadow };
}

/** Stamps the arm with the jug's lip at the origin. `away`: 0 over the cup, 1 out of the picture; `tip`: 1 pours. */
export function drawBarista(pen: Pen, { arm, shadow }: Barista, away: number, tip: number): void {
  const stamp = (sprite: HTMLCanvasElement, x: number, y: number) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(ANGLE + 0.09 * (1 - tip));
    pen.scale(SIZE * (0.95 + 0.05 * tip), SIZE);
    pen.translate(away * 380 + (1 - tip) * 7, 0);
    pen.drawImage(sprite, BOX.x, BOX.y, BOX.width, BOX.height);
    pen.restore();
  };
  stamp(shadow, 20, 46);
  stamp(arm, 0, 0);
}

function fill(pen: Pen, style: string | CanvasGradient, path: string): void {
  pen.fillStyle = style;
  pen.fill(new Path2D(path));
}

function stroke(pen: Pen, style: string | CanvasGradient, width: number, path: string): void {
  pen.strokeStyle = style;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(path));
}

const toSkin = (pen: Pen) => linear(pen, [0, -42, 0, 46], `${LIGHT} 0, ${SKIN} .45, ${SHADE} 1`);

/** The forearm, and a linen shirt rolled up to it: its cuff is a ring that the arm comes out of. */
function drawSleeve(pen: Pen): void {
  const across = (light: string, dark: string) => linear(pen, [0, -48, 0, 52], `${light} 0, ${light} .3, ${dark} 1`);
  fill(pen, toSkin(pen), 'M206 -30C240 -34 280 -26 360 -38V40C290 34 240 40 206 36Z');
  fill(pen, 'rgb(70 30 12 / 0.4)', 'M334 -36C322 -10 322 14 334 38H370V-38Z');
  fill(pen, across('#fff6e6', '#8f7a64'), 'M366 -46C450 -56 560 -62 760 -68V74C560 70 450 62 366 52Z');
  stroke(pen, 'rgb(110 88 66 / 0.3)', 5, 'M404 -44Q440 -24 464 -32M430 46Q470 24 510 34M470 -10Q525 10 580 0');
  fill(pen, across('#fffaf0', '#84705a'), 'M346 -42C352 -52 388 -54 396 -46C406 -10 406 22 396 52C386 58 352 54 346 48C336 20 336 -14 346 -42Z');
}

/** Tipped towards the lip, so that one looks into its mouth and along its side. */
function drawBody(pen: Pen): void {
  fill(
    pen,
    linear(pen, [0, -46, 0, 46], chrome),
    'M2 -2C16 -12 18 -26 36 -36C54 -42 84 -44 104 -46C128 -44 134 -24 134 0S128 44 104 46C84 44 54 42 36 36C18 26 16 12 2 2Z',
  );
  fill(
    pen,
    linear(pen, [60, 0, 136, 0], 'rgb(30 16 10 / 0) 0, rgb(30 16 10 / 0.55) 1'),
    'M60 -42L104 -46C128 -44 134 -24 134 0S128 44 104 46L60 42Z',
  );
}

function drawMouth(pen: Pen): void {
  const mouth = 'M0 0C14 -10 16 -24 34 -33C58 -40 84 -24 84 0S58 40 34 33C16 24 14 10 0 0Z';
  fill(pen, linear(pen, [0, -36, 0, 36], '#2b2422 0, #6f625c .3, #d8cabb .62, #f6e8d6 .8, #8a7a6e 1'), mouth);
  fill(
    pen,
    radial(pen, { x: 26, y: -4, r: 50 }, '#ffffff 0, #fff6e6 .6, #f0dcc0 1'),
    'M2 0C16 -8 18 -18 34 -25C52 -29 66 -18 66 0S52 29 34 25C18 18 16 8 2 0Z',
  );
  stroke(pen, '#fffaf0', 2.6, mouth);
  stroke(pen, 'rgb(60 40 30 / 0.6)', 0.9, 'M0 0C14 10 16 24 34 33C58 40 84 24 84 0');
}

/** The ear of the jug, a loop of steel. */
function drawEar(pen: Pen): void {
  const ear = 'M118 -16C150 -24 186 -18 188 2C186 22 150 26 118 16';
  for (const [style, width] of [
    ['#2a2220', 13],
    ['#b9aca0', 9.5],
    ['#fff4e2', 2.4],
  ] as const)
    stroke(pen, style, width, ear);
}

/** A fist about the ear of the jug, seen from the side of the thumb, which lies along it; below the first finger the others are in its shade. */
function drawHand(pen: Pen): void {
  const skin = toSkin(pen);
  fill(pen, skin, 'M262 -31C236 -36 216 -42 196 -36C176 -30 166 -14 168 4C170 24 186 38 208 40C228 42 244 36 262 36Z');
  for (const [x, y, colour] of [
    [5, 9, '#7d4527'],
    [2, 4, SHADE],
    [0, 0, skin],
  ] as const) {
    const finger = `M${212 + x} ${24 + y}c-16 14 -40 14 -51 0c-6 -9 -5 -19 3 -24`;
    stroke(pen, 'rgb(96 46 20 / 0.6)', 20, finger);
    stroke(pen, colour, 18, finger);
  }
  stroke(pen, 'rgb(255 230 204 / 0.4)', 5, 'M204 25C192 33 178 32 168 24');
  stroke(pen, 'rgb(110 56 28 / 0.5)', 1.3, 'M184 23Q187 30 185 38M169 15Q162 19 156 18');
  fill(pen, 'rgb(60 24 8 / 0.4)', 'M226 -14C196 -8 168 4 142 6C134 4 134 -4 142 -8Z');
  fill(pen, skin, 'M236 -36C208 -44 178 -36 150 -22C134 -14 128 -2 138 2C150 5 168 -4 188 -7C206 -9 222 -10 236 -16Z');
  stroke(pen, 'rgb(110 56 28 / 0.45)', 1.3, 'M236 -16C222 -10 206 -9 188 -7C168 -4 150 5 138 2M182 -34Q186 -28 184 -20M188 -36Q192 -30 190 -22');
  fill(pen, '#fbe0cc', 'M135 -3Q134 -11 146 -16Q153 -18 153 -12Q148 -4 139 -1Q135 0 135 -3Z');
}
