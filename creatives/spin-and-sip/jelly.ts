import { bakeSprite } from '#creative-sdk/canvas.ts';
import { withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { linear, radial } from '#creative-sdk/soft.ts';
import type { Flavour, Palette } from './flavours.ts';
import { SLOTS } from './wheel-physics.ts';

/** Radii as parts of the cup's rim. */
export const JELLY = { inner: 0.225, outer: 0.868, liquid: 0.915 } as const;
const WIDTH = (Math.PI * 2) / SLOTS;
const GAP = 0.013;
const CORNER = 0.055;

/** One wedge of a wheel of radius 1, from angle 0 to one slot's width, corners rounded, sides a gap apart. `inset`: that much smaller all round. */
export function wedgePath(radius: number, inset = 0): Path2D {
  const path = new Path2D();
  const point = (r: number, angle: number) => [Math.cos(angle) * r * radius, Math.sin(angle) * r * radius] as const;
  const [r0, r1] = [JELLY.inner + inset, JELLY.outer - inset];
  const side = (r: number) => Math.asin((GAP + inset) / r);
  const near = (r: number) => side(r);
  const far = (r: number) => WIDTH - side(r);
  path.moveTo(...point((r0 + r1) / 2, near((r0 + r1) / 2)));
  path.lineTo(...point(r1 - CORNER, near(r1 - CORNER)));
  path.quadraticCurveTo(...point(r1, near(r1)), ...point(r1, near(r1) + CORNER / r1));
  path.arc(0, 0, r1 * radius, near(r1) + CORNER / r1, far(r1) - CORNER / r1);
  path.quadraticCurveTo(...point(r1, far(r1)), ...point(r1 - CORNER, far(r1 - CORNER)));
  path.lineTo(...point(r0 + CORNER, far(r0 + CORNER)));
  path.quadraticCurveTo(...point(r0, far(r0)), ...point(r0, far(r0) - 0.05));
  path.arc(0, 0, r0 * radius, far(r0) - 0.05, near(r0) + 0.05, true);
  path.quadraticCurveTo(...point(r0, near(r0)), ...point(r0 + CORNER, near(r0 + CORNER)));
  path.closePath();
  return path;
}

/** All that turns with the wheel and keeps its light: the milk between, the eight jellies and what floats in them. */
export function bakeWheel(palette: Palette, radius: number, pixelRatio: number): HTMLCanvasElement {
  return bakeSprite(radius * 2, radius * 2, pixelRatio, (c) => {
    c.translate(radius, radius);
    c.beginPath();
    c.arc(0, 0, radius * JELLY.liquid, 0, Math.PI * 2);
    c.fillStyle = radial(
      c,
      [0, 0, radius * JELLY.liquid],
      [
        [0, '#fff3df'],
        [0.86, '#fff6e8'],
        [0.95, '#f6dcbd'],
        [1, '#d9a779'],
      ],
    );
    c.fill();
    const path = wedgePath(radius);
    palette.flavours.forEach((flavour, slot) => {
      c.save();
      c.rotate(slot * WIDTH);
      c.shadowColor = withAlpha(flavour.deep, 0.6);
      c.shadowBlur = radius * 0.03 * pixelRatio;
      c.fillStyle = bodyColour(c, flavour, radius);
      c.fill(path);
      c.shadowColor = 'transparent';
      c.clip(path);
      c.scale(radius, radius);
      drawFilling(c, flavour, slot);
      c.restore();
    });
  });
}

function bodyColour(c: CanvasRenderingContext2D, flavour: Flavour, radius: number): CanvasGradient {
  return radial(
    c,
    [0, 0, radius * JELLY.outer],
    [
      [0.24, flavour.deep],
      [0.42, flavour.colour],
      [0.74, flavour.colour],
      [0.93, flavour.light],
      [1, flavour.colour],
    ],
  );
}

/** In units of the rim's radius, the wedge's own axis at half a slot. */
function drawFilling(c: CanvasRenderingContext2D, flavour: Flavour, slot: number): void {
  const random = createRandom(slot + 31);
  const place = () => {
    const angle = (0.08 + 0.84 * random()) * WIDTH;
    const r = JELLY.inner + 0.1 + (JELLY.outer - JELLY.inner - 0.16) * Math.sqrt(random());
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r, angle };
  };
  if (flavour.filling === 'powder') drawPowder(c, flavour, place, random);
  if (flavour.filling === 'cubes') drawCubes(c, flavour, place);
  if (flavour.filling === 'petals') drawPetals(c, flavour, place, random);
  if (flavour.filling === 'swirl') drawSwirl(c);
  for (let i = 0; i < 11; i++) {
    const { x, y } = place();
    drawBubble(c, x, y, 0.007 + 0.014 * random() ** 2);
  }
}

