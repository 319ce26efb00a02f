import type { Brand } from '#protocol/brand.ts';

export const defaults: Brand = {
  name: 'Vantoro Strix',
  headline: 'The studio is yours',
  cta: 'Book a test drive',
  landing: 'https://vantoro.example/',
  primary: '#ef5a2a',
  accent: '#ffe3d3',
};

export const copy = {
  turn: 'Turn the car',
  hint: 'Drag to turn',
  paint: 'Paint',
  rims: 'Rims',
  lamps: 'Lamps',
  shot: 'Take the shot',
  shoot: 'Shoot',
  again: 'Shoot again',
  endLine: 'Drive it this week',
  offer: '600 km, from €48,900',
  price: 'Yours from €48,900',
  shotTaken: 'Shot taken.',
  exposure: '1/125 s',
  number: 'No.',
  times: 'Time of the test drive',
  slots: ['Fri 10:00', 'Sat 11:30', 'Sun 15:00'],
  held: 'is held for you',
  confirm: 'Confirm',
  change: 'Change time',
  degrees: 'degrees',
} as const;
