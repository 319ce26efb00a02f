import { mixColour } from '#creative-sdk/colour.ts';
import type { Stops } from '#creative-sdk/gradient.ts';
import type { Inks } from './figure.ts';
import type { Recipe } from './menu.ts';

/** Share of milk in the finished glass. */
export function milkShare({ drink }: Recipe): number {
  return 1 - drink.coffee / drink.full;
}

/** The shot itself, where it is thick. */
export function shotOf({ strength }: Recipe): string {
  return mixColour('#4a1d0b', '#1a0804', strength / 2);
}

/** Colours of the column in the glass, foot to surface, while the milk blends in. */
export function columnOf(recipe: Recipe, poured: number): Stops {
  const share = milkShare(recipe);
  const bold = recipe.strength / 2;
  const dark = shotOf(recipe);
  const amber = mixColour('#b4622a', '#6e3413', bold);
  const crema = mixColour('#dd9d57', '#a9692f', bold);
  const milky = mixColour(mixColour('#a8683c', '#6b3a1e', bold), '#f3dfc2', share * (0.8 - 0.3 * bold));
  const stop = (at: number, shot: string, whole: string) => `${mixColour(shot, whole, poured)} ${at}`;
  return [
    stop(0, mixColour(dark, '#000000', 0.3), mixColour(milky, '#fff1da', 0.3)),
    stop(0.3, dark, mixColour(milky, '#fff1da', 0.12)),
    stop(0.62, mixColour(dark, amber, 0.35), mixColour(milky, dark, 0.36)),
    stop(0.8, amber, mixColour(milky, dark, 0.22)),
    stop(0.86, crema, '#f6e2c4'),
    stop(1, mixColour(crema, '#ffdba6', 0.25), '#fff3e0'),
  ].join(', ');
}

/** Colours on the surface. */
export function inksOf(recipe: Recipe): Inks {
  const bold = recipe.strength / 2;
  const crema = mixColour('#bd7636', '#7d4218', bold);
  return { crema, milk: '#fff4e2', edge: mixColour(crema, '#ffe6c0', 0.5) };
}
