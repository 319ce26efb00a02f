import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { type Pen, radial, tint } from './brush.ts';
import type { Box } from './layout.ts';
import type { Track } from './track.ts';

/** One crescent of the belt's chain, plate diameters. */
export const SCALE_LONG = 0.74;

/** The chain of lacquered crescents; repeats after SCALE_LONG plates. */
export function bakeChain(long: number, deep: number, ratio: number, seam: string): HTMLCanvasElement {
  return bakeSprite(
    long,
    deep,
    ratio,
    (pen) => {
      pen.fillStyle = tint(
        pen.createLinearGradient(0, 0, 0, deep),
        [0, '#5c342a'],
        [0.16, '#371b17'],
        [0.55, '#220f0d'],
        [0.86, '#331814'],
        [1, '#522c24'],
      );
      pen.fillRect(0, 0, long, deep);
      for (const x of [-long, 0, long]) drawSeam(pen, { x, y: 0, width: long, height: deep }, seam);
    },
    'processor',
  );
}

/** One crescent alone, for a belt that turns. */
export function bakeSeam(long: number, deep: number, ratio: number, seam: string): HTMLCanvasElement {
  return bakeSprite(long, deep, ratio, (pen) => drawSeam(pen, { x: 2, y: 0, width: long, height: deep }, seam), 'processor');
}

/** Bed and rails of a belt that turns; it lies on the counter. */
export function bakeBed({ width, height, x, y }: Box, track: Track, ratio: number): HTMLCanvasElement {
  const way = new Path2D();
  for (let along = -60; along < track.length + 60; along += 4) {
    const place = track.at(along);
    way.lineTo(place.x - x, place.y - y);
  }
  return bakeSprite(
    width,
    height,
    ratio,
    (pen) => {
      const stroke = (wide: number, colour: string) => {
        pen.lineWidth = track.breadth + wide;
        pen.strokeStyle = colour;
        pen.stroke(way);
      };
      pen.translate(2, 6);
      for (const wide of [6, 11, 16]) stroke(wide, 'rgb(70 30 6 / 0.17)');
      pen.translate(-2, -6);
      for (const [wide, colour] of [
        [10, '#6f4312'],
        [8, '#e0a548'],
        [6, '#ffe3a0'],
        [3, '#8a5a1e'],
        [0, '#0d0504'],
      ] as const)
        stroke(wide, colour);
      for (let i = 0; i < 12; i++) stroke(-3 - i * track.breadth * 0.055, mixColour('#552f26', '#220f0d', 1 - (1 - i / 11) ** 2));
    },
    'processor',
  );
}

function drawSeam(pen: Pen, { x, width, height }: Box, seam: string): void {
  const bulge = width * 0.42;
  const curve = new Path2D(`M${x} 0Q${x + bulge} ${height / 2} ${x} ${height}`);
  pen.fillStyle = tint(pen.createLinearGradient(x, 0, x + bulge * 1.4, 0), [0, 'rgb(0 0 0 / 0.4)'], [1, 'rgb(0 0 0 / 0)']);
  pen.fill(new Path2D(`M${x} 0Q${x + bulge} ${height / 2} ${x} ${height}H${x + bulge * 1.4}Q${x + bulge * 2.4} ${height / 2} ${x + bulge * 1.4} 0Z`));
  pen.lineWidth = Math.max(1.4, height * 0.018);
  pen.strokeStyle = 'rgb(6 1 0 / 0.85)';
  pen.stroke(curve);
  pen.translate(-Math.max(0.9, height * 0.013), 0);
  pen.lineWidth = Math.max(0.8, height * 0.009);
  pen.strokeStyle = mixColour(seam, '#e7a27a', 0.45);
  pen.stroke(curve);
  pen.translate(Math.max(0.9, height * 0.013), 0);
}

/** What lies over the chain and stands still: the lamps' reflection, the brass rails, the shadow of what is beside. */
export function bakeRails({ width, height }: Box, ratio: number, hasWalls: boolean): HTMLCanvasElement {
  return bakeSprite(
    width,
    height,
    ratio,
    (pen) => {
      for (const [at, wide, alpha] of [
        [0.24, 0.3, 0.2],
        [0.68, 0.22, 0.13],
      ] as const) {
        pen.save();
        pen.translate(width * at, height * 0.1);
        pen.scale(width * wide, height * 0.7);
        pen.fillStyle = radial(pen, [0, 0, 1], [withAlpha('#ffcf9a', alpha), withAlpha('#ff9a62', alpha * 0.4), withAlpha('#ff9a62', 0)]);
        pen.fillRect(-1, -1, 2, 2);
        pen.restore();
      }
      const rail = Math.max(2.6, height * 0.034);
      drawRail(pen, 0, rail, width);
      drawRail(pen, height - rail, rail, width);
      if (hasWalls) for (const side of [0, 1] as const) drawWall(pen, side * width, side ? -26 : 30, height);
    },
    'processor',
  );
}

function drawRail(pen: Pen, y: number, deep: number, width: number): void {
  pen.fillStyle = tint(pen.createLinearGradient(0, y, 0, y + deep), [0, '#8a5a1e'], [0.3, '#ffe3a0'], [0.5, '#e0a548'], [1, '#6f4312']);
  pen.fillRect(0, y, width, deep);
  const sheen = pen.createLinearGradient(0, 0, width, 0);
  for (const [stop, alpha] of [
    [0, 0],
    [0.2, 0.7],
    [0.3, 0],
    [0.62, 0],
    [0.7, 0.5],
    [0.8, 0],
  ] as const)
    sheen.addColorStop(stop, `rgb(255 250 230 / ${alpha})`);
  pen.fillStyle = sheen;
  pen.fillRect(0, y, width, deep * 0.6);
  pen.fillStyle = 'rgb(0 0 0 / 0.45)';
  pen.fillRect(0, y === 0 ? deep : y - 1.5, width, 1.5);
}

function drawWall(pen: Pen, x: number, reach: number, height: number): void {
  pen.fillStyle = tint(pen.createLinearGradient(x, 0, x + reach, 0), [0, 'rgb(4 0 0 / 0.7)'], [0.35, 'rgb(4 0 0 / 0.28)'], [1, 'rgb(4 0 0 / 0)']);
  pen.fillRect(Math.min(x, x + reach), 0, Math.abs(reach), height);
}
