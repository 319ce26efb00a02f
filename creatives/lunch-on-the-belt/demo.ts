import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 10,
  name: 'Lunch on the Belt',
  brand: 'Zestruck',
  format: ['Sticky and Scrolling'],
  type: 'Belt',
  size: '728x90',
  placement: 'sticky',
  device: ['desktop'],
  description: 'An endless belt of dishes; tap to fill the bag.',
  trades: ['food', 'retail'],
  goals: ['sales', 'installs'],
  needs: ['pictures', 'feed'],
  leadDays: 8,
  active: true,
} satisfies DemoRecord;
