import { bakeSprite } from '#creative-sdk/canvas.ts';
import { radial } from '#creative-sdk/gradient.ts';
import { createRandom } from '#creative-sdk/random.ts';

/** Size of a baked puff in units. */
export const PUFF = 160;

/** A ball of steam: many soft lobes, lit from one side. `light` and `shade` are `r g b`. */
export function bakePuff(px: number, seed: number, [light, shade]: readonly [string, string]): HTMLCanvasElement {
  const random = createRandom(seed);
  return bakeSprite(PUFF, PUFF, px, (pen) => {
    for (let i = 0; i < 26; i++) {
      const angle = random() * Math.PI * 2;
      const away = Math.sqrt(random()) * PUFF * 0.27;
      const x = PUFF / 2 + Math.cos(angle) * away;
      const y = PUFF / 2 + Math.sin(angle) * away;
      const r = PUFF * (0.11 + random() * 0.13);
      for (const [rgb, dx, alpha] of [
        [shade, -0.22, 0.34],
        [light, 0.16, 0.4],
      ] as const) {
        pen.fillStyle = radial(
          pen,
          { x: x + dx * r, y: y - dx * r * 0.8, r },
          `rgb(${rgb} / ${alpha}) 0, rgb(${rgb} / ${alpha * 0.5}) .5, rgb(${rgb} / 0) 1`,
        );
        pen.fillRect(0, 0, PUFF, PUFF);
      }
    }
  });
}
