import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 7,
  name: 'Roll Your Ritual',
  brand: 'Dewvale',
  format: ['3D Roll and 3D Xplore', '4D Card and Swiper'],
  type: '3D roll',
  size: '300x600',
  device: ['mobile', 'desktop'],
  description: 'A 3D drum of five rituals; keep three and the bundle prices itself.',
  trades: ['beauty', 'retail'],
  goals: ['sales', 'traffic'],
  needs: ['pictures'],
  leadDays: 10,
  active: true,
} satisfies DemoRecord;
