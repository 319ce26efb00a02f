/** Three words as in a sentence: "rain, amber and oat". */
const list = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A product's name in the middle of a line: "serum", but "SPF 50". */
const within = (name: string) => name.replace(/^.(?=[a-z])/, (first) => first.toLowerCase());

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** Every word of the ad that the brand does not bring itself. */
export const COPY = {
  name: 'Dewvale',
  drum: 'Ritual drum, up and down arrows roll it',
  next: 'Roll to the next step',
  previous: 'Roll to the previous step',
  keep: (name: string) => `Keep ${within(name)}`,
  kept: (name: string) => `Kept ${within(name)}`,
  putBack: (name: string) => `Kept ${within(name)}, press to put it back`,
  choose: 'Choose my three',
  again: 'Roll again',
  /** By how many are kept. */
  goals: ['Roll, keep three, save 15%', '2 more for your mix, and 15% off', '1 more for your mix, and 15% off', 'Yours. Mixed, and 15% off'],
  note: (essence: string, feel: string, size: string) => `${capital(essence)}, for ${feel} skin. ${size}`,
  offer: 'Your set, 15% off',
  label: capital,
  /** What the mix does. */
  reward: (feels: readonly string[]) => `Skin feels ${list(feels)}.`,
  price: (amount: number) => `$${amount}`,
  cents: (amount: number) => `$${amount.toFixed(2)}`,
  value: (name: string, n: number, isKept: boolean) => `${name}, step ${n} of 5, ${isKept ? 'kept' : 'not kept'}`,
  didKeep: (name: string, n: number) => `${name} kept, ${n} of 3.`,
  didDrop: (name: string, n: number) => `${name} put back, ${n} of 3.`,
  bundle: (reward: string, price: string) => `Your set, 15% off: ${price}. ${reward}`,
} as const;
