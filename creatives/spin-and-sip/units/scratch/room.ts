import { bakeSprite } from '#creative-sdk/canvas.ts';
import { glow, linear, radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { WINDOW } from './outdoors.ts';
import { fill, line, oval, type Pen, within } from './pen.ts';

/** The part of the room that a layer covers, units of the room. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function bakeExtent({ left, top, right, bottom }: Extent, ratio: number, draw: (c: Pen) => void): HTMLCanvasElement {
  return bakeSprite(right - left, bottom - top, ratio, (c) => {
    c.translate(-left, -top);
    draw(c);
  });
}

const PLANK = 37;

/** The far wall of the chalet with all that stands and hangs there, and a hole where the window is. */
export function drawWall(c: Pen, extent: Extent, colours: { readonly red: string; readonly green: string }): void {
  const { left, top, right, bottom } = extent;
  const { red } = colours;
  planks(c, extent);
  // Morning from the window, lamp from above, dusk in the corners.
  c.globalCompositeOperation = 'screen';
  glow(c, { x: -40, y: -240, r: 360 }, '255 214 150', 0.5);
  glow(c, { x: 30, y: -330, r: 230 }, '255 196 110', 0.4);
  c.globalCompositeOperation = 'multiply';
  c.fillStyle = radial(c, { x: -20, y: -170, r: 620 }, 'rgb(255 255 255) 0, rgb(255 255 255) .4, rgb(176 116 74) 1');
  c.fillRect(left, top, right - left, bottom - top);
  c.globalCompositeOperation = 'source-over';
  beam(c, extent);
  garland(c, red);
  stove(c);
  bunk(c, colours);
  coats(c, colours);
  shelf(c, 104, -318, 3, colours);
  shelf(c, 236, -250, 5, colours);
  shelf(c, 236, -172, 4, colours);
  picture(c);
  casing(c, red);
}

function planks(c: Pen, { left, top, right, bottom }: Extent): void {
  const random = createRandom(9);
  for (let y = -Math.ceil(-top / PLANK) * PLANK - 8; y < bottom; y += PLANK) {
    const tone = random();
    c.fillStyle = linear(
      c,
      [0, y, 0, y + PLANK],
      `hsl(${28 + tone * 4} 54% ${58 + tone * 6}%) 0, hsl(${27 + tone * 4} 52% ${52 + tone * 6}%) .8, hsl(24 50% 38%) 1`,
    );
    c.fillRect(left, y, right - left, PLANK);
    c.fillStyle = 'rgb(255 226 176 / .35)';
    c.fillRect(left, y, right - left, 1.6);
    for (let x = left - random() * 200; x < right; x += 190 + random() * 240) {
      line(
        c,
        'rgb(96 54 24 / .16)',
        1.2,
        `M${x} ${y + 9 + random() * 6}q60 ${random() * 8 - 4} 130 0t90 2M${x + 40} ${y + 22}q50 ${random() * 6 - 3} 120 1`,
      );
      if (random() < 0.5) for (const r of [6, 3.6, 1.6]) oval(c, `rgb(92 48 20 / ${0.1 + 0.3 / r})`, x + 60, y + 18, r * 1.6, r);
    }
  }
}

function beam(c: Pen, { left, top, right }: Extent): void {
  const y = Math.min(-420, top + 34);
  c.fillStyle = linear(c, [0, y - 30, 0, y + 10], '#7a4826 0, #93592f .5, #5a3218 1');
  c.fillRect(left, top, right - left, y - top);
  c.fillStyle = 'rgb(50 24 8 / .35)';
  c.fillRect(left, y, right - left, 12);
}

/** Fir twigs and berries under the beam: in tall formats there is wall above the window. */
function garland(c: Pen, red: string): void {
  const random = createRandom(31);
  for (let k = 0; k < 90; k++) {
    const x = -214 + (k * 430) / 90;
    const y = -424 + 26 * Math.abs(Math.sin((x + 214) * 0.0146));
    for (const side of [-1, 1]) {
      const [dx, dy] = [6 + random() * 9, side * (5 + random() * 8)];
      line(c, k % 3 ? '#2f5a4c' : '#4c7d5e', 2.6, `M${x} ${y}L${x + dx} ${y + dy}`);
    }
    if (k % 7 === 3) oval(c, red, x, y + 4, 4.4);
    if (k % 7 === 3) oval(c, 'rgb(255 255 255 / .7)', x + 1.4, y + 2.6, 1.2);
  }
}

/** The window's wooden casing with its cross, gingham curtains and a cat on the sill. */
function casing(c: Pen, red: string): void {
  const { x, y, width, height } = WINDOW;
  c.fillStyle = linear(c, [x, y, x + width, y + height], '#f4cf97 0, #d69a5c .6, #b77a41 1');
  c.fillRect(x - 15, y - 15, width + 30, height + 30);
  c.fillStyle = 'rgb(96 52 20 / .5)';
  c.fillRect(x - 4, y - 4, width + 8, height + 8);
  c.clearRect(x, y, width, height);
  const bar = (bx: number, by: number, w: number, h: number) => {
    c.fillStyle = '#8a5529';
    c.fillRect(bx, by, w, h);
    c.fillStyle = '#f7d9a6';
    c.fillRect(bx + (w > h ? 0 : w - 2.4), by + (w > h ? h - 2.4 : 0), w > h ? w : 2.4, w > h ? 2.4 : h);
  };
  bar(x + width / 2 - 4, y, 8, height);
  bar(x, y + 78, width, 7);
  // Snow that the night has left on the outer sill.
  fill(c, '#fff', `M${x} ${y + height}v-9q30 -9 62 -3t64 1v11zM${x + width / 2 + 4} ${y + height}v-10q40 4 64 -3t58 5v8z`);
  c.fillStyle = linear(c, [0, y + height, 0, y + height + 24], '#ffe9c2 0, #e2ab6b .3, #a3662f 1');
  c.fillRect(x - 26, y + height, width + 52, 20);
  c.fillStyle = 'rgb(60 28 8 / .35)';
  c.fillRect(x - 20, y + height + 20, width + 40, 9);
  for (const side of [-1, 1] as const) curtain(c, x + (side < 0 ? -22 : width + 22), y - 22, side, red);
  line(c, '#5a3218', 6, `M${x - 40} ${y - 24}H${x + width + 40}`);
  for (const end of [x - 42, x + width + 42]) oval(c, '#5a3218', end, y - 24, 6);
  cat(c);
}

function curtain(c: Pen, x: number, y: number, side: 1 | -1, red: string): void {
  const at = (d: number) => x - side * d;
  const path = `M${at(-8)} ${y}H${at(70)}C${at(66)} ${y + 70} ${at(48)} ${y + 112} ${at(16)} ${y + 150}Q${at(22)} ${y + 176} ${at(34)} ${y + 226}H${at(-8)}Z`;
  within(c, path, () => {
    c.fillStyle = '#fff3e0';
    c.fillRect(x - 90, y, 180, 240);
    c.fillStyle = red;
    c.globalAlpha = 0.48;
    for (let k = -90; k < 90; k += 15) c.fillRect(x + k, y, 7.5, 240);
    for (let k = 0; k < 240; k += 15) c.fillRect(x - 90, y + k, 180, 7.5);
    c.globalAlpha = 1;
    for (const [d, dark] of [
      [2, 0.32],
      [22, 0.22],
      [43, 0.16],
    ] as const)
      line(c, `rgb(90 20 10 / ${dark})`, 7, `M${at(d)} ${y}Q${at(d)} ${y + 100} ${at(d * 0.4 + 2)} ${y + 150}T${at(d * 0.6)} ${y + 230}`);
    line(c, 'rgb(255 255 240 / .5)', 3, `M${at(70)} ${y}C${at(66)} ${y + 70} ${at(48)} ${y + 112} ${at(16)} ${y + 150}`);
  });
  line(c, '#fff3e0', 7, `M${at(-6)} ${y + 148}Q${at(8)} ${y + 158} ${at(20)} ${y + 150}`);
}

/** Seen from behind: it watches the snowman. */
function cat(c: Pen): void {
  c.save();
  c.translate(22, -126);
  const fur = linear(c, [-30, 0, 26, 0], '#e9a25a 0, #8a4a22 .3, #5d2f15 1');
  fill(c, fur, 'M-22 0C-28 -22 -18 -44 -9 -52C-16 -58 -16 -70 -14 -80L-5 -73Q1 -75 7 -73L15 -80C18 -70 18 -58 11 -52C24 -40 28 -18 22 0Z');
  line(c, fur, 8, 'M18 -4C34 2 38 14 34 26S22 40 26 48');
  line(c, 'rgb(50 22 8 / .5)', 3, 'M-3 -60v6M2 -61v7M7 -60v6M-6 -36q8 4 16 0M-7 -26q9 4 19 0M-6 -16q9 4 18 0');
  c.restore();
}

/** Pegs with what was worn yesterday. */
function coats(c: Pen, { red, green }: { readonly red: string; readonly green: string }): void {
  c.save();
  c.translate(-262, -330);
  c.fillStyle = '#8a5529';
  c.fillRect(-46, -8, 96, 14);
  fill(c, green, 'M-38 2Q-26 -6 -16 2L-6 96Q-26 106 -50 94Z');
  fill(c, 'rgb(0 0 0 / .2)', 'M-26 0L-16 2L-6 96Q-14 102 -24 101Z');
  fill(c, red, 'M14 4Q22 -4 32 4L42 22L36 118L26 114L24 30L20 116L8 120Z');
  fill(c, 'rgb(255 240 220 / .5)', 'M9 104L20 101V108L9 112ZM26 100L37 104V110L26 107Z');
  c.restore();
}

/** A tiled stove with its fire: in wide formats only it is in the picture. */
function stove(c: Pen): void {
  c.save();
  c.translate(-420, 20);
  fill(c, 'rgb(60 26 8 / .4)', 'M-96 -330H96V0H-96Z');
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y] = [-90 + column * 36, -330 + row * 41];
      c.fillStyle = linear(c, [x, y, x + 36, y + 41], '#5f9c92 0, #2f6f69 .5, #235a56 1');
      c.fillRect(x + 1, y + 1, 34, 39);
      oval(c, 'rgb(255 255 255 / .14)', x + 13, y + 12, 8, 6);
    }
  fill(c, '#2a1710', 'M-50 -150Q0 -190 50 -150V-74H-50Z');
  glow(c, { x: 0, y: -92, r: 190 }, '255 150 50', 0.75);
  fill(c, '#ff9a2e', 'M-34 -78C-40 -104 -18 -112 -16 -138C0 -122 4 -112 4 -104C10 -114 12 -120 12 -128C28 -112 40 -98 32 -78Z');
  fill(c, '#ffe08a', 'M-18 -78C-20 -94 -8 -98 -4 -114C8 -102 18 -92 14 -78Z');
  line(c, '#5a3218', 11, 'M-38 -76H38');
  c.fillStyle = '#7d4a26';
  c.fillRect(-108, -344, 216, 16);
  c.restore();
}

