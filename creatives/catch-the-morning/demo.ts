import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 2,
  name: 'Catch the Morning',
  brand: 'Oatavia',
  format: ['Gamification'],
  type: 'Fall & Collect',
  size: '300x600',
  device: ['desktop', 'mobile'],
  description: 'Catch falling fruit and nuts; the bowl becomes your personal mix.',
  trades: ['food', 'retail'],
  goals: ['sales', 'awareness'],
  needs: ['pictures'],
  leadDays: 8,
  active: true,
} satisfies DemoRecord;
