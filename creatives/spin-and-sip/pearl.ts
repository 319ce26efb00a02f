import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { disc, fillSoft, linear, radial } from '#creative-sdk/soft.ts';

/** Half of the sprite's side, in pearl radii: room for the shadow. */
export const PEARL_ROOM = 1.7;

/** A tapioca pearl of radius 1 in the middle of a square of 2 x PEARL_ROOM. The light stands still, so it is never rotated. */
export function bakePearl(colour: string, radius: number, pixelRatio: number): HTMLCanvasElement {
  const side = PEARL_ROOM * 2;
  return bakeSprite(side, side, radius * pixelRatio, (c) => {
    c.translate(PEARL_ROOM, PEARL_ROOM);
    fillSoft(c, 0.34, 'rgb(60 16 6 / 0.55)', (s) => s.ellipse(0.24, 0.3, 0.95, 0.92, 0, 0, 7));
    disc(c, 0, 0, 1);
    c.fillStyle = radial(
      c,
      [0, 0, 1.05],
      [
        [0, mixColour(colour, '#ffb27a', 0.2)],
        [0.5, colour],
        [0.86, mixColour(colour, '#0c0200', 0.55)],
        [1, mixColour(colour, '#ff9a5a', 0.28)],
      ],
      [-0.3, -0.34],
    );
    c.fill();
    drawGlow(c, colour);
    drawSoftbox(c);
  });
}

/** Warm light that the syrup throws back from below. */
function drawGlow(c: CanvasRenderingContext2D, colour: string): void {
  c.save();
  disc(c, 0, 0, 0.97);
  c.clip();
  c.fillStyle = radial(
    c,
    [0.42, 0.62, 0.75],
    [
      [0, withAlpha(mixColour(colour, '#ff8a3c', 0.72), 0.85)],
      [1, withAlpha(mixColour(colour, '#ff8a3c', 0.72), 0)],
    ],
  );
  c.fillRect(-1, -1, 2, 2);
  c.restore();
}

/** The window, mirrored: a curved pane with a hard edge, and its small echo. */
function drawSoftbox(c: CanvasRenderingContext2D): void {
  c.save();
  c.rotate(-0.72);
  c.beginPath();
  c.moveTo(-0.34, -0.74);
  c.quadraticCurveTo(0, -0.9, 0.34, -0.74);
  c.quadraticCurveTo(0.36, -0.56, 0.26, -0.4);
  c.quadraticCurveTo(0, -0.5, -0.26, -0.4);
  c.quadraticCurveTo(-0.36, -0.56, -0.34, -0.74);
  c.fillStyle = linear(
    c,
    [0, -0.85, 0, -0.35],
    [
      [0, 'rgb(255 255 255 / 0.95)'],
      [1, 'rgb(255 236 214 / 0.3)'],
    ],
  );
  c.fill();
  disc(c, 0.5, -0.42, 0.07);
  c.fillStyle = 'rgb(255 255 255 / 0.8)';
  c.fill();
  c.restore();
}

export function stampPearl(c: CanvasRenderingContext2D, sprite: HTMLCanvasElement, x: number, y: number, r: number): void {
  const half = r * PEARL_ROOM;
  c.drawImage(sprite, x - half, y - half, half * 2, half * 2);
}
