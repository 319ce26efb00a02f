import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour } from '#creative-sdk/colour.ts';
import { linear, type Pen, radial } from '#creative-sdk/gradient.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { createRandom } from '#creative-sdk/random.ts';
import { columnOf, inksOf } from './coffee.ts';
import type { drawArt } from './figure.ts';
import { heightAt, outline, radiusAt, type View } from './lathe.ts';
import type { Art } from './latte-art.ts';
import type { Glass, Recipe } from './menu.ts';

/** What is in the glass; shares 0 … 1. */
export interface Content {
  readonly fill: number;
  readonly blend: number;
  /** What is drawn on it, turned by so much against the cup. */
  readonly art?: Art;
  readonly turn?: number;
}

export interface Serving {
  readonly recipe: Recipe;
  readonly content: Content;
  readonly view: View;
  readonly accent: string;
  readonly froth: HTMLCanvasElement;
  /** Draws the art; whoever has none does not need it. */
  readonly draw?: typeof drawArt;
}

/** Thickness of the bottom, as a share of the height, and of the wall in units. */
const BOTTOM = 0.075;
const WALL = 4.5;

/** A glass on its saucer; the origin is the middle of the saucer. */
export function drawServing(pen: Pen, serving: Serving): void {
  const { glass } = serving.recipe.drink;
  drawSaucer(pen, glass, serving);
  drawHandle(pen, glass, serving);
  pen.fillStyle = 'rgb(255 240 220 / 0.1)';
  pen.fill(outline(glass, [0, 1], serving.view));
  drawLiquid(pen, glass, serving);
  drawShine(pen, glass, serving.view);
}

/** Where the surface of the liquid is. */
export function surfaceOf(glass: Glass, fill: number, view: View): { readonly u: number; readonly y: number; readonly r: number } {
  const u = BOTTOM + fill * (1 - BOTTOM);
  return { u, y: heightAt(glass, u, view), r: radiusAt(glass, u) - WALL };
}

function ellipse(pen: Pen, y: number, [rx, ry]: readonly [number, number]): void {
  pen.beginPath();
  pen.ellipse(0, y, Math.max(0.1, rx), Math.max(0.1, ry), 0, 0, 7);
}

export function saucerRadius(glass: Glass): number {
  return Math.max(glass.rim * 1.34, glass.foot * 1.9);
}

function drawSaucer(pen: Pen, glass: Glass, { view, accent }: Serving): void {
  const r = saucerRadius(glass);
  const { sin, cos } = view;
  const y = 4 * cos;
  pen.fillStyle = radial(pen, { x: 0, y: 0, r: 1 }, 'rgb(8 4 2 / 0.7) 0, rgb(8 4 2 / 0.5) .75, rgb(8 4 2 / 0) 1');
  pen.save();
  pen.translate(r * (0.05 + 0.07 * sin), y + 9 * cos + r * 0.02 * sin);
  pen.scale(r * 1.14, r * 1.12 * sin);
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
  const dark = mixColour(accent, '#120a08', 0.6);
  const light = mixColour(accent, '#fff0dc', 0.45);
  pen.fillStyle = linear(pen, [-r, 0, r, 0], `${mixColour(accent, '#ffd9ae', 0.35)} 0, ${dark} .4, ${mixColour(accent, '#120a08', 0.75)} 1`);
  ellipse(pen, y + 5 * cos, [r, r * sin]);
  pen.fill();
  pen.fillStyle = linear(
    pen,
    [-r, -r * sin, r, r * sin],
    `${light} 0, ${mixColour(accent, light, 0.25)} .22, ${accent} .55, ${mixColour(accent, '#120a08', 0.4)} 1`,
  );
  ellipse(pen, y, [r, r * sin]);
  pen.fill();
  pen.strokeStyle = mixColour(accent, '#fff2e0', 0.65);
  pen.lineWidth = 1.3;
  ellipse(pen, y - 0.6 * cos, [r - 1, (r - 1) * sin]);
  pen.stroke();
  pen.strokeStyle = dark;
  pen.lineWidth = 1.6;
  ellipse(pen, y, [r * 0.68, r * 0.68 * sin]);
  pen.stroke();
  pen.fillStyle = 'rgb(10 5 3 / 0.4)';
  ellipse(pen, y - cos, [glass.foot * 1.16, glass.foot * 1.16 * sin]);
  pen.fill();
}

