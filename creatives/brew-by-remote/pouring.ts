import type { Pen } from '#creative-sdk/gradient.ts';
import { clamp, mix } from '#creative-sdk/motion.ts';
import { noise1 } from '#creative-sdk/random.ts';
import { spot } from './camera.ts';
import { shotOf } from './coffee.ts';
import { SPOUT_X } from './group-head.ts';
import { drawJug } from './jug.ts';
import { heightAt, type View } from './lathe.ts';
import { spoutY } from './machine.ts';
import type { Recipe } from './menu.ts';
import type { Pour } from './pour.ts';
import { drawRipples, drawStream } from './stream.ts';

interface Pouring {
  readonly look: { readonly t: number; readonly recipe: Recipe };
  readonly pour: Pour;
  readonly surface: { readonly y: number; readonly r: number };
  readonly view: View;
  readonly jug: HTMLCanvasElement;
  readonly wisp: HTMLCanvasElement | undefined;
  /** Draws the glass, with this inside its liquid. */
  readonly serve: (cloud: (pen: Pen, surfaceY: number) => void) => void;
}

/** Streams, jug and glass in their order of depth. The origin is the middle of the saucer. */
export function drawPouring(pen: Pen, scene: Pouring): void {
  const { pour, look, surface, view } = scene;
  const { glass } = look.recipe.drink;
  scene.serve((inside) => drawClouds(inside, scene));
  const rim = heightAt(glass, 1, view);
  const strength = Math.max(pour.coffee, pour.milk);
  // Streams and rings live inside the mouth of the glass: its front wall hides what is lower.
  drawRipples(pen, { x: 0, y: surface.y, r: surface.r * 0.42, sin: view.sin, t: look.t, strength: strength * clamp(pour.fill * 12) });
  drawCoffee(pen, scene);
  if (pour.jug > 0) drawMilk(pen, scene, rim);
}

function drawCoffee(pen: Pen, { pour, look, surface, view }: Pouring): void {
  if (pour.coffee <= 0.01) return;
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

/** The jug comes from the right, tips, sways while it draws the figure, and leaves. */
function drawMilk(pen: Pen, { pour, look, surface, jug }: Pouring, rim: number): void {
  const sway = Math.sin(look.t * 9) * 7 * pour.figure * (1 - pour.figure) * 4 * pour.milk;
  const x = 8 + sway + (1 - pour.jug) * 300;
  const y = rim - 40 - (1 - pour.jug) * 130;
  drawStream(pen, {
    x: x - 1,
    from: y + 2,
    to: surface.y + 2,
    width: mix(7, 10, pour.figure) * pour.milk,
    fall: pour.milkFall,
    colours: ['#fff2dc', '#fffdf8'],
    t: look.t,
  });
  pen.save();
  pen.translate(x, y);
  drawJug(pen, jug, 0.25 + 0.62 * pour.milk);
  pen.restore();
}

/** Milk dives, curls and rises in the coffee. */
function drawClouds(pen: Pen, { pour, look, surface, wisp }: Pouring): void {
  const strength = pour.blend * (1 - pour.blend) * 4;
  if (strength < 0.02 || !wisp) return;
  const depth = look.recipe.drink.glass.height * 0.82 * pour.fill;
  for (let i = 0; i < 12; i++) {
    const turn = look.t * 0.8 + i / 12;
    const age = turn - Math.floor(turn);
    const fall = Math.sin(age * Math.PI * 0.62);
    const x = noise1(turn * 1.3 + i, 2) * surface.r * (0.2 + 0.75 * age);
    const size = 26 + 74 * age;
    pen.globalAlpha = 0.75 * strength * (1 - age);
    pen.drawImage(wisp, x - size / 2, surface.y + depth * fall * 0.85 - size * 0.3, size, size * 0.8);
  }
  pen.globalAlpha = 1;
}
