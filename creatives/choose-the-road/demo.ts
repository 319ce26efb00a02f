import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 6,
  name: 'Choose the Road',
  brand: 'Wendara',
  format: ['Interactive'],
  type: 'Interactive video',
  size: 'video',
  device: ['desktop', 'mobile'],
  description: 'A film that asks where to go, with tappable features.',
  trades: ['automotive', 'travel'],
  goals: ['video views', 'leads'],
  needs: ['video'],
  leadDays: 15,
  active: true,
} satisfies DemoRecord;
