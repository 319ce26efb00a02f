import { linear, radial } from '#creative-sdk/gradient.ts';
import { mix } from '#creative-sdk/motion.ts';
import { fill, line, oval, type Pen, within } from './pen.ts';

const SKIN = '#eab08a';
const SKIN_LIT = '#ffd9b4';
const SHADE = 'rgb(110 40 20 / .28)';

/** The host: she stands at the table's end and pours tea, the window behind her. Units of the room. */
export function drawHost(c: Pen, green: string): void {
  c.save();
  const hair = linear(c, [84, 0, 150, 0], '#8a4b26 0, #5a2d18 .5, #3a1b10 1');
  // The far arm holds the lid of the pot.
  line(c, green, 27, 'M104 -158C86 -140 72 -130 58 -124');
  line(c, SHADE, 27, 'M104 -158C86 -140 72 -130 58 -124');
  oval(c, SKIN, 41, -121, 10, 8);
  // Neck, body.
  fill(c, SKIN, 'M104 -206L134 -206L140 -172L104 -168Z');
  fill(c, 'rgb(120 48 24 / .4)', 'M106 -198Q122 -190 134 -202L136 -184Q118 -184 106 -190Z');
  const body = 'M88 40C84 -30 82 -60 86 -104C88 -142 96 -166 110 -178Q124 -184 142 -178C170 -168 182 -142 186 -104C192 -50 192 0 192 40Z';
  fill(c, green, body);
  within(c, body, () => {
    c.fillStyle = linear(c, [84, 0, 196, 0], 'rgb(255 236 190 / .6) 0, rgb(255 230 180 / 0) .22, rgb(0 10 10 / 0) .55, rgb(0 10 10 / .42) 1');
    c.fillRect(60, -200, 150, 250);
    // A Norwegian yoke.
    for (let row = 0; row < 3; row++)
      for (let k = 0; k < 13; k++)
        fill(c, row === 1 ? '#f0b541' : '#f8eedb', diamond(86 + k * 9 + (row % 2) * 4.5, -158 + row * 9 + Math.abs(k - 5) * 1.4, 2.7));
    // The apron.
    fill(c, '#fbf1df', 'M84 -84C110 -74 150 -74 190 -88L200 60H80Z');
    fill(
      c,
      linear(c, [84, 0, 196, 0], 'rgb(255 255 255 / .6) 0, rgb(160 110 70 / 0) .3, rgb(120 70 40 / .45) 1'),
      'M84 -84C110 -74 150 -74 190 -88L200 60H80Z',
    );
    line(c, 'rgb(120 70 40 / .3)', 2, 'M110 -78Q106 -30 112 40M146 -76Q150 -30 144 40');
  });
  head(c, hair);
  // The near arm carries the pot.
  line(c, green, 31, 'M146 -158C146 -128 132 -112 112 -104S84 -100 74 -100');
  line(c, 'rgb(255 236 190 / .38)', 5, 'M134 -150C134 -128 124 -120 106 -116S86 -113 76 -112');
  line(c, 'rgb(0 10 10 / .25)', 8, 'M156 -150C156 -118 138 -101 114 -94S88 -90 76 -90');
  line(c, '#f8eedb', 29, 'M73 -100L70 -100');
  oval(c, SKIN, 57, -101, 13, 11);
  oval(c, SKIN_LIT, 54, -104, 8, 6);
  pot(c);
  c.restore();
}

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

/** In profile, looking down at the cup, smiling. */
function head(c: Pen, hair: CanvasGradient): void {
  c.save();
  c.translate(114, -226);
  c.rotate(-0.16);
  oval(c, hair, 31, -42, 16, 15);
  line(c, 'rgb(255 214 150 / .45)', 2, 'M21 -50C25 -56 34 -57 40 -52');
  line(c, '#3a1b10', 2.5, 'M18 -34C24 -29 32 -27 41 -31');
  const face =
    'M6 -32C-14 -32 -24 -18 -24 -6C-25 -2 -32 4 -33 7C-33 10 -27 10 -27 11C-27 13 -29 15 -28 17C-27 18 -28 20 -27 22C-25 28 -12 26 -4 24C8 22 22 8 22 -8C22 -22 16 -32 6 -32Z';
  fill(c, SKIN, face);
  within(c, face, () => {
    c.fillStyle = linear(c, [-34, 0, 20, 0], `${SKIN_LIT} 0, rgb(255 217 180 / 0) .45, rgb(150 60 30 / .35) 1`);
    c.fillRect(-40, -40, 80, 80);
    oval(c, 'rgb(226 90 70 / .4)', -13, 11, 7, 5);
  });
  fill(c, hair, 'M-23 -12C-26 -30 -10 -42 8 -40C28 -38 36 -20 30 0C27 14 20 20 12 24C18 10 12 0 6 -6C-2 -12 -12 -16 -23 -12Z');
  line(c, 'rgb(255 214 150 / .5)', 2, 'M-18 -22C-10 -34 6 -38 18 -32');
  oval(c, SKIN, 8, 2, 5, 7);
  line(c, '#4a2314', 2.2, 'M-19 0Q-15 4 -11 1');
  line(c, '#6b3a20', 2.2, 'M-21 -9Q-16 -12 -10 -9');
  line(c, '#a8452f', 2, 'M-26 16Q-20 20 -16 14');
  c.restore();
}

