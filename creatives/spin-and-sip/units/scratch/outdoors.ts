import { bakeSprite } from '#creative-sdk/canvas.ts';
import { linear, radial } from '#creative-sdk/gradient.ts';
import { fill, line, oval, type Pen } from './pen.ts';

/** The window of the far wall, units of the room. */
export const WINDOW = { x: -172, y: -352, width: 252, height: 226 } as const;
/** The view reaches behind the wall by this much, so that it can shift. */
const MARGIN = 26;

/** Snow, mountains and firs in the morning sun: what the far window shows. */
export function bakeView(ratio: number): HTMLCanvasElement {
  const [width, height] = [WINDOW.width + 2 * MARGIN, WINDOW.height + 2 * MARGIN];
  return bakeSprite(width, height, ratio, (c) => {
    c.fillStyle = linear(c, [0, 0, 0, height], '#8fc3ea 0, #c4e1f5 .42, #fdf1dc .74');
    c.fillRect(0, 0, width, height);
    c.fillStyle = radial(c, { x: 226, y: 46, r: 150 }, 'rgb(255 250 228 / 1) 0, rgb(255 244 205 / .75) .16, rgb(255 240 210 / 0) 1');
    c.fillRect(0, 0, width, height);
    for (const [x, y, half, shade] of [
      [58, 92, 96, '#b4cfe8'],
      [238, 84, 110, '#b4cfe8'],
      [150, 62, 104, '#a3c3e2'],
      [20, 112, 80, '#8fb4d8'],
      [196, 108, 84, '#8fb4d8'],
      [292, 104, 90, '#8fb4d8'],
    ] as const)
      peak(c, x, y, half, shade);
    fill(c, linear(c, [0, 178, 0, height], '#dceaf6 0, #f8fbfe .4, #cfe2f3 1'), `M0 196C60 172 110 190 160 186S250 168 ${width} 182V${height}H0Z`);
    for (const [x, y, h] of [
      [22, 204, 66],
      [46, 212, 92],
      [4, 214, 96],
      [206, 196, 44],
      [224, 202, 66],
      [250, 200, 52],
      [278, 214, 110],
      [296, 214, 84],
    ] as const)
      fir(c, x, y, h);
    hut(c);
    fill(c, linear(c, [0, 205, 0, height], '#ffffff 0, #dbe9f6 1'), `M0 226C50 208 96 214 140 222S240 208 ${width} 220V${height}H0Z`);
    line(c, 'rgb(140 175 210 / .5)', 2, 'M196 216C176 228 168 240 172 280M206 216C190 228 184 240 190 280');
  });
}

/** A mountain: the side away from the sun is blue, the other has snow, which ends in gullies. */
function peak(c: Pen, x: number, y: number, half: number, shade: string): void {
  const at = (across: number, down: number) => `${x + across * half} ${y + down * half}`;
  fill(c, shade, `M${at(0, 0)}L${at(0.22, 0.2)}L${at(0.36, 0.3)}L${at(1, 1)}L${at(-1, 1)}L${at(-0.44, 0.34)}L${at(-0.2, 0.22)}Z`);
  fill(
    c,
    '#fdfeff',
    `M${at(0, 0)}L${at(0.22, 0.2)}L${at(0.36, 0.3)}L${at(0.92, 0.92)}L${at(0.6, 0.78)}L${at(0.56, 0.9)}L${at(0.36, 0.62)}L${at(0.28, 0.8)}L${at(0.16, 0.5)}L${at(0.06, 0.66)}L${at(0.02, 0.36)}L${at(-0.08, 0.42)}L${at(-0.03, 0.2)}Z`,
  );
  fill(c, 'rgb(255 255 255 / .7)', `M${at(-0.2, 0.22)}L${at(-0.44, 0.34)}L${at(-0.7, 0.62)}L${at(-0.42, 0.5)}L${at(-0.34, 0.62)}L${at(-0.2, 0.4)}Z`);
}