const handleReach = (glass: Glass) => 20 + glass.rim * 0.34;

/** How far a serving reaches to either side. */
export function halfWidth(glass: Glass): number {
  return Math.max(saucerRadius(glass) * 1.2, glass.rim + handleReach(glass) * 1.3);
}

/** A ceramic ear clipped to the glass, in the advertiser's colour. */
function drawHandle(pen: Pen, glass: Glass, { view, accent }: Serving): void {
  const at = (u: number, out: number) => [radiusAt(glass, u) + out, heightAt(glass, u, view)] as const;
  const reach = handleReach(glass);
  const path = new Path2D();
  path.moveTo(...at(0.84, -6));
  path.bezierCurveTo(...at(0.98, reach), ...at(0.5, reach * 1.7), ...at(0.28, -2));
  pen.lineCap = 'round';
  for (const [width, colour, shift] of [
    [15, mixColour(accent, '#120a08', 0.55), 1.5],
    [12.5, accent, 0],
    [3, mixColour(accent, '#fff4e4', 0.6), -3.4],
  ] as const) {
    pen.save();
    pen.translate(shift * 0.3, shift);
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(path);
    pen.restore();
  }
  pen.lineCap = 'butt';
}

function drawLiquid(pen: Pen, glass: Glass, serving: Serving): void {
  const { content, view, recipe } = serving;
  if (content.fill <= 0.002) return;
  const surface = surfaceOf(glass, content.fill, view);
  const floor = heightAt(glass, BOTTOM, view) + radiusAt(glass, BOTTOM) * view.sin;
  const body = outline(glass, [BOTTOM, surface.u], view, { inset: WALL });
  pen.save();
  pen.clip(body);
  pen.fillStyle = linear(pen, [0, floor, 0, surface.y + surface.r * view.sin * 0.6], columnOf(recipe, content.blend));
  pen.fillRect(-200, surface.y - 60, 400, floor - surface.y + 80);
  drawDepth(pen, surface.r);
  pen.restore();
  drawSurface(pen, serving, surface);
}

/** Dawn shines through from the left; the far edges see the dark room. */
function drawDepth(pen: Pen, r: number): void {
  pen.fillStyle = linear(
    pen,
    [-r, 0, r, 0],
    'rgb(20 6 2 / 0.6) 0, rgb(255 170 80 / 0.4) .08, rgb(255 190 110 / 0.3) .26, rgb(255 170 90 / 0.04) .5, rgb(20 6 2 / 0.3) .8, rgb(20 6 2 / 0.62) .95, rgb(255 200 140 / 0.35) 1',
  );
  pen.fillRect(-r - 40, -400, r * 2 + 80, 800);
}

