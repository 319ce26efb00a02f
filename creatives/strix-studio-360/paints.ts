import { toRgb } from '#creative-sdk/colour.ts';
import type { Finish } from './look.ts';

export interface Paint extends Finish {
  readonly id: string;
  readonly name: string;
}

/** sRGB component 0 … 255 to linear light. */
const toLinear = (v: number) => (v <= 10.3 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);

export function toLight(hex: string): readonly [number, number, number] {
  const [r, g, b] = toRgb(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

/** Film crushes the weak channels of a strong colour: pigments are a little less pure than their swatch. */
const PURITY = 0.88;

function toPigment(hex: string): Finish['colour'] {
  const [r, g, b] = toLight(hex);
  return [r ** PURITY, g ** PURITY, b ** PURITY];
}

const paint = (id: string, name: string, hex: string, metal: number, rough = 0): Paint => ({
  id,
  name,
  hex,
  colour: toPigment(hex),
  flake: metal > 0.5 ? 1 : 0.4,
  metal,
  rough,
});

/** Six paints; the first is the brand's own colour. */
export function toPaints(primary: string): readonly Paint[] {
  return [
    paint('signature', 'Signature', primary, 0.55),
    paint('moonstone', 'Moonstone', '#d5d9db', 0.8),
    paint('fjord', 'Fjord', '#1c5f86', 0.9),
    paint('canopy', 'Canopy', '#22553f', 0.85),
    paint('dune', 'Dune', '#b79a72', 0.85, 0.02),
    paint('nightfall', 'Nightfall', '#23262c', 1.1),
  ];
}
