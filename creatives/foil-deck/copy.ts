/** Every word of the piece that the brand does not bring itself. */
export const COPY = {
  tilt: 'Tilt it. ',
  hints: ['Swipe right to draft, left to pass', 'Two more for your spell', 'One more for your spell'],
  binding: 'Force and ward make one power',
  pass: 'Pass',
  draft: 'Draft',
  again: 'Draft again',
  start: 'Draft now',
  offer: 'Card game for iOS and Android. First deck free.',
  force: 'Force',
  ward: 'Ward',
  flip: (name: string, isLore: boolean) => (isLore ? `${name}: turn back to its picture` : `${name}: flip for its lore`),
  top: (name: string) => `${name} is on top of the deck.`,
  drafted: (name: string, count: number) => `${name} drafted, ${count} of 3.`,
  passed: (name: string) => `${name} passed, back under the deck.`,
  lore: (name: string, lore: string, force: number, ward: number) => `${name}. ${lore} Force ${force}, ward ${ward}.`,
  result: (name: string, power: number) => `Your spell: ${name}, power ${power}.`,
} as const;
