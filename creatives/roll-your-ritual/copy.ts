/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  drum: 'Ritual drum, up and down arrows roll it',
  next: 'Roll to the next step',
  previous: 'Roll to the previous step',
  keep: 'Keep',
  kept: 'Kept',
  keepThis: (name: string) => `Keep ${name}`,
  putBack: (name: string) => `Kept ${name}, press to put it back`,
  choose: 'Choose my three',
  again: 'Roll again',
  /** By how many are kept. */
  goals: ['Keep 3, save 15%', '2 more, save 15%', '1 more, save 15%', '15% saved'],
  reward: 'Your ritual, 15% less',
  total: 'Together',
  price: (amount: number) => `$${amount}`,
  cents: (amount: number) => `$${amount.toFixed(2)}`,
  value: (name: string, n: number, isKept: boolean) => `${name}, step ${n} of 5, ${isKept ? 'kept' : 'not kept'}`,
  didKeep: (name: string, n: number) => `${name} kept, ${n} of 3.`,
  didDrop: (name: string, n: number) => `${name} put back, ${n} of 3.`,
  bundle: (names: string, price: string) => `Your ritual: ${names}. ${price} together, 15% less.`,
} as const;
