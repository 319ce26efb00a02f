/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  currency: '€',
  aYear: 'a year',
  hint: 'Swipe to slice. Guard your card.',
  play: 'Fees in five lanes. Arrow keys choose a lane, Space slices.',
  lane: (lane: number, fee: string) => `Lane ${lane} of 5: ${fee}`,
  clear: 'clear',
  dodged: 'dodged a year',
  gone: (fee: string) => `${fee} smashed`,
  hit: (left: number) => `A fee hit your card. ${left} of 3 shields left.`,
  youDodged: 'You dodged',
  aYearInFees: 'a year in fees',
  illustrative: 'Illustrative sum of common bank fees.',
  result: (amount: string) => `You dodged ${amount} a year in fees.`,
  again: 'Play again',
  start: 'Play now',
  list: 'Cross out the fees',
} as const;