/** An enamel pot, tipped: its spout is over the cup. */
function pot(c: Pen): void {
  c.save();
  c.translate(26, -92);
  c.rotate(-0.36);
  line(c, '#22343a', 6, 'M22 -16C46 -26 50 10 24 16');
  const body = 'M-22 -26C-32 -6 -32 12 -24 26H24C32 12 32 -6 22 -26Z';
  line(c, '#e6edf0', 9, 'M-24 12C-40 8 -38 -14 -50 -20');
  fill(c, '#e6edf0', body);
  fill(c, radial(c, { x: -12, y: -6, r: 46 }, 'rgb(255 255 255 / .9) 0, rgb(255 255 255 / 0) .35, rgb(70 96 120 / .55) 1'), body);
  fill(c, '#31509a', 'M-24 -28H24L22 -22H-22ZM-25 24H25L24 29H-24Z');
  fill(c, '#e6edf0', 'M-18 -28Q0 -44 18 -28Z');
  oval(c, '#31509a', 0, -39, 4.5);
  c.restore();
}

/** The stream of tea from spout to cup. */
export function drawTea(c: Pen, t: number, isPouring: boolean): void {
  if (!isPouring) return;
  const sway = Math.sin(t * 9) * 0.6;
  line(c, '#b8642a', 4.4, `M-27 -94C-38 -78 ${-40 + sway} -50 ${-40 + sway} -22`);
  line(c, 'rgb(255 214 140 / .85)', 1.5, `M-28 -93C-39 -78 ${-41 + sway} -50 ${-41 + sway} -24`);
}

/** The child on the bench looks at whoever looks in. */
export function drawChild(c: Pen, red: string): void {
  c.save();
  c.translate(-112, -74);
  const body = 'M-46 100C-48 50 -44 32 -22 24H22C44 32 48 50 46 100Z';
  fill(c, red, body);
  within(c, body, () => {
    c.fillStyle = linear(c, [-46, 0, 46, 0], 'rgb(60 0 0 / .35) 0, rgb(60 0 0 / 0) .35, rgb(255 210 160 / .0) .7, rgb(255 226 180 / .4) 1');
    c.fillRect(-60, 0, 120, 110);
    for (let k = 0; k < 12; k++) fill(c, '#f8eedb', diamond(-44 + k * 8, 42, 2.6));
  });
  fill(c, SKIN, 'M-10 14H10V28Q0 34 -10 28Z');
  oval(c, SKIN, -27, -4, 5, 7);
  oval(c, SKIN, 27, -4, 5, 7);
  const face = 'M-27 -8C-28 -34 28 -34 27 -8C27 12 14 24 0 24S-27 12 -27 -8Z';
  fill(c, SKIN, face);
  within(c, face, () => {
    c.fillStyle = linear(c, [-28, 0, 28, 0], 'rgb(150 60 30 / .28) 0, rgb(255 217 180 / 0) .45, rgb(255 222 186 / .9) 1');
    c.fillRect(-30, -40, 60, 70);
    for (const side of [-1, 1]) oval(c, 'rgb(226 90 70 / .38)', side * 16, 6, 7, 5);
  });
  // Hair that has slept.
  fill(
    c,
    '#d98a3a',
    'M-29 -6C-36 -30 -22 -46 -6 -44L-12 -52L2 -45L10 -52L10 -43C28 -40 36 -24 29 -4C26 -12 22 -16 16 -20L12 -14L4 -20L-4 -14L-10 -19L-16 -14C-24 -14 -27 -10 -29 -6Z',
  );
  line(c, 'rgb(255 232 170 / .7)', 2.2, 'M6 -38C18 -36 26 -28 27 -16M-6 -40C2 -41 4 -40 6 -38');
  for (const side of [-1, 1]) {
    oval(c, '#3a2013', side * 10, -2, 2.9, 3.5);
    oval(c, '#fff', side * 10 + 1, -3.2, 1);
    line(c, '#a3602a', 2, `M${side * 6} -10.5Q${side * 10} -13 ${side * 14.5} -10`);
  }
  fill(c, '#8c2f22', 'M-8 10Q0 13 8 10Q6 18 0 18T-8 10Z');
  fill(c, '#fff', 'M-6 11Q0 13.5 6 11L5 13Q0 15 -5 13Z');
  line(c, 'rgb(150 70 40 / .6)', 1.8, 'M-2 5Q0 7 2.5 5');
  c.restore();
}

/** The child's arms: both on the table, or one of them waving. `raise` 0 … 1, `wave` −1 … 1. */
export function drawArms(c: Pen, red: string, raise: number, wave: number): void {
  const arm = (sx: number, sy: number, ex: number, ey: number, hx: number, hy: number, shade: string) => {
    const path = `M${sx} ${sy}Q${ex} ${ey} ${hx} ${hy}`;
    line(c, red, 21, path);
    line(c, shade, 21, path);
    const [dx, dy] = [hx - ex, hy - ey];
    const long = Math.hypot(dx, dy) || 1;
    const [ux, uy] = [dx / long, dy / long];
    line(c, '#f8eedb', 21, `M${hx - ux * 2} ${hy - uy * 2}L${hx} ${hy}`);
    const [px, py] = [hx + ux * 15, hy + uy * 15];
    oval(c, SKIN, px, py, 10.5);
    if (raise > 0.4 && sx < -112)
      for (let k = -1.5; k <= 1.5; k++) {
        const spread = Math.atan2(uy, ux) + k * 0.42;
        line(c, SKIN, 5.6, `M${px} ${py}L${px + Math.cos(spread) * 17} ${py + Math.sin(spread) * 17}`);
      }
  };
  arm(-74, -32, -52, 2, -72, 4, 'rgb(255 226 180 / .12)');
  const swing = wave * 15;
  arm(
    -148,
    -32,
    mix(-172, -184, raise),
    mix(2, -40, raise),
    mix(-150, -170 + swing, raise),
    mix(4, -92 - Math.abs(swing) * 0.2, raise),
    'rgb(60 0 0 / .18)',
  );
}
