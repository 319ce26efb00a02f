import { mixColour } from '#creative-sdk/colour.ts';
import { mix } from '#creative-sdk/motion.ts';
import { type Palette, paletteAt } from '../../palette.ts';

export const DAY = paletteAt(10.6);
/** Lamps are lit place by place. */
export const NIGHT: Palette = {
  ...paletteAt(22.6),
  sky: ['#04102a', '#082040', '#0e3156', '#1d5074', '#3d7c92'],
  land: '#061229',
  lit: '#23506a',
  light: '#2a466c',
  lamps: 0,
};
/** The golden hour as it looks in print: amber over a day's blue. */
export const GOLD: Palette = {
  sky: ['#0f4a88', '#2b70a2', '#b86f3c', '#f7a03e', '#ffb54a'],
  seaMid: '#d9964f',
  seaDeep: '#0d3d66',
  land: '#1d2c48',
  lit: '#f09a4c',
  sun: '#fff6d2',
  halo: '#ffb347',
  light: '#f2c28c',
  cloud: '#ffdc9c',
  lamps: 1,
  stars: 0,
};

/** The light between two moments of the day. */
export function mixLight(a: Palette, b: Palette, t: number): Palette {
  const tone = (name: 'seaMid' | 'seaDeep' | 'land' | 'lit' | 'sun' | 'halo' | 'light' | 'cloud') => mixColour(a[name], b[name], t);
  return {
    sky: a.sky.map((colour, i) => mixColour(colour, b.sky[i] ?? colour, t)),
    seaMid: tone('seaMid'),
    seaDeep: tone('seaDeep'),
    land: tone('land'),
    lit: tone('lit'),
    sun: tone('sun'),
    halo: tone('halo'),
    light: tone('light'),
    cloud: tone('cloud'),
    lamps: mix(a.lamps, b.lamps, t),
    stars: mix(a.stars, b.stars, t),
  };
}
