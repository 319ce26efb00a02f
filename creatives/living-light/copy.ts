/** Every word of the ad, except the brand's own and the lamps' (lamps.ts). */
export const copy = {
  film: 'The Long Fjord',
  paused: 'Paused',
  playing: 'Playing',
  lamps: 'Lamps',
  on: 'on',
  off: 'off',
  warmer: 'Warmer light',
  cooler: 'Cooler light',
  kelvin: 'K',
  currency: '€',
  scan: ['Point your phone here:', 'goes in the basket in this light.'],
  qr: 'QR code to this lamp in this light',
  resume: 'Play film',
  room: 'Back to the room',
  again: 'Start over',
  keys: ['Lamp', 'Warmth', 'On, off'],
} as const;
