import { withAlpha } from '#creative-sdk/colour.ts';
import { type CreatureId, creatures } from './creatures.ts';
import { FALL, type Flight } from './flight.ts';
import { Graver, type Point } from './graver.ts';
import { drawCloud, drawWaves } from './scenery.ts';
import { drawPine } from './titan.ts';

type Draw = CanvasRenderingContext2D;

/** The ground of a spell's picture: waves, clouds, or mountains that fall to the right by `slope`. */
export function drawTerrain(c: Draw, id: CreatureId, flight: Flight): void {
  const slope = flight[7];
  const { sky, inks } = creatures[id];
  const [dark, mid, light] = sky;
  const far = new Graver(c, { dark, mid, light, line: light, glow: light }, 'print');
  if (id === 'tide') drawWaves(far, 18, 7, 0.5);
  else if (id === 'dragon') for (let i = 0; i < 13; i++) drawCloud(far, [-104 + ((i * 83) % 208), 62 + i * 4 + slope * i], 20 + i);
  else {
    for (let k = -2; k < 4; k++) drawPeak(far, [k * 42 - 10, k * 42 * slope + 10 + ((k * k * 7) % 16)], 40);
    const near = new Graver(c, inks, 'print');
    for (let k = -4; k < 5; k++) {
      const at: Point = [k * 30, k * 30 * slope + 46 + ((k * k * 11) % 19)];
      for (const side of [-14, 12]) drawPine(near, [at[0] + side, at[1] + 18], 22 + ((k * k * 5) % 9));
      drawPeak(near, at, 34);
    }
  }
  const fade = c.createLinearGradient(0, 40, 0, 110);
  fade.addColorStop(0, withAlpha(dark, 0));
  fade.addColorStop(1, withAlpha(dark, 0.8));
  c.globalCompositeOperation = 'source-atop';
  c.fillStyle = fade;
  c.fillRect(-120, 0, 240, 170);
}

/** The slope that the swarm comes down: broken glass that widens towards the eye, and breaks off beyond the frame. */
export function drawSnow(c: Draw): void {
  const g = new Graver(c, creatures.fox.inks, 'print');
  const [x, y, angle] = FALL;
  const at = (u: number, v: number): Point => {
    const turn = angle - 0.3 + u * 0.13;
    const far = v * v * 21 + Math.sin(u * 7 + v) * v * 4;
    return [x + Math.cos(turn) * far, y + 30 + Math.sin(turn) * far];
  };
  for (let u = 0; u < 4; u++)
    for (let v = 0; v < 3; v++) {
      const light = 0.86 - u * 0.08 - ((u + v) & 1) * 0.3;
      g.facet([at(u, v), at(u + 1, v), at(u, v + 1)], light, 0.9);
      g.facet([at(u + 1, v), at(u + 1, v + 1), at(u, v + 1)], light - 0.14, 0.3);
    }
}

/** A mountain of four planes, those to the left in the light. */
function drawPeak(g: Graver, [x, y]: Point, half: number): void {
  const at = (u: number, v: number): Point => [x + u * half, y + v * half];
  g.facet([at(0, 0), at(-0.3, 0.9), at(0, 4), at(-2.2, 4), at(-0.9, 1.1)], 0.52, -2.2);
  g.facet([at(0, 0), at(-0.9, 1.1), at(-0.62, 0.5)], 0.86, -2);
  g.facet([at(0, 0), at(0.2, 1), at(-0.05, 1.7), at(0, 4), at(-0.3, 0.9)], 0.7, -1.4);
  g.facet([at(0, 0), at(0.6, 0.6), at(1, 1.3), at(2.2, 4), at(0, 4), at(-0.05, 1.7), at(0.2, 1)], 0.24, -0.9);
}
