import { bezier, type Graver, type Point } from './graver.ts';

const CENTRE: Point = [8, -22];
/** The shell's logarithmic spiral: radius at its mouth, and how it shrinks with each radian. */
const MOUTH_RADIUS = 72;
const SHRINK = 0.176;
const TURNS = Math.PI * 2 * 2.05;
/** Where the mouth lies, radians. */
const MOUTH = 2.55;
/** Twelve chambers to a turn, as hours to a dial. */
const CHAMBERS = 12;

function onShell(back: number, part = 1): Point {
  const radius = MOUTH_RADIUS * Math.exp(-SHRINK * back);
  const inner = back + Math.PI * 2;
  const low = MOUTH_RADIUS * Math.exp(-SHRINK * inner);
  const r = low + (radius - low) * part;
  const angle = MOUTH - back;
  return [CENTRE[0] + Math.cos(angle) * r, CENTRE[1] + Math.sin(angle) * r];
}

/** The tide clock: a nautilus whose chambers are the hours. */
export function drawNautilus(g: Graver): void {
  drawArms(g, 0);
  drawShell(g);
  drawHood(g);
  drawArms(g, 1);
  drawHands(g);
}

function drawShell(g: Graver): void {
  const step = (Math.PI * 2) / CHAMBERS;
  const count = Math.floor(TURNS / step);
  for (let i = count - 1; i >= 0; i--) {
    const [from, to] = [i * step, (i + 1) * step];
    const rim = [0, 0.25, 0.5, 0.75, 1].map((t) => onShell(from + (to - from) * t));
    const middle = [1, 0.75, 0.5, 0.25, 0].map((t) => onShell(from + (to - from) * t + 0.05, 0.56));
    const low = [0, 0.5, 1].map((t) => onShell(from + (to - from) * t + 0.1, 0));
    const angle = MOUTH - from - step / 2;
    const facing = Math.cos(angle + 2.2);
    const stripe = i % 2 ? 0.3 : 0;
    g.facet([...low.reverse().reverse(), ...middle.slice().reverse().reverse()], 0.78 + facing * 0.12, angle);
    g.facet([...rim, ...middle], 0.42 + stripe + facing * 0.26, angle + 0.5);
  }
  g.disc(CENTRE, 9, 0.6, 2);
}

/** The leathery hood over the mouth, with the eye. */
function drawHood(g: Graver): void {
  const a = onShell(0);
  const b = onShell(0.62);
  g.gem([[-54, -2], b, a, [-22, 32], [-8, 30], [-2, 14], [-18, -4], [-36, -12]], [-34, 12], 0.5);
  g.disc([-24, 14], 9.5, 0.95, 0);
  g.disc([-24, 14], 7.4, 0.08, 1);
  g.ember(Array.from({ length: 14 }, (_, i): Point => [-24.5 + Math.cos(i * 0.449) * 3.6, 13.5 + Math.sin(i * 0.449) * 3.6]), 6);
}

/** Tentacles: bands of folds that thin towards curled ends. */
function drawArms(g: Graver, side: number): void {
  const arms: readonly (readonly Point[])[] = [
    [[-30, 20], [-58, 30], [-88, 20], [-84, -4], [-81, -20], [-64, -20], [-66, -6]],
    [[0, 24], [8, 56], [34, 84], [58, 76], [76, 70], [74, 50], [60, 54]],
    [[-12, 24], [-10, 62], [8, 96], [30, 98], [46, 98], [48, 82], [36, 82]],
    [[-36, 22], [-64, 40], [-92, 56], [-86, 78], [-82, 92], [-66, 88], [-70, 74]],
    [[-18, 24], [-22, 60], [-16, 92], [-34, 102], [-48, 108], [-56, 94], [-44, 90]],
    [[-28, 24], [-40, 50], [-46, 68], [-62, 70]],
    [[-8, 22], [2, 50], [10, 62], [24, 60]],
  ];
  arms.forEach((controls, i) => {
    if (i % 2 !== side) return;
    const spine = bezier(controls, controls.length > 4 ? 11 : 10);
    g.pleats(spine, (t) => 13 * (1 - t) ** 0.8 + 1.6, (k) => (k % 2 ? 0.62 : 0.86) - (side ? 0 : 0.22));
  });
}

function drawHands(g: Graver): void {
  g.blade(CENTRE, -0.72, [52, 9], 0.96);
  g.blade(CENTRE, -2.35, [34, 9], 0.96);
  g.disc(CENTRE, 5.5, 0.3, 0);
  g.ember(Array.from({ length: 10 }, (_, i): Point => [CENTRE[0] + Math.cos(i * 0.628) * 2.6, CENTRE[1] + Math.sin(i * 0.628) * 2.6]), 6);
}
