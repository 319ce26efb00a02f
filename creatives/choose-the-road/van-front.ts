import { mixColour } from '#creative-sdk/colour.ts';
import { HAT, JACKET } from './cab.ts';
import { linear, type Pen, polygon, radial } from './gradient.ts';
import type { Light } from './light.ts';
import { frontAt, type Point, type Pose, profile, project, VAN } from './van-shape.ts';

/** The lower paint ends here on the front, van units. */
const BELT_Y = 92;

/** The front and the roof: the outline drawn out across the width, each strip in the light its slope gets. */
export function drawFront(pen: Pen, pose: Pose, light: Light, isDriven: boolean): void {
  for (let i = 1; i < profile.length; i++) {
    const [from, to] = [profile[i - 1], profile[i]];
    if (!from || !to) continue;
    const corners = [
      project(pose, [...from, 0]),
      project(pose, [...to, 0]),
      project(pose, [...to, -VAN.width]),
      project(pose, [...from, -VAN.width]),
    ] as const;
    const [a, b, c] = corners;
    // What is turned away from the camera runs the other way round.
    if ((b[0] - a[0]) * (c[1] - b[1]) < (b[1] - a[1]) * (c[0] - b[0])) continue;
    const fill = paintOf((from[1] + to[1]) / 2, (to[1] - from[1]) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1), light);
    polygon(pen, corners, fill);
    pen.strokeStyle = fill;
    pen.lineWidth = 0.8;
    pen.stroke();
  }
  drawScreen(pen, pose, light, isDriven);
  drawFace(pen, pose, light);
}

/** `nx`: how much it looks forward. */
function paintOf(y: number, nx: number, { cream, body, front }: Light): string {
  if (y < 36) return '#112';
  const lit = Math.max(0, nx) * front;
  if (y < BELT_Y) return mixColour(mixColour(body[1], body[0], (y - 30) / 60), cream[0], lit * 0.16 * ((y - 30) / 60));
  return mixColour(cream[1], cream[0], 0.25 + 0.7 * lit + 0.3 * (1 - nx));
}

/** A patch on the front: heights and shares of the width (0 near, 1 far). */
function patch(pose: Pose, corners: readonly (readonly [y: number, across: number])[]): Point[] {
  return corners.map(([y, across]) => project(pose, [frontAt(y) + 0.6, y, -across * VAN.width]));
}

function drawScreen(pen: Pen, pose: Pose, { sky }: Light, isDriven: boolean): void {
  const rise = [104, 112, 122, 132, 142, 152, 160] as const;
  const left = rise.map((y, i): [number, number] => [y, i === 0 || i === 6 ? 0.1 : 0.05]);
  const right = rise.toReversed().map((y, i): [number, number] => [y, i === 0 || i === 6 ? 0.9 : 0.95]);
  const [, low] = project(pose, [frontAt(104), 104, 0]);
  const [, top] = project(pose, [frontAt(160), 160, -VAN.width]);
  polygon(
    pen,
    patch(pose, [...left, ...right]),
    linear(pen, [0, top, 0, low], `${sky[0]} 0, ${mixColour(sky[0], sky[1], 0.55)} .55, ${sky[1]} .78, #251c30 .8, #191522 1`),
  );
  if (isDriven) drawDriver(pen, pose);
  polygon(
    pen,
    patch(pose, [
      [108, 0.5],
      [156, 0.3],
      [158, 0.42],
      [106, 0.72],
    ]),
    `${sky[1]}3a`,
  );
}

/** Behind the glass, on the far side. */
function drawDriver(pen: Pen, pose: Pose): void {
  polygon(
    pen,
    patch(pose, [
      [105, 0.5],
      [118, 0.56],
      [123, 0.63],
      [123, 0.74],
      [118, 0.81],
      [105, 0.87],
    ]),
    JACKET,
  );
  fillRound(pen, pose, { y: 130, across: 0.685, size: 10 }, '#d96');
  polygon(
    pen,
    patch(pose, [
      [132, 0.595],
      [140, 0.62],
      [144, 0.685],
      [140, 0.75],
      [132, 0.775],
    ]),
    HAT,
  );
  for (const across of [0.58, 0.79]) fillRound(pen, pose, { y: 109, across, size: 4 }, '#d96');
}

function drawFace(pen: Pen, pose: Pose, { lamps, rim }: Light): void {
  polygon(
    pen,
    patch(pose, [
      [44, 0.3],
      [44, 0.7],
      [55, 0.7],
      [55, 0.3],
    ]),
    '#222',
  );
  polygon(
    pen,
    patch(pose, [
      [73, 0.14],
      [73, 0.86],
      [76, 0.86],
      [76, 0.14],
    ]),
    `rgb(255 244 214 / ${0.5 + 0.5 * lamps})`,
  );
  for (const across of [0.15, 0.85]) {
    fillRound(pen, pose, { y: 72, across, size: 14.5 }, '#112');
    const [x, y] = lampPoint(pose, across);
    const r = 13 * pose.scale;
    fillRound(pen, pose, { y: 72, across, size: 12.5 }, radial(pen, [x, y, r], '#fff 0, #fec .42, #fc8 .8, #c85 1'));
  }
  // Round the corner into the light.
  const edge = profile.filter(([x, y]) => x > 250 && y > 34 && y < 172).map(([x, y]) => project(pose, [x, y, 0]));
  pen.strokeStyle = `rgb(${rim} / 0.6)`;
  pen.lineWidth = 1.5 * pose.scale;
  pen.beginPath();
  for (const [x, y] of edge) pen.lineTo(x, y);
  pen.stroke();
}

function fillRound(pen: Pen, pose: Pose, at: { y: number; across: number; size: number }, fill: string | CanvasGradient): void {
  const points = Array.from({ length: 20 }, (_, i): [number, number] => {
    const angle = (i / 20) * Math.PI * 2;
    return [at.y + Math.sin(angle) * at.size * 0.9, at.across + (Math.cos(angle) * at.size) / VAN.width];
  });
  polygon(pen, patch(pose, points), fill);
}

/** The middle of a headlamp in the film. */
export function lampPoint(pose: Pose, across: number): Point {
  return project(pose, [frontAt(72), 72, -across * VAN.width]);
}
