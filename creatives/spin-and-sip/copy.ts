/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  hint: 'Everybody wins. Flick the cup.',
  spin: 'Hold to spin',
  again: 'Spin again',
  spinNow: 'Spin the cup',
  won: 'You won',
  inStore: 'Show in store',
  spinning: 'The cup is spinning.',
  wheel: 'Hold to spin the cup; the longer, the faster',
  result: (reward: string, flavour: string, code: string) => `You won ${reward} on ${flavour}. Your code is ${code}.`,
} as const;
