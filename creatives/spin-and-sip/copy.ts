/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  name: 'Bobatide',
  hint: 'Flick the cup. Every spin wins.',
  spin: 'Spin for me',
  again: 'Spin again, keep the better',
  spinNow: 'Spin to win',
  could: 'You could win',
  won: 'You won',
  inStore: 'Show in store',
  everyWins: 'Every spin wins',
  spinning: 'The cup is spinning.',
  wheel: 'Spin for me; held longer, the cup spins faster',
  beat: (reward: string) => `You hold ${reward}. Beat it!`,
  swap: (reward: string) => `Take ${reward} instead`,
  result: (reward: string, flavour: string, code: string) => `You won ${reward} on ${flavour}. Your code is ${code}.`,
} as const;
