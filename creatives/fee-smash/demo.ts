import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 3,
  name: 'Fee Smash',
  brand: 'Nuvane',
  format: ['Gamification'],
  type: 'Fall & Hit',
  size: 'full screen',
  device: ['mobile', 'desktop'],
  description: 'Slice hidden fees before they reach your card and bank the savings.',
  trades: ['finance'],
  goals: ['installs', 'leads'],
  needs: [],
  leadDays: 8,
  active: true,
} satisfies DemoRecord;