/** A box bed under a gable, made up for somebody: in wide formats only, as the stove. */
function bunk(c: Pen, { red, green }: { readonly red: string; readonly green: string }): void {
  c.save();
  c.translate(-660, 0);
  fill(c, '#7d4a26', 'M-118 20V-262L0 -330L118 -262V20Z');
  fill(c, '#4a2814', 'M-98 -60V-232Q0 -318 98 -232V-60Z');
  glow(c, { x: 50, y: -190, r: 120 }, '255 190 100', 0.6);
  fill(c, '#fff1da', 'M-98 -104Q-80 -140 -34 -132Q-16 -122 -20 -92L-98 -84Z');
  fill(c, 'rgb(150 100 60 / .25)', 'M-98 -98Q-60 -96 -20 -104L-20 -92L-98 -84Z');
  const quilt = 'M-98 -88Q-50 -112 -8 -104Q60 -118 98 -96V-44H-98Z';
  within(c, quilt, () => {
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 10; k++) {
        c.fillStyle = [red, '#fff1da', green, '#e2b04a'][(k + row * 3) % 4] ?? red;
        c.fillRect(-98 + k * 20, -120 + row * 20, 20, 20);
      }
    c.fillStyle = linear(c, [0, -112, 0, -44], 'rgb(255 240 210 / .45) 0, rgb(60 24 6 / 0) .4, rgb(60 24 6 / .4) 1');
    c.fillRect(-98, -120, 200, 90);
  });
  fill(c, linear(c, [0, -60, 0, 20], '#c98d52 0, #8f5a2c 1'), 'M-118 -58H118V20H-118Z');
  fill(c, '#f4cf97', 'M-118 -60H118V-54H-118Z');
  fill(c, red, 'M0 -34C-10 -46 -24 -36 -16 -24L0 -8L16 -24C24 -36 10 -46 0 -34Z');
  oval(c, '#fff2c4', 50, -190, 8);
  line(c, '#2b1c12', 2, 'M50 -236V-200');
  c.restore();
}

