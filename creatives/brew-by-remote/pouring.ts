import type { Pen } from '#creative-sdk/gradient.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { type Barista, drawBarista } from './barista.ts';
import { spot } from './camera.ts';
import { shotOf } from './coffee.ts';
import { SPOUT_X } from './group-head.ts';
import { heightAt, type View } from './lathe.ts';
import { spoutY } from './machine.ts';
import type { Recipe } from './menu.ts';
import type { Pour } from './pour.ts';
import { drawRipples, drawStream } from './stream.ts';

/** The arm is drawn for a cup of this radius. */
const DRAWN_FOR = 97;

interface Pouring {
  readonly look: { readonly t: number; readonly recipe: Recipe };
  readonly pour: Pour;
  readonly surface: { readonly y: number; readonly r: number };
  readonly view: View;
}

/** The shot runs into the glass, seen from the side. The origin is the middle of the saucer. */
export function drawCoffee(pen: Pen, { pour, look, surface, view }: Pouring): void {
  if (pour.coffee <= 0.01) return;
  drawRipples(pen, { x: 0, y: surface.y, r: surface.r * 0.42, sin: view.sin, t: look.t, strength: pour.coffee * clamp(pour.fill * 12) });
  const floor = pour.fill > 0.01 ? surface.y : heightAt(look.recipe.drink.glass, 0.1, view);
  for (const side of [-1, 1]) {
    drawStream(pen, {
      x: side * SPOUT_X,
      from: spoutY - spot.y,
      to: floor,
      width: 7.5 * pour.coffee,
      fall: pour.coffeeFall,
      colours: [shotOf(look.recipe), '#d08a45'],
      t: look.t,
    });
  }
}

/** The barista's arm over the cup, seen from above; the pen's origin is the cup's middle, and the coffee's radius is `r`. */
export function drawMilk(pen: Pen, { art, jug }: Pour, { r, t, barista }: { r: number; t: number; barista: Barista }): void {
  if (jug <= 0) return;
  const size = r / DRAWN_FOR;
  const at = { x: (art.lip.x * r) / size, y: (art.lip.y * r) / size };
  const mouth = { x: at.x + 1, y: at.y - 36 + Math.sin(t * 2.4) * 1.2 * (1 - art.flow) };
  pen.save();
  pen.scale(size, size);
  drawRipples(pen, { ...at, r: 16, sin: 1, t, strength: art.flow });
  if (art.flow > 0.05)
    drawStream(pen, { x: at.x, from: mouth.y, to: at.y + 1, width: 8 * art.flow, fall: clamp(art.flow * 1.6), colours: ['#fff6e6', '#ffffff'], t });
  pen.translate(mouth.x, mouth.y);
  pen.rotate(art.lean * 0.12);
  drawBarista(pen, barista, 1 - jug, art.flow);
  pen.restore();
}
