import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { GroundKind, RitualStep } from './steps.ts';

type Draw = CanvasRenderingContext2D;
/** x and y as parts of the face, size in design units, turn in radians. */
type Place = readonly [x: number, y: number, size: number, turn: number];

/** Far outside of every picture. */
const AWAY_PX = 4000;

/** Shadows on a canvas ignore its transform. */
function scaleOf(c: Draw): number {
  const { a, b } = c.getTransform();
  return Math.hypot(a, b);
}

/** Shadow of small things on the floor: the key stands up on the left. */
function castShadow(c: Draw, size: number, colour: string): void {
  const scale = scaleOf(c);
  c.shadowColor = colour;
  c.shadowBlur = size * 0.22 * scale;
  c.shadowOffsetX = size * 0.14 * scale;
  c.shadowOffsetY = size * 0.2 * scale;
}

function at(c: Draw, width: number, height: number, [x, y, size, turn]: Place, draw: (size: number) => void): void {
  c.save();
  c.translate(x * width, y * height);
  c.rotate(turn);
  draw(size);
  c.restore();
}

function petal(c: Draw, size: number, shade: string): void {
  castShadow(c, size * 0.8, withAlpha(shade, 0.55));
  const body = c.createRadialGradient(-size * 0.1, -size * 0.2, 0, 0, size * 0.1, size * 0.75);
  for (const [stop, colour] of [
    [0, '#fffaf6'],
    [0.55, '#fde3da'],
    [1, '#edb3a4'],
  ] as const)
    body.addColorStop(stop, colour);
  c.fillStyle = body;
  c.beginPath();
  c.moveTo(0, size * 0.55);
  c.bezierCurveTo(-size * 0.5, size * 0.3, -size * 0.52, -size * 0.36, -size * 0.08, -size * 0.5);
  c.bezierCurveTo(0, -size * 0.44, size * 0.06, -size * 0.44, size * 0.12, -size * 0.5);
  c.bezierCurveTo(size * 0.52, -size * 0.32, size * 0.46, size * 0.32, 0, size * 0.55);
  c.fill();
  c.shadowColor = 'transparent';
  c.clip();
  c.lineWidth = size * 0.012;
  for (let vein = -3; vein <= 3; vein++) {
    c.strokeStyle = 'rgb(190 104 88 / 0.1)';
    c.beginPath();
    c.moveTo(0, size * 0.5);
    c.quadraticCurveTo(vein * size * 0.12, 0, vein * size * 0.15, -size * 0.5);
    c.stroke();
  }
}

function pebble(c: Draw, size: number, tint: string): void {
  castShadow(c, size, 'rgb(20 36 24 / 0.6)');
  const body = c.createRadialGradient(-size * 0.18, -size * 0.18, size * 0.02, 0, 0, size * 0.58);
  body.addColorStop(0, mixColour(tint, '#ffffff', 0.62));
  body.addColorStop(0.45, tint);
  body.addColorStop(1, mixColour(tint, '#1f2a20', 0.5));
  c.fillStyle = body;
  c.beginPath();
  c.ellipse(0, 0, size * 0.52, size * 0.4, 0, 0, 7);
  c.fill();
}

/** A bead of water: dark where it meets the floor near the light, bright on the far side, one sharp window. */
function bead(c: Draw, size: number, shade: string): void {
  const cast = c.createRadialGradient(size * 0.14, size * 0.2, size * 0.3, size * 0.14, size * 0.2, size * 0.62);
  cast.addColorStop(0, withAlpha(shade, 0.5));
  cast.addColorStop(1, withAlpha(shade, 0));
  c.fillStyle = cast;
  c.fillRect(-size, -size, size * 2, size * 2);
  const body = c.createRadialGradient(size * 0.16, size * 0.18, size * 0.02, 0, 0, size * 0.5);
  body.addColorStop(0, 'rgb(255 255 255 / 0.85)');
  body.addColorStop(0.6, 'rgb(255 255 255 / 0.22)');
  body.addColorStop(1, withAlpha(shade, 0.5));
  c.fillStyle = body;
  c.beginPath();
  c.ellipse(0, 0, size * 0.5, size * 0.46, 0, 0, 7);
  c.fill();
  c.fillStyle = '#ffffff';
  c.beginPath();
  c.ellipse(-size * 0.2, -size * 0.2, size * 0.09, size * 0.07, -0.7, 0, 7);
  c.fill();
}