function drawSurface(pen: Pen, { recipe, content, view, froth, draw }: Serving, surface: { y: number; r: number }): void {
  const inks = inksOf(recipe);
  pen.save();
  pen.translate(0, surface.y);
  pen.scale(surface.r, surface.r * view.sin);
  pen.beginPath();
  pen.arc(0, 0, 1, 0, 7);
  pen.clip();
  pen.fillStyle = radial(
    pen,
    { x: 0, y: 0, r: 1 },
    `${mixColour(inks.crema, '#ffd9a4', 0.12)} 0, ${inks.crema} .72, ${mixColour(inks.crema, '#f0c48a', 0.45)} .93, ${mixColour(inks.crema, '#2a0f04', 0.4)} 1`,
  );
  pen.fillRect(-1, -1, 2, 2);
  pen.save();
  pen.rotate(-(content.turn ?? 0));
  if (content.art) draw?.(pen, recipe.pattern, inks, content.art);
  pen.restore();
  pen.globalAlpha = 0.5;
  pen.drawImage(froth, -1, -1, 2, 2);
  pen.globalAlpha = 1;
  pen.fillStyle = linear(pen, [-1, -1, 0.7, 0.8], 'rgb(255 226 180 / 0.3) 0, rgb(255 226 180 / 0) .4, rgb(30 10 4 / 0) .7, rgb(30 10 4 / 0.36) 1');
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

function drawShine(pen: Pen, glass: Glass, view: View): void {
  const side = clamp(view.cos * 1.25);
  pen.save();
  pen.globalAlpha = side;
  drawFoot(pen, glass, view);
  pen.clip(outline(glass, [0, 1], view));
  const r = glass.rim;
  pen.fillStyle = linear(
    pen,
    [-r, 0, r, 0],
    'rgb(255 230 196 / 0.5) 0, rgb(255 230 196 / 0.12) .05, rgb(255 240 220 / 0) .12, rgb(255 220 180 / 0) .9, rgb(255 220 180 / 0.18) .97, rgb(255 230 200 / 0.4) 1',
  );
  pen.fillRect(-r, -300, r * 2, 400);
  drawReflection(pen, glass, view);
  pen.restore();
  drawRim(pen, glass, view);
}

/** The thick foot bends the light into slivers; the saucer's colour shows through. */
function drawFoot(pen: Pen, glass: Glass, view: View): void {
  const r = glass.foot;
  const slivers =
    'rgb(255 236 206 / 0.55) 0, rgb(255 220 180 / 0.05) .1, rgb(255 226 184 / 0.3) .3, rgb(255 226 184 / 0.02) .42, rgb(255 240 216 / 0.02) .8, rgb(255 240 216 / 0.4) .93, rgb(255 240 216 / 0.1) 1';
  pen.fillStyle = linear(pen, [-r, 0, r, 0], slivers);
  pen.fill(outline(glass, [0, BOTTOM], view, { inset: 1, isOpen: true }));
  pen.strokeStyle = 'rgb(255 240 216 / 0.5)';
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.ellipse(0, 0, r - 1, (r - 1) * view.sin, 0, 0.5, 2.6);
  pen.stroke();
}

/** The picture window, mirrored in the wall of the glass. */
function drawReflection(pen: Pen, glass: Glass, view: View): void {
  const at = (u: number, share: number) =>
    [-radiusAt(glass, u) * share, heightAt(glass, u, view) + radiusAt(glass, u) * view.sin * Math.sqrt(1 - share * share)] as const;
  for (const [from, to, alpha] of [
    [0.86, 0.66, 0.5],
    [0.6, 0.54, 0.22],
  ] as const) {
    const path = new Path2D();
    for (let i = 0; i <= 6; i++) path.lineTo(...at(0.93 - i * 0.11, from));
    for (let i = 6; i >= 0; i--) path.lineTo(...at(0.93 - i * 0.11, to));
    pen.fillStyle = linear(
      pen,
      [0, heightAt(glass, 1, view), 0, 0],
      `rgb(255 244 224 / ${alpha}) 0, rgb(255 214 160 / ${alpha * 0.5}) .6, rgb(255 190 130 / 0.02) 1`,
    );
    pen.fill(path);
  }
}

function drawRim(pen: Pen, glass: Glass, view: View): void {
  const y = heightAt(glass, 1, view);
  const r = glass.rim;
  pen.strokeStyle = 'rgb(255 240 220 / 0.5)';
  pen.lineWidth = 2.2;
  ellipse(pen, y, [r - 1, (r - 1) * view.sin]);
  pen.stroke();
  pen.strokeStyle = '#fffaf0';
  pen.lineWidth = 1.8;
  pen.beginPath();
  pen.ellipse(0, y, r - 1, (r - 1) * view.sin, 0, 2.2, 4.4);
  pen.stroke();
  pen.beginPath();
  pen.ellipse(0, y, r - 1, (r - 1) * view.sin, 0, 0.3, 1.1);
  pen.stroke();
}

/** Pinhead bubbles of the foam, for every surface; a disc in a square. */
export function bakeFroth(px: number): HTMLCanvasElement {
  const random = createRandom(90);
  return bakeSprite(400, 400, px, (pen) => {
    for (let i = 0; i < 900; i++) {
      const angle = random() * 6.283;
      const away = 196 * random() ** 0.42;
      const r = 0.5 + random() ** 4 * 3.4;
      const x = 200 + Math.cos(angle) * away;
      const y = 200 + Math.sin(angle) * away;
      pen.fillStyle = `rgb(70 34 12 / ${0.05 + random() * 0.13})`;
      pen.beginPath();
      pen.arc(x, y, r, 0, 7);
      pen.fill();
      pen.fillStyle = `rgb(255 244 222 / ${0.1 + random() * 0.25})`;
      pen.beginPath();
      pen.arc(x - r * 0.3, y - r * 0.3, r * 0.45, 0, 7);
      pen.fill();
    }
  });
}
