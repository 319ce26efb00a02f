/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  hint: 'Drag the bowl',
  pick: 'Pick five for your bowl',
  yours: 'Your morning',
  offer: 'Your pouch, $6',
  share: (share: number, of: string) => `${share}% ${of}`,
  pouch: 'granola',
  seconds: (left: number) => `${left} s`,
  double: '×2',
  again: 'Play again',
  start: 'Play now',
  bowl: 'Bowl: move with the arrow keys to catch what falls',
  lane: (lane: number, lanes: number, caught: number) => `Place ${lane} of ${lanes}, ${caught} caught`,
  add: (label: string, step: number, steps: number) => `Add ${label} to the bowl, choice ${step} of ${steps}`,
  added: (label: string, left: number) => `${label} added. ${left} to go.`,
  result: (name: string, share: string) => `Your morning: ${name}, ${share}. Your pouch, $6.`,
} as const;
