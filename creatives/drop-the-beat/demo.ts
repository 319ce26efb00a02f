import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 4,
  name: 'Drop the Beat',
  brand: 'Thrumm',
  format: ['Gamification', 'Interactive'],
  type: 'Taps',
  size: '320x480',
  device: ['mobile'],
  description: 'Four pads, sixteen beats: build a track and find your sound.',
  trades: ['electronics'],
  goals: ['awareness', 'launch'],
  needs: ['pictures'],
  leadDays: 12,
  active: true,
} satisfies DemoRecord;
