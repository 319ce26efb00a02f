import { bakeSprite } from '#creative-sdk/canvas.ts';
import { mixColour, withAlpha } from '#creative-sdk/colour.ts';
import { createRandom } from '#creative-sdk/random.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';

export const GROUND = '#0a090c';

/** The gloss-black stage: a cool lamp on the left, a warm one on the right, grain. */
export function bakeBackdrop(layout: Layout, palette: Palette, pixelRatio: number): HTMLCanvasElement {
  const { width, height, scale } = layout;
  return bakeSprite(width, height, pixelRatio * scale, (context) => {
    context.fillStyle = GROUND;
    context.fillRect(0, 0, width, height);
    drawLamps(context, layout, palette);
    drawFloor(context, layout);
    drawGrain(context, width, height);
  });
}

function drawLamps(context: CanvasRenderingContext2D, { width, height, hero, unit }: Layout, { primary, accent }: Palette): void {
  const lamp = (x: number, y: number, { r, colour, alpha }: { r: number; colour: string; alpha: number }) => {
    const glow = context.createRadialGradient(x, y, 0, x, y, r);
    for (let i = 0; i <= 6; i++) glow.addColorStop(i / 6, withAlpha(colour, alpha * (1 - i / 6) ** 2));
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
  };
  lamp(hero.x - unit * 2.6, hero.y - unit * 0.6, { r: unit * 5, colour: mixColour(primary, '#2a3a6a', 0.4), alpha: 0.3 });
  lamp(hero.x + unit * 2.7, hero.y + unit * 0.3, { r: unit * 5, colour: mixColour(accent, '#5a2030', 0.4), alpha: 0.32 });
  lamp(hero.x, hero.y - unit * 0.3, { r: unit * 3.2, colour: '#8f86a8', alpha: 0.16 });
}

/** The light dies away towards the floor. */
function drawFloor(context: CanvasRenderingContext2D, { width, height, hero, unit }: Layout): void {
  const y = hero.y + unit * 1.6;
  const shine = context.createLinearGradient(0, y, 0, height);
  shine.addColorStop(0, withAlpha(GROUND, 0));
  shine.addColorStop(0.45, withAlpha(GROUND, 0.8));
  shine.addColorStop(1, withAlpha(GROUND, 0.95));
  context.fillStyle = shine;
  context.fillRect(0, y, width, height - y);
}

function drawGrain(context: CanvasRenderingContext2D, width: number, height: number): void {
  const random = createRandom(4);
  for (let i = 0; i < (width * height) / 26; i++) {
    context.fillStyle = random() < 0.5 ? 'rgb(255 255 255 / 0.028)' : 'rgb(0 0 0 / 0.11)';
    context.fillRect(random() * width, random() * height, 0.8, 0.8);
  }
}
