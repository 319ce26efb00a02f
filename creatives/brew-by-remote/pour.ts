import { mix, ramp } from '#creative-sdk/motion.ts';
import type { LatteArt } from './latte-art.ts';
import type { Drink } from './menu.ts';

/** From OK until the jug is over the cup, and the hand may pour. */
export const READY_S = 3;

/** What the close-up shows at one moment; every share 0 … 1. */
export interface Pour {
  /** Camera from the counter to the close-up. */
  readonly close: number;
  /** Strength of the coffee's streams, and where their tips are on their way from spout to surface. */
  readonly coffee: number;
  readonly coffeeFall: number;
  /** Liquid in the glass, as a share of its height. */
  readonly fill: number;
  /** The milk: what a hand has drawn of it. */
  readonly art: LatteArt;
  /** The jug has come over the cup. */
  readonly jug: number;
  /** The camera cranes from the side to straight above. */
  readonly crane: number;
  /** Pump pressure for the gauge. */
  readonly pressure: number;
}

/** The brew at second `s`: the shot, the crane shot and the jug come by themselves, the milk by the hand. */
export function pourAt(s: number, drink: Drink, art: LatteArt): Pour {
  const shotEnds = 2;
  return {
    close: ramp(s, 0, 0.9),
    coffee: ramp(s, 0.6, 0.9) * (1 - ramp(s, shotEnds - 0.1, shotEnds + 0.3)),
    coffeeFall: ramp(s, 0.6, 0.85),
    fill: mix(ramp(s, 0.8, shotEnds) * drink.coffee, drink.full, art.poured),
    art,
    jug: ramp(s, 2.5, READY_S) * (1 - ramp(art.finish, 0.52, 0.8)),
    crane: ramp(s, 2.05, READY_S),
    pressure: ramp(s, 0.4, 0.7) * (1 - ramp(s, shotEnds, shotEnds + 0.4)),
  };
}
