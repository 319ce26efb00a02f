import type { Brand } from '#protocol/brand.ts';

export const brand = {
  name: 'zestruck',
  headline: 'Lunch is moving',
  cta: 'Order lunch',
  landing: 'https://zestruck.example/',
  primary: '#d4361f',
  accent: '#ffd04a',
} satisfies Brand;

const dishes = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'}`;

export const copy = {
  belt: 'Dishes on the belt',
  hint: 'Left and right choose a dish, Enter puts it into the bag, Backspace takes it out.',
  add: (name: string, price: number) => `${name} $${price}, add to the bag`,
  packed: 'Lunch is packed',
  previous: 'Previous dishes',
  next: 'Next dishes',
  empty: 'Tap a dish',
  openWith: (count: number, total: number) => `Open bag: ${dishes(count)}, $${total}`,
  price: (total: number) => `$${total}`,
  minutes: (minutes: number) => `${minutes} min`,
  eta: 'At your door in',
  order: (verb: string, total: number) => `${verb === brand.cta ? 'Order' : verb}, $${total}`,
  again: 'Start over',
  offer: 'Free delivery',
  more: (name: string) => `Add ${name.toLowerCase()}`,
  dishes,
  added: (name: string, count: number, total: number) => `${name} is in the bag. ${dishes(count)}, $${total}.`,
  removed: (name: string, count: number) => `${name} taken out. ${dishes(count)} left.`,
  nothing: 'The bag is empty. Choose a dish first.',
  ready: (total: number, minutes: number) => `$${total}, at your door in ${minutes} minutes.`,
} as const;
