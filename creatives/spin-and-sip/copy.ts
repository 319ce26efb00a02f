/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  hint: 'Flick twice, keep the better.',
  spin: 'Spin for me',
  again: 'Flick 2',
  better: 'keep the better',
  flickNow: 'Flick to win',
  won: 'You won',
  inStore: 'Show in store',
  everyWins: 'Every flick wins',
  spinning: 'The cup is spinning.',
  wheel: 'Spin for me; held longer, the cup spins faster',
  beat: (reward: string) => `You hold ${reward}. Beat it!`,
  swap: 'take this instead',
  result: (reward: string, flavour: string, code: string) => `You won ${reward} on ${flavour}. Your code is ${code}.`,
} as const;
