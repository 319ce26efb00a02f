/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  hint: 'Everybody wins. Flick the cup.',
  spin: 'Spin for me',
  again: 'Flick again',
  flickNow: 'Flick the cup',
  won: 'You won',
  inStore: 'Show in store',
  spinning: 'The cup is spinning.',
  wheel: 'Spin for me; held longer, the cup spins faster',
  result: (reward: string, flavour: string, code: string) => `You won ${reward} on ${flavour}. Your code is ${code}.`,
} as const;