function fir(c: Pen, x: number, y: number, h: number): void {
  for (let k = 0; k < 5; k++) {
    const [top, low, half] = [y - h + k * h * 0.16, y - h * 0.62 + k * h * 0.155, h * (0.1 + k * 0.045)];
    fill(c, k % 2 ? '#2f5a5c' : '#37676a', `M${x} ${top}L${x + half} ${low}Q${x} ${low - 5} ${x - half} ${low}Z`);
    fill(
      c,
      '#fff',
      `M${x} ${top}L${x + half * 0.85} ${low - 3}Q${x + half * 0.3} ${low - h * 0.1} ${x} ${low - h * 0.06}Q${x - half * 0.1} ${low - h * 0.1} ${x - half * 0.2} ${low - h * 0.16}Z`,
    );
  }
}

/** Another hut, far off, with a fire lit. */
function hut(c: Pen): void {
  line(c, 'rgb(255 255 255 / .85)', 5, 'M184 150C190 140 178 134 186 122S182 104 190 98');
  fill(c, '#6f4a37', 'M160 176H192V198H160Z');
  fill(c, '#fff', 'M153 180L176 157L199 180L196 183L176 164L156 183Z');
  fill(c, '#fff', 'M181 152H187V166H181Z');
  fill(c, '#ffd36b', 'M165 182H172V189H165Z');
  fill(c, '#b8372d', 'M178 181H186V198H178Z');
}

/**
 * The snowman looks in, and after the finger: `lookX`, `lookY` −1 … 1 turn his face; `sad` 0 … 1: the offer is not for him.
 * Units of the room.
 */
export function drawSnowman(c: Pen, look: { readonly x: number; readonly y: number }, sad: number, scarf: string): void {
  c.save();
  c.translate(-104, -190);
  const snow = (x: number, y: number, r: number) =>
    oval(c, radial(c, { x: x + r * 0.3, y: y - r * 0.3, r: r * 1.5 }, '#ffffff 0, #f2f7fc .45, #b9d2ea .8, #8db2d6 1'), x, y, r);
  line(c, '#5d4331', 4, 'M34 36C54 26 58 6 62 -6M58 6L70 2M60 0L54 -12');
  snow(0, 74, 50);
  snow(0, 0, 36);
  fill(c, scarf, 'M-34 24C-16 38 16 38 34 24L36 38C16 52 -16 52 -36 38ZM12 40L32 36L40 78L20 82Z');
  line(c, 'rgb(255 255 255 / .5)', 2.5, 'M-34 32C-16 46 16 46 35 32M19 58L36 54M22 70L38 66');
  // The face is a thing on a ball: what stands out shifts more.
  const [x, y] = [look.x * 11, look.y * 8];
  for (const side of [-1, 1]) {
    oval(c, '#20262b', x + side * 12.5, y - 7, 5.2, 5.8);
    oval(c, '#fff', x + side * 12.5 + 1.7 + look.x * 1.5, y - 9 + look.y * 1.5, 1.7);
    line(c, '#5d4331', 2.8, `M${x + side * 7} ${y - 18 - sad * 5}L${x + side * 18} ${y - 18 + sad * 4}`);
  }
  const [nx, ny] = [x * 1.75 + 2, y * 1.6 + 3];
  fill(c, '#ef7f2d', `M${x - 4} ${y - 1}L${nx + 13} ${ny + 5}L${x - 3} ${y + 8}Q${x - 8} ${y + 3} ${x - 4} ${y - 1}Z`);
  for (let k = -2; k <= 2; k++) oval(c, '#20262b', x + k * 5.4, y + 19 - Math.abs(k) * 2.2 * (1 - sad * 2), 1.9);
  // A bucket for a hat.
  c.translate(look.x * 3, 0);
  fill(c, linear(c, [-24, 0, 24, 0], '#3d5f66 0, #6f959b .35, #2c474d 1'), 'M-25 -26L-18 -62H16L25 -28Q0 -38 -25 -26Z');
  line(c, '#24393e', 3, 'M-28 -25Q0 -38 28 -27');
  c.restore();
}
