import type { Palette } from './flavours.ts';
import { drawOutcome, type Outcome } from './outcome.ts';
import type { Prize } from './panel.ts';
import { modulo, SLOTS } from './wheel-physics.ts';

/** The codes of a film, in which nobody plays: a prize without any. */
export const NO_CODE = [''];

/** What the two flicks have won. */
export class Winnings {
  readonly #palette: Palette;
  #chosen: Outcome | undefined;
  /** The first flick's, from the moment the second is asked for; after that one, whichever of the two is not chosen. */
  #other: Outcome | undefined;

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  get prize(): Prize | undefined {
    return this.#prizeOf(this.#chosen);
  }

  get other(): Prize | undefined {
    return this.#prizeOf(this.#other);
  }

  #prizeOf(outcome: Outcome | undefined): Prize | undefined {
    const flavour = outcome && this.#palette.flavours[outcome.slot];
    return flavour && { ...outcome, flavour: flavour.name, reward: flavour.reward };
  }

  draw(random: () => number, codes?: readonly string[]): number {
    this.#chosen = drawOutcome(random, codes, this.#other);
    return this.#chosen.slot;
  }

  /** The prize is laid aside for a second flick, or that flick is given up. */
  lay(isAside: boolean): void {
    this.#other = isAside ? this.#chosen : undefined;
  }

  /** Chooses the other prize; the wheel turns this far to bring it under the straw, radians. */
  exchange(): number {
    [this.#chosen, this.#other] = [this.#other, this.#chosen];
    const slots = (this.#other?.slot ?? 0) - (this.#chosen?.slot ?? 0);
    return ((modulo(slots + SLOTS / 2, SLOTS) - SLOTS / 2) / SLOTS) * Math.PI * 2;
  }
}