/** The shadow of a branch that is not in the picture. */
export function branch(c: Draw, size: number, shade: string): void {
  const scale = scaleOf(c);
  c.shadowColor = withAlpha(shade, 0.42);
  c.shadowBlur = size * 0.05 * scale;
  c.shadowOffsetX = AWAY_PX;
  c.fillStyle = '#000000';
  // Drawn far outside; only its blurred shadow falls into the picture.
  const matrix = c.getTransform();
  c.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - AWAY_PX, matrix.f);
  // One path, because every fill blurs a shadow of its own.
  c.beginPath();
  c.rect(-size * 0.01, -size * 0.5, size * 0.02, size * 1.3);
  for (let i = 0; i < 9; i++) {
    const side = i % 2 ? 1 : -1;
    c.save();
    c.translate(0, -size * 0.5 + i * size * 0.13);
    c.rotate(side * (0.95 - i * 0.03));
    c.moveTo(0, 0);
    c.quadraticCurveTo(size * 0.11, -size * 0.2, 0, -size * (0.34 + 0.02 * i));
    c.quadraticCurveTo(-size * 0.11, -size * 0.2, 0, 0);
    c.restore();
  }
  c.fill();
}

const PETALS: readonly Place[] = [
  [0.13, 0.2, 40, -0.6],
  [0.84, 0.36, 34, 0.9],
  [0.2, 0.78, 46, 2.2],
  [0.86, 0.86, 30, -1.1],
];
const PEBBLES: readonly Place[] = [
  [0.86, 0.14, 38, 0.3],
  [0.94, 0.29, 22, -0.5],
  [0.1, 0.88, 46, 0.2],
  [0.25, 0.95, 24, 0.8],
];

const BRANCHES: readonly Place[] = [
  [0.9, 0.3, 0.62, -2.5],
  [0.02, 0.86, 0.5, 0.7],
];
const branchColours: Partial<Record<GroundKind, string>> = { stone: '#4a3a22', sand: '#6b3d14' };

/** The shadows of branches on the floor. */
export function drawBranches(c: Draw, step: RitualStep, width: number, height: number): void {
  const colour = branchColours[step.ground];
  for (const place of colour ? BRANCHES : []) {
    const [x, y, size, turn] = place;
    at(c, width, height, [x, y, size * height, turn], (long) => branch(c, long, colour ?? ''));
  }
}

/** What lies about over the floor. */
export function drawProps(c: Draw, step: RitualStep, width: number, height: number): void {
  const shade = mixColour(step.ramp[0], '#2a1710', 0.5);
  const put = (places: readonly Place[], draw: (c: Draw, size: number, colour: string) => void, colour: string) => {
    for (const place of places) at(c, width, height, place, (size) => draw(c, size, colour));
  };
  if (step.ground === 'silk') put(PETALS, petal, shade);
  if (step.ground === 'plaster') put(PEBBLES, pebble, '#b9beae');
  if (step.ground === 'water' || step.ground === 'stone') {
    const random = createRandom(step.name.length * 97);
    const beads: Place[] = [];
    for (let i = 0; i < (step.ground === 'water' ? 16 : 9); i++) {
      const side = i % 2 ? 0.03 + random() * 0.24 : 0.97 - random() * 0.24;
      beads.push([side, 0.05 + random() * 0.9, 3 + random() ** 2 * 11, 0]);
    }
    put(beads, bead, shade);
  }
}
