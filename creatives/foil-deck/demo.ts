import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 13,
  name: 'Foil Deck',
  brand: 'Arcanova',
  format: ['4D Card and Swiper', 'Gamification'],
  type: 'Card swiper',
  size: '320x480',
  device: ['mobile'],
  description: 'Tilt, flip and swipe holographic cards into one spell.',
  trades: ['games'],
  goals: ['installs', 'awareness'],
  needs: ['pictures'],
  leadDays: 8,
  active: true,
} satisfies DemoRecord;
