import { linear, radial } from '#creative-sdk/gradient.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { type Layout, snowTop } from './layout.ts';
import type { Point } from './mask.ts';
import { fill, line, oval, type Pen } from './pen.ts';

/** The wooden frame around the pane. */
const FRAME = 9;

/** Frame and snow: what is on this side of the glass. `card` 0 … 1: the snow rises to carry the offer. */
export function drawFrame(c: Pen, layout: Layout, card: number, colour: string): void {
  const { width, height, isStill } = layout;
  c.fillStyle = linear(c, [0, 0, width, 0], `${colour} 0, ${colour} 1`);
  c.fillRect(0, 0, width, FRAME);
  c.fillRect(0, 0, FRAME, height);
  c.fillRect(width - FRAME, 0, FRAME, height);
  if (isStill) c.fillRect(0, height - FRAME, width, FRAME);
  c.strokeStyle = 'rgb(255 255 255 / .34)';
  c.lineWidth = 1;
  c.strokeRect(1.5, 1.5, width - 3, height + (isStill ? -3 : 20));
  c.strokeStyle = 'rgb(0 10 12 / .38)';
  c.lineWidth = 3;
  c.strokeRect(FRAME + 1, FRAME + 1, width - 2 * FRAME - 2, height + (isStill ? -2 * FRAME - 2 : 20));
  for (let k = 0, x = 16; x < width - 16; k++, x += 13 + ((k * 37) % 29)) icicle(c, x, FRAME, 2.6 + ((k * 7) % 4), 7 + ((k * 53) % 34));
  if (!isStill) drawSnow(c, layout, card);
}

function icicle(c: Pen, x: number, y: number, half: number, long: number): void {
  fill(
    c,
    linear(c, [x - half, 0, x + half, 0], 'rgb(255 255 255 / .95) 0, rgb(190 218 240 / .55) .4, rgb(120 165 205 / .6) .7, rgb(255 255 255 / .9) 1'),
    `M${x - half} ${y - 1}Q${x - half * 0.5} ${y + long * 0.4} ${x} ${y + long}Q${x + half * 0.5} ${y + long * 0.4} ${x + half} ${y - 1}Z`,
  );
}

function drawSnow(c: Pen, layout: Layout, card: number): void {
  const { width, height } = layout;
  const edge = (offset: number) => {
    c.beginPath();
    c.moveTo(-20, height + 20);
    for (let x = -20; x <= width + 20; x += 8) c.lineTo(x, snowTop(layout, x, card) + offset);
    c.lineTo(width + 20, height + 20);
    c.closePath();
  };
  c.shadowColor = 'rgb(40 60 90 / .4)';
  c.shadowBlur = 16 * layout.scale;
  edge(0);
  const top = Math.min(snowTop(layout, 0, card), snowTop(layout, width / 2, card));
  c.fillStyle = linear(c, [0, top - 10, 0, Math.max(top + 60, height)], '#ffffff 0, #f7fafd .25, #e6eff8 .7, #d3e2f0 1');
  c.fill();
  c.shadowColor = 'transparent';
  c.save();
  c.clip();
  const random = createRandom(21);
  for (let n = 0; n < 60; n++) {
    const x = random() * width;
    const y = mix(snowTop(layout, x, card) + 5, height, random());
    oval(c, n % 3 ? 'rgb(150 184 216 / .28)' : '#fff', x, y, 0.8 + random() * 1.3);
  }
  c.restore();
}

/** The room's air comes out as the pane opens. `strength` 0 … 1. */
export function drawWarmth(c: Pen, { x, y }: Point, { width, height }: Layout, strength: number): void {
  c.fillStyle = radial(
    c,
    { x, y, r: Math.max(width, height) * (1.1 - 0.6 * strength) },
    `rgb(255 214 130 / ${0.5 * strength ** 2}) 0, rgb(255 196 104 / ${0.22 * strength ** 2}) .5, rgb(255 180 90 / 0) 1`,
  );
  c.fillRect(0, 0, width, height);
}

/** A thermometer stuck in the snow: `warm` 0 … 1 from the frost outside to the room's warmth. */
export function drawThermometer(c: Pen, x: number, y: number, warm: number, red: string, ink: string): void {
  c.save();
  c.translate(x, y);
  fill(c, 'rgb(90 130 170 / .3)', 'M-20 44Q6 34 48 44Q14 52 -20 44Z');
  fill(c, linear(c, [-19, 0, 27, 0], '#ffffff 0, #eef4f9 .6, #cfdeec 1'), 'M-19 -62Q-19 -78 4 -78T27 -62V42Q4 49 -19 42Z');
  line(c, ink, 1.4, 'M-19 42V-62Q-19 -78 4 -78T27 -62V42');
  for (let k = 0; k <= 6; k++) line(c, ink, 1.2, `M2 ${10 - k * 11}H${k % 3 ? 6 : 8}`);
  line(c, '#d5e2ee', 7, 'M-7 22V-60');
  line(c, red, 4, `M-7 22V${mix(8, -56, clamp(warm)).toFixed(1)}`);
  oval(c, red, -7, 26, 8);
  oval(c, 'rgb(255 255 255 / .7)', -9.5, 23, 2.2);
  c.font = '600 8px Space Grotesk, sans-serif';
  c.fillStyle = ink;
  for (const [k, degrees] of ['−12', '0', '+21'].entries()) c.fillText(degrees, 9, 12.7 - k * 33);
  c.restore();
}

/** The mitten of whoever plays by keys. */
export function drawMitten(c: Pen, x: number, y: number, isDown: boolean, colour: string): void {
  c.save();
  c.translate(x, y);
  c.rotate(-0.22);
  const size = isDown ? 0.94 : 1;
  c.scale(size, size);
  const hand = 'M-26 34C-36 6 -36 -30 -16 -42C2 -52 22 -42 26 -18L28 2C34 -10 46 -12 48 -2C50 12 36 26 26 36Z';
  c.shadowColor = 'rgb(20 30 50 / .5)';
  c.shadowBlur = isDown ? 5 : 18;
  c.shadowOffsetY = isDown ? 2 : 9;
  fill(c, colour, hand);
  c.shadowColor = 'transparent';
  line(c, 'rgb(255 255 255 / .32)', 4, 'M-26 -4C-27 -22 -20 -34 -8 -38');
  fill(c, '#fff6e6', 'M-4 -24l4 -6 4 6 7 0 -4 6 4 6 -7 0 -4 6 -4 -6 -7 0 4 -6 -4 -6z');
  fill(c, '#fff6e6', 'M-30 32Q0 42 30 33L31 52Q0 60 -30 50Z');
  line(c, 'rgb(120 90 60 / .35)', 1.6, 'M-18 38V52M-6 40V55M6 40V55M18 38V53');
  c.restore();
}