/** Mugs and jars on a board. */
function shelf(c: Pen, x: number, y: number, count: number, { red, green }: { readonly red: string; readonly green: string }): void {
  const width = count * 32 + 14;
  const paints = [green, '#f6ead2', red, '#e2b04a', '#f6ead2'];
  for (let k = 0; k < count; k++) {
    const left = x + 10 + k * 32;
    const paint = paints[(k + count) % paints.length] ?? red;
    const tall = k % 2 ? 32 : 24;
    fill(c, paint, `M${left} ${y - tall}h23v${tall - 4}q0 4 -4 4h-15q-4 0 -4 -4z`);
    fill(c, 'rgb(255 255 255 / .35)', `M${left + 3} ${y - tall + 2}h4v${tall - 6}h-4z`);
    fill(c, 'rgb(50 20 5 / .25)', `M${left + 15} ${y - tall}h8v${tall - 4}q0 4 -4 4h-4z`);
    if (tall < 30) line(c, paint, 3, `M${left + 23} ${y - 18}q8 0 7 6t-7 5`);
    else fill(c, '#b98a56', `M${left - 1} ${y - tall - 6}h25v7h-25z`);
  }
  c.fillStyle = '#a8682f';
  c.fillRect(x, y, width, 8);
  c.fillStyle = 'rgb(60 26 8 / .35)';
  c.fillRect(x + 4, y + 8, width - 8, 7);
}

