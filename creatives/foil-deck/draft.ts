import { type CreatureId, creatureIds } from './creatures.ts';

/** So many cards make a spell. */
export const HAND = 3;

export interface Draft {
  /** The top card first. */
  readonly deck: readonly CreatureId[];
  /** In the order they were taken. */
  readonly hand: readonly CreatureId[];
}

/** A fresh deck: the fox lies on top, the others below it by chance. */
export function openDeck(chance: () => number): Draft {
  const [first, ...rest] = creatureIds;
  const order: CreatureId[] = [];
  while (rest.length) order.push(...rest.splice(Math.floor(chance() * rest.length), 1));
  return { deck: [first, ...order], hand: [] };
}

/** The top card goes under the deck: nothing is lost, so a hand can always be filled. */
export function pass({ deck, hand }: Draft): Draft {
  const [top, ...rest] = deck;
  return top === undefined ? { deck, hand } : { deck: [...rest, top], hand };
}

export function take({ deck, hand }: Draft): Draft {
  const [top, ...rest] = deck;
  return top === undefined || hand.length >= HAND ? { deck, hand } : { deck: rest, hand: [...hand, top] };
}

export function isFull({ hand }: Draft): boolean {
  return hand.length >= HAND;
}
