import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 16,
  name: 'Frost Window',
  brand: 'Halden Huts',
  format: ['Gamification'],
  type: 'Spinner',
  size: 'full screen',
  device: ['mobile', 'desktop'],
  description: 'Flick the cup: every spin pours a winning flavour and a coupon.',
  trades: ['travel'],
  goals: ['leads', 'awareness'],
  active: false,
} satisfies DemoRecord;
