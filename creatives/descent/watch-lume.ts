import { luminance, mixColour } from '#creative-sdk/colour.ts';

/** The light of the lume: the brand's colour, lifted until it can glow. */
export function toGlow(primary: string): string {
  let glow = primary;
  for (let i = 0; i < 12 && luminance(glow) < 0.3; i++) glow = mixColour(glow, '#ffffff', 0.14);
  return glow;
}

/** The same paint by day: nearly white. */
export const toPaint = (glow: string) => mixColour('#f3fbf4', glow, 0.16);

/** Fills what `shapes` draws so that it burns: a wide halo, a close one, a pale core. `pixels`: backing pixels of one unit, because shadows ignore transforms. */
export function burn(
  context: CanvasRenderingContext2D,
  look: { glow: string; pixels: number },
  shapes: (context: CanvasRenderingContext2D) => void,
): void {
  context.shadowColor = look.glow;
  context.fillStyle = look.glow;
  for (const blur of [22, 9]) {
    context.globalAlpha = blur > 10 ? 0.75 : 0.9;
    context.shadowBlur = blur * look.pixels;
    shapes(context);
  }
  context.shadowBlur = 3 * look.pixels;
  context.globalAlpha = 1;
  context.fillStyle = mixColour(look.glow, '#ffffff', 0.5);
  shapes(context);
  context.shadowBlur = 0;
}
