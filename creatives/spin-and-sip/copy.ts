/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  hint: 'Flick twice, keep the better.',
  spin: 'Spin for me',
  again: 'Flick again, keep the better',
  flickNow: 'Flick the cup',
  won: 'You won',
  inStore: 'Show in store',
  spinning: 'The cup is spinning.',
  wheel: 'Spin for me; held longer, the cup spins faster',
  beat: (reward: string) => `You hold ${reward}. Beat it!`,
  swap: (reward: string) => `Swap for ${reward}`,
  result: (reward: string, flavour: string, code: string) => `You won ${reward} on ${flavour}. Your code is ${code}.`,
} as const;
