import { mix, ramp } from '#creative-sdk/motion.ts';
import type { Drink } from './menu.ts';

/** From OK to the composed end card. */
export const BREW_S = 8;

/** What the close-up shows at one moment; every share 0 … 1. */
export interface Pour {
  /** Camera from the counter to the close-up. */
  readonly close: number;
  /** Strength of the coffee and milk streams. */
  readonly coffee: number;
  readonly milk: number;
  /** Where the tips of the streams are on their way from spout to surface. */
  readonly coffeeFall: number;
  readonly milkFall: number;
  /** Liquid in the glass, as a share of its height. */
  readonly fill: number;
  /** How much of the milk is in. */
  readonly blend: number;
  /** How much of the figure is drawn. */
  readonly figure: number;
  /** The group has left the picture upwards; the jug has come. */
  readonly lift: number;
  readonly jug: number;
  /** The camera cranes from the side to straight above. */
  readonly crane: number;
  /** Pump pressure for the gauge. */
  readonly pressure: number;
}

/** The brew as a function of time: first the shot, then, for milk drinks, the jug, then the crane shot. */
export function pourAt(s: number, drink: Drink): Pour {
  const hasMilk = drink.full > drink.coffee;
  const shotEnds = hasMilk ? 3.5 : 5.9;
  const milkEnds = 6.5;
  const shot = ramp(s, 1.1, shotEnds);
  const poured = hasMilk ? ramp(s, 4.5, milkEnds) : 0;
  return {
    close: ramp(s, 0, 1),
    coffee: window(s, 0.9, shotEnds),
    milk: hasMilk ? window(s, 4.3, milkEnds) : 0,
    coffeeFall: ramp(s, 0.85, 1.15),
    milkFall: ramp(s, 4.3, 4.5),
    fill: mix(shot * drink.coffee, drink.full, poured),
    blend: poured,
    figure: hasMilk ? ramp(s, 5, 6.6) : ramp(s, 2.6, 6.2),
    lift: hasMilk ? ramp(s, 3.5, 4.2) : ramp(s, 6.1, 6.8),
    jug: hasMilk ? ramp(s, 3.7, 4.4) * (1 - ramp(s, 6.45, 6.95)) : 0,
    crane: ramp(s, 6.75, BREW_S),
    pressure: window(s, 0.5, shotEnds + 0.2),
  };
}

/** Rises quickly after `from`, falls quickly at `to`. */
function window(s: number, from: number, to: number): number {
  return ramp(s, from, from + 0.3) * (1 - ramp(s, to - 0.1, to + 0.3));
}
