import { bezier, type Graver, type Point } from './graver.ts';

const CENTRE: Point = [12, -26];
/** The shell's logarithmic spiral: radius at its mouth, and how it shrinks with each radian. */
const MOUTH_RADIUS = 94;
const SHRINK = 0.128;
const TURNS = Math.PI * 2 * 2.3;
/** Where the mouth lies, radians. */
const MOUTH = 2.72;
/** Twelve chambers to a turn, as hours to a dial. */
const CHAMBERS = 12;

function onShell(back: number, part = 1): Point {
  const radius = MOUTH_RADIUS * Math.exp(-SHRINK * back);
  const inner = back + Math.PI * 2;
  const low = MOUTH_RADIUS * Math.exp(-SHRINK * inner);
  const r = low + (radius - low) * part;
  const angle = MOUTH + back;
  return [CENTRE[0] + Math.cos(angle) * r, CENTRE[1] + Math.sin(angle) * r];
}

/** The tide clock: a nautilus whose chambers are the hours. */
export function drawNautilus(g: Graver): void {
  drawArms(g, 0);
  drawNautilusShell(g);
  drawHood(g);
  drawArms(g, 1);
  drawHands(g);
}

export function drawNautilusShell(g: Graver): void {
  const step = (Math.PI * 2) / CHAMBERS;
  const count = Math.floor(TURNS / step);
  for (let i = count - 1; i >= 0; i--) {
    const [from, to] = [i * step, (i + 1) * step];
    const rim = [0, 0.25, 0.5, 0.75, 1].map((t) => onShell(from + (to - from) * t));
    const waist = [1, 0.75, 0.5, 0.25, 0].map((t) => onShell(from + (to - from) * t + 0.07, 0.5));
    const root = [0, 0.5, 1].map((t) => onShell(from + (to - from) * t + 0.14, 0));
    const facing = Math.cos(MOUTH + from + step / 2 + 2.15) * 0.24;
    const stripe = i % 2 ? 0.36 : 0;
    g.facet([...root, ...waist], 0.8 + facing - stripe * 0.3, MOUTH + from + 0.2);
    g.facet([...rim, ...waist], 0.3 + stripe + facing, MOUTH + from + 0.4);
  }
  g.disc(CENTRE, 9, 0.6, 2);
}

/** The leathery hood over the mouth, with the eye. */
function drawHood(g: Graver): void {
  g.gem([[-80, 8], onShell(0.16, 1.04), onShell(0.1, 0.5), onShell(0.1, 0), [-14, 12], [-18, 34], [-44, 42], [-68, 32]], [-48, 18], 0.5, 0.62);
  g.disc([-46, 20], 11.5, 0.95, 0);
  g.disc([-46, 20], 9, 0.06, 1);
  g.ember(circle([-46.5, 19.5], 4.6), 8);
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, i): Point => [x + Math.cos(i * 0.3927) * radius, y + Math.sin(i * 0.3927) * radius]);
}

/** Tentacles: bands of folds that thin towards curled ends. */
function drawArms(g: Graver, side: number): void {
  const arms: readonly (readonly Point[])[] = [
    [
      [-64, 28],
      [-86, 36],
      [-100, 58],
      [-86, 72],
      [-76, 82],
      [-62, 72],
      [-70, 60],
    ],
    [
      [-22, 30],
      [-2, 60],
      [30, 72],
      [54, 58],
      [72, 46],
      [64, 28],
      [50, 36],
    ],
    [
      [-34, 34],
      [-18, 74],
      [14, 104],
      [44, 92],
      [64, 84],
      [60, 62],
      [46, 68],
    ],
    [
      [-58, 34],
      [-70, 66],
      [-62, 92],
      [-78, 102],
      [-90, 108],
      [-96, 92],
      [-86, 90],
    ],
    [
      [-46, 36],
      [-44, 70],
      [-30, 100],
      [-48, 108],
      [-62, 112],
      [-64, 98],
      [-54, 96],
    ],
    [
      [-60, 32],
      [-68, 46],
      [-76, 56],
      [-90, 48],
    ],
    [
      [-30, 32],
      [-14, 48],
      [-6, 62],
      [10, 58],
    ],
  ];
  arms.forEach((controls, i) => {
    if (i % 2 !== side) return;
    const spine = bezier(controls, controls.length > 4 ? 11 : 10);
    g.pleats(
      spine,
      (t) => 15 * (1 - t) ** 0.8 + 1.8,
      (k) => (k % 2 ? 0.62 : 0.86) - (side ? 0 : 0.22),
    );
  });
}

function drawHands(g: Graver): void {
  g.blade(CENTRE, -0.72, [58, 10], 0.96);
  g.blade(CENTRE, -2.35, [38, 10], 0.96);
  g.disc(CENTRE, 5.5, 0.3, 0);
  g.ember(circle(CENTRE, 2.6), 6);
}