type Place = () => { x: number; y: number; angle: number };

function drawBubble(c: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fillStyle = radial(
    c,
    [x, y, r],
    [
      [0, 'rgb(255 255 255 / 0)'],
      [0.7, 'rgb(255 255 255 / 0.12)'],
      [1, 'rgb(255 255 255 / 0.6)'],
    ],
  );
  c.fill();
}

function drawPowder(c: CanvasRenderingContext2D, flavour: Flavour, place: Place, random: () => number): void {
  for (let i = 0; i < 90; i++) {
    const { x, y } = place();
    c.beginPath();
    c.arc(x, y, 0.002 + 0.004 * random(), 0, 7);
    c.fillStyle = withAlpha(i % 3 ? flavour.deep : flavour.light, 0.5);
    c.fill();
  }
}

function drawCubes(c: CanvasRenderingContext2D, flavour: Flavour, place: Place): void {
  for (let i = 0; i < 7; i++) {
    const { x, y, angle } = place();
    c.save();
    c.translate(x, y);
    c.rotate(angle * 5 + i);
    c.fillStyle = withAlpha(i % 2 ? '#ff8a1f' : '#ffe08a', 0.8);
    c.beginPath();
    c.roundRect(-0.032, -0.032, 0.064, 0.064, 0.014);
    c.fill();
    c.strokeStyle = withAlpha(flavour.light, 0.6);
    c.lineWidth = 0.006;
    c.stroke();
    c.restore();
  }
}

function drawPetals(c: CanvasRenderingContext2D, flavour: Flavour, place: Place, random: () => number): void {
  for (let i = 0; i < 8; i++) {
    const { x, y } = place();
    c.save();
    c.translate(x, y);
    c.rotate(random() * 6);
    c.beginPath();
    c.moveTo(-0.05, 0);
    c.bezierCurveTo(-0.02, -0.05, 0.04, -0.04, 0.05, 0);
    c.bezierCurveTo(0.04, 0.02, -0.02, 0.03, -0.05, 0);
    c.fillStyle = linear(
      c,
      [-0.05, 0, 0.05, 0],
      [
        [0, withAlpha(flavour.light, 0.9)],
        [1, withAlpha(flavour.deep, 0.55)],
      ],
    );
    c.fill();
    c.restore();
  }
}

/** Tiger stripes of syrup. */
function drawSwirl(c: CanvasRenderingContext2D): void {
  for (let i = 0; i < 6; i++) {
    const r = 0.34 + i * 0.1;
    c.beginPath();
    c.moveTo(Math.cos(0.02) * r, Math.sin(0.02) * r);
    c.bezierCurveTo(
      Math.cos(0.25) * (r - 0.1),
      Math.sin(0.25) * (r - 0.1),
      Math.cos(0.5) * (r + 0.12),
      Math.sin(0.5) * (r + 0.12),
      Math.cos(0.8) * r,
      Math.sin(0.8) * r,
    );
    c.strokeStyle = withAlpha(i % 2 ? '#e0a468' : '#3a1508', i % 2 ? 0.55 : 0.6);
    c.lineWidth = i % 2 ? 0.022 : 0.04;
    c.lineCap = 'round';
    c.stroke();
  }
}
