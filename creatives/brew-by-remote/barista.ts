import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { chrome } from './steel.ts';

/** The jug and the arm that holds it, from above: the lip is the origin, the arm goes to the right. */
const BOX = { x: -14, y: -76, width: 640, height: 152 } as const;
/** The arm comes from the upper right of the ad; tipped, the jug turns a little. */
const ANGLE = -0.74;
const SIZE = 0.86;

const SKIN = '#dfa277';
const SHADE = '#a5633c';
const LIGHT = '#f6cda6';

export type Barista = ReturnType<typeof bakeBarista>;

export function bakeBarista(px: number) {
  const arm = bakeSprite(BOX.width, BOX.height, px, (pen) => {
    pen.translate(-BOX.x, -BOX.y);
    drawSleeve(pen);
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
  stamp(shadow, 12, 30);
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

/** A linen shirt, rolled up. */
function drawSleeve(pen: Pen): void {
  const across = (light: string, dark: string) => linear(pen, [0, -42, 0, 44], `${light} 0, ${light} .3, ${dark} 1`);
  fill(pen, across(LIGHT, SHADE), 'M150 -27C190 -30 220 -32 262 -33V36C220 33 190 30 150 28Z');
  fill(pen, across('#fff6e6', '#a08b74'), 'M246 -40C330 -50 450 -56 640 -60V64C450 62 330 54 246 44Z');
  for (const [x, y, dx] of [
    [300, -36, 50],
    [330, 34, 70],
    [390, -20, 90],
    [470, 20, 80],
  ] as const)
    stroke(pen, 'rgb(110 88 66 / 0.35)', 2.4, `M${x} ${y}q${dx / 2} ${y > 0 ? -16 : 14} ${dx} ${y > 0 ? -10 : 8}`);
  fill(pen, across('#fffaf0', '#8d7862'), 'M236 -38Q246 -46 262 -44Q272 0 264 48Q246 50 236 42Q244 0 236 -38Z');
  stroke(pen, 'rgb(90 70 50 / 0.5)', 1.4, 'M240 -36Q248 0 240 40');
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
  stroke(pen, 'rgb(200 160 120 / 0.5)', 1.4, 'M18 -4Q34 -14 50 -6M24 8Q38 14 52 6');
  stroke(pen, '#fffaf0', 2.6, mouth);
  stroke(pen, 'rgb(60 40 30 / 0.6)', 0.9, 'M0 0C14 10 16 24 34 33C58 40 84 24 84 0');
}

/** Four fingers around the ear of the jug, the thumb along its top. */
function drawHand(pen: Pen): void {
  stroke(pen, '#2a2220', 17, 'M82 0H120');
  stroke(pen, '#cfc2b6', 12, 'M82 -1H120');
  stroke(pen, '#fff4e2', 3, 'M84 -4H118');
  const palm = 'M104 -22C118 -36 146 -34 170 -29V30C150 34 132 36 118 32C104 26 98 -8 104 -22Z';
  fill(pen, linear(pen, [0, -36, 0, 38], `${LIGHT} 0, ${SKIN} .4, ${SHADE} 1`), palm);
  for (const [x, reach] of [
    [152, 33],
    [137, 38],
    [122, 40],
    [107, 36],
  ] as const) {
    const finger = `M${x + 6} 6C${x + 4} 18 ${x} 26 ${x - 5} ${reach - 3}`;
    stroke(pen, SHADE, 17.5, finger);
    stroke(pen, linear(pen, [x - 10, 0, x + 8, 0], `${LIGHT} 0, ${SKIN} .5, #c07c50 1`), 15.5, finger);
    stroke(pen, 'rgb(255 226 196 / 0.55)', 4, `M${x + 1} 10Q${x - 1} 16 ${x - 3} 20`);
  }
  const thumb = 'M158 -19C136 -25 120 -20 100 -13';
  stroke(pen, 'rgb(120 64 34 / 0.8)', 21, thumb);
  stroke(pen, linear(pen, [0, -32, 0, -4], `${LIGHT} 0, ${SKIN} .6, #bd7a4e 1`), 18.5, thumb);
  fill(pen, '#fbe0cc', 'M92 -14Q91 -19 98 -20Q106 -21 107 -16Q104 -11 96 -10Q92 -11 92 -14Z');
  stroke(pen, 'rgb(140 80 48 / 0.5)', 1.2, 'M124 -27Q127 -22 126 -16M129 -28Q132 -22 131 -17');
}