function picture(c: Pen): void {
  c.save();
  c.translate(300, -370);
  fill(c, '#6d3f1f', 'M-44 -34H44V34H-44Z');
  fill(c, '#dcebf6', 'M-37 -27H37V27H-37Z');
  fill(c, '#6f9ac0', 'M-37 27L-10 -14L8 10L18 -2L37 27Z');
  fill(c, '#fff', 'M-10 -14L-20 2L-11 -1L-4 4L0 -1ZM18 -2L11 6L18 5L25 8Z');
  c.restore();
}

/** The lamp over the table: `top` is where its cord begins. */
export function drawLamp(c: Pen, top: number, green: string): void {
  c.save();
  c.translate(38, -372);
  line(c, '#2b1c12', 2.5, `M0 ${top + 372}V-26`);
  fill(c, '#fff2c4', 'M-13 4Q0 26 13 4Z');
  c.globalCompositeOperation = 'screen';
  glow(c, { x: 0, y: 12, r: 130 }, '255 206 120', 0.6);
  c.globalCompositeOperation = 'source-over';
  fill(c, green, 'M-11 -26H11Q14 -16 46 6H-46Q-14 -16 -11 -26Z');
  fill(c, 'rgb(255 255 255 / .28)', 'M-9 -25H-3Q-8 -12 -30 4H-42Q-14 -14 -9 -25Z');
  line(c, '#f4cf97', 3, 'M-46 6H46');
  c.restore();
}
