import { linear, radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { fill, line, oval, type Pen, within } from './pen.ts';
import type { Extent } from './room.ts';

/** The table, seen from its near side: it runs from y = 0 towards the window that one looks through. */
export function drawTable(c: Pen, { left, right, bottom }: Extent, red: string): void {
  const random = createRandom(4);
  fill(c, 'rgb(60 24 6 / .4)', `M${left} -16H${right}V0H${left}Z`);
  c.fillStyle = linear(c, [0, -4, 0, 300], '#f0bf83 0, #d99a56 .3, #b87538 1');
  c.fillRect(left, -4, right - left, bottom + 4);
  c.fillStyle = '#ffe6bd';
  c.fillRect(left, -5, right - left, 3);
  // Boards run to where all lines meet.
  for (let k = -14; k <= 14; k++) {
    const x = (y: number) => -20 + (k + random() * 0.3) * 62 * (1 + y / 300);
    line(c, 'rgb(110 58 22 / .4)', 1.8, `M${x(-4)} -3L${x(bottom)} ${bottom}`);
    line(c, 'rgb(255 232 190 / .3)', 1.2, `M${x(-4) + 3} -3L${x(bottom) + 4} ${bottom}`);
  }
  // The sun lies on it, in the shape of the window.
  c.globalCompositeOperation = 'screen';
  for (const [a, b] of [
    [-120, -34],
    [-20, 66],
  ] as const)
    fill(
      c,
      linear(c, [0, 0, 0, 220], 'rgb(255 240 205 / .75) 0, rgb(255 226 170 / .25) .6, rgb(255 220 160 / 0) 1'),
      `M${a} -3H${b}L${b * 1.6 - 46} 230H${a * 1.6 - 46}Z`,
    );
  c.globalCompositeOperation = 'source-over';
  cup(c, -40, 2, '#31509a', 1);
  cup(c, -112, 12, '#e2b04a', 1);
  jam(c, 18, 14, red);
  loaf(c, 112, 40);
  oranges(c, -176, 46);
  plate(c, -34, 92, red);
  napkin(c, 92, 150, red);
  egg(c, 40, 66);
}

function shadow(c: Pen, x: number, y: number, rx: number): void {
  c.globalCompositeOperation = 'multiply';
  oval(c, 'rgb(150 84 40 / .55)', x - rx * 0.22, y + rx * 0.1, rx * 1.22, rx * 0.34);
  c.globalCompositeOperation = 'source-over';
}

function cup(c: Pen, x: number, y: number, rim: string, size: number): void {
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  shadow(c, 0, 6, 22);
  line(c, '#eef2f3', 4.5, 'M16 -16C30 -18 30 0 16 0');
  const body = 'M-17 -24H17L15 4Q0 11 -15 4Z';
  fill(c, '#f7f4ec', body);
  fill(c, linear(c, [-17, 0, 17, 0], 'rgb(110 90 90 / .4) 0, rgb(255 255 255 / 0) .35, rgb(255 255 255 / .9) .8, rgb(210 190 170 / .3) 1'), body);
  oval(c, rim, 0, -24, 18, 6);
  oval(c, '#9a4f1f', 0, -23.5, 15, 4.4);
  oval(c, 'rgb(255 210 140 / .7)', 4, -23, 7, 1.8);
  c.restore();
}

function jam(c: Pen, x: number, y: number, red: string): void {
  c.save();
  c.translate(x, y);
  shadow(c, 0, 14, 24);
  const jar = 'M-19 -24Q-24 -18 -22 6Q-20 18 0 18T22 6Q24 -18 19 -24Z';
  fill(c, '#8f1a22', jar);
  fill(c, radial(c, { x: 8, y: -4, r: 34 }, 'rgb(255 110 90 / .9) 0, rgb(200 30 40 / .4) .5, rgb(90 0 16 / .5) 1'), jar);
  line(c, 'rgb(255 255 255 / .75)', 3, 'M-15 -14Q-17 0 -13 10');
  fill(c, '#fbf1df', 'M-11 -8H13V8H-11Z');
  line(c, '#7d4a26', 1.6, 'M-6 -2H8M-4 3H6');
  fill(c, red, 'M-24 -24Q-22 -40 0 -40T24 -24L28 -15Q20 -21 14 -16T0 -16T-14 -16T-28 -15Z');
  line(c, '#fbf1df', 2.2, 'M-20 -25Q0 -31 20 -25');
  for (let k = -2; k <= 2; k++) oval(c, '#fbf1df', k * 8, -33 + k * k * 0.8, 1.7);
  c.restore();
}

function loaf(c: Pen, x: number, y: number): void {
  c.save();
  c.translate(x, y);
  shadow(c, 0, 26, 82);
  fill(c, '#8e5527', 'M-84 14H82L92 30H-92Z');
  fill(c, '#6f3f1b', 'M-92 30H92V37H-92Z');
  const crust = 'M-58 18C-74 0 -64 -34 -30 -40C6 -50 48 -42 62 -22C72 -6 68 12 58 18Z';
  fill(c, '#c9792f', crust);
  within(c, crust, () => {
    c.fillStyle = radial(c, { x: -24, y: -36, r: 110 }, 'rgb(255 214 140 / .95) 0, rgb(226 150 70 / .2) .5, rgb(96 40 10 / .75) 1');
    c.fillRect(-80, -50, 160, 80);
    for (const k of [-34, -6, 22]) {
      fill(c, '#f7dca6', `M${k - 8} -32Q${k + 8} -20 ${k + 22} 2Q${k + 2} -12 ${k - 8} -32Z`);
      line(c, 'rgb(96 40 10 / .5)', 2, `M${k - 8} -32Q${k + 8} -20 ${k + 22} 2`);
    }
  });
  // Two slices, and the knife.
  for (const k of [0, 11]) {
    fill(c, '#b06a2b', `M${-80 + k} 22C${-90 + k} -6 ${-72 + k} -26 ${-62 + k} -22C${-52 + k} -20 ${-56 + k} 10 ${-58 + k} 22Z`);
    fill(c, '#fbe6bf', `M${-78 + k} 20C${-85 + k} -4 ${-72 + k} -20 ${-64 + k} -17C${-57 + k} -14 ${-61 + k} 8 ${-62 + k} 20Z`);
  }
  line(c, '#dfe7ea', 5, 'M-46 30L18 25');
  line(c, '#5a3218', 7, 'M22 25L58 22');
  c.restore();
}

function oranges(c: Pen, x: number, y: number): void {
  c.save();
  c.translate(x, y);
  shadow(c, 0, 20, 48);
  for (const [ox, oy] of [
    [-18, -16],
    [16, -18],
    [-1, -34],
  ] as const) {
    oval(c, radial(c, { x: ox + 6, y: oy - 8, r: 26 }, '#ffd08a 0, #f7931e .4, #b4520c 1'), ox, oy, 20);
    oval(c, 'rgb(90 50 10 / .6)', ox + 2, oy - 13, 2, 1.2);
  }
  fill(c, '#4e7d4a', 'M0 -52Q14 -66 24 -54Q14 -46 0 -52Z');
  const bowl = 'M-46 -18H46Q44 20 18 24H-18Q-44 20 -46 -18Z';
  fill(c, '#f3ecdd', bowl);
  fill(c, linear(c, [-46, 0, 46, 0], 'rgb(120 80 60 / .5) 0, rgb(255 255 255 / 0) .4, rgb(255 255 255 / .8) .8, rgb(200 170 140 / .2) 1'), bowl);
  line(c, '#31509a', 3, 'M-45 -10H45M-42 2H42');
  c.restore();
}

function plate(c: Pen, x: number, y: number, red: string): void {
  c.save();
  c.translate(x, y);
  shadow(c, 0, 8, 66);
  oval(c, linear(c, [-66, 0, 66, 0], '#d8c8b4 0, #fffaf0 .6, #f3e6d2 1'), 0, 0, 66, 27);
  oval(c, red, 0, 0, 60, 24);
  oval(c, linear(c, [-58, 0, 58, 0], '#fffaf0 0, #e8d8c2 1'), 0, 0, 58, 22.5);
  oval(c, 'rgb(150 100 60 / .35)', -4, 8, 40, 8);
  // A croissant: five rolls, the largest in the middle.
  for (const [cx, cy, r, turn] of [
    [-34, 0, 12, -0.5],
    [32, 0, 12, 0.5],
    [-19, -8, 17, -0.25],
    [18, -8, 17, 0.25],
    [0, -11, 20, 0],
  ] as const) {
    c.save();
    c.translate(cx, cy);
    c.rotate(turn);
    oval(c, radial(c, { x: 3, y: -9, r: r * 1.5 }, '#ffdf9e 0, #e09a45 .5, #a35c1e 1'), 0, 0, r * 0.8, r);
    line(c, 'rgb(140 70 20 / .5)', 1.6, `M${-r * 0.5} ${-r * 0.7}Q${r * 0.2} 0 ${-r * 0.2} ${r * 0.8}`);
    c.restore();
  }
  c.restore();
}

function egg(c: Pen, x: number, y: number): void {
  c.save();
  c.translate(x, y);
  shadow(c, 0, 12, 18);
  fill(c, '#31509a', 'M-14 -8H14Q12 6 4 8L9 16H-9L-4 8Q-12 6 -14 -8Z');
  oval(c, radial(c, { x: 4, y: -20, r: 24 }, '#fff6e4 0, #f2cfa4 .6, #c9935f 1'), 0, -13, 11.5, 15);
  fill(c, '#31509a', 'M-14 -8H14L13 -3H-13Z');
  c.restore();
}

function napkin(c: Pen, x: number, y: number, red: string): void {
  c.save();
  c.translate(x, y);
  c.rotate(-0.12);
  shadow(c, 0, 18, 80);
  const cloth = 'M-76 -20Q-20 -30 70 -22L92 30Q10 44 -86 34Z';
  within(c, cloth, () => {
    c.fillStyle = '#fff3e0';
    c.fillRect(-100, -40, 200, 90);
    c.fillStyle = red;
    c.globalAlpha = 0.5;
    for (let k = -100; k < 110; k += 17) fill(c, red, `M${k} -40h8l${k * 0.1} 90h-9z`);
    for (let k = -34; k < 40; k += 15) c.fillRect(-100, k, 200, 7);
    c.globalAlpha = 1;
    fill(c, 'rgb(140 80 40 / .2)', 'M-90 34Q-10 0 92 30V60H-90Z');
  });
  line(c, '#dfe7ea', 5, 'M-52 8L30 -6');
  oval(c, '#eef4f6', 44, -9, 15, 8);
  c.restore();
}

/** Steam over the two cups and the loaf. */
export function drawSteam(c: Pen, t: number): void {
  c.save();
  c.globalCompositeOperation = 'screen';
  for (const [x, y, high] of [
    [-40, -26, 66],
    [-112, -16, 54],
    [110, -4, 46],
  ] as const)
    for (let wisp = 0; wisp < 2; wisp++) {
      const path: string[] = [];
      for (let k = 0; k <= 8; k++) {
        const u = k / 8;
        const sway = Math.sin(u * 5 - t * 1.7 + wisp * 2.4 + x) * (3 + 9 * u);
        path.push(`${k ? 'L' : 'M'}${(x + wisp * 8 - 4 + sway).toFixed(1)} ${(y - u * high).toFixed(1)}`);
      }
      const fade = linear(c, [0, y, 0, y - high], 'rgb(255 246 225 / 0) 0, rgb(255 246 225 / .2) .35, rgb(255 246 225 / 0) 1');
      for (const width of [14, 9, 4]) line(c, fade, width, path.join(''));
    }
  c.restore();
}
