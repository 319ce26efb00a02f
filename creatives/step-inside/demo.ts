import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 8,
  name: 'Step Inside',
  brand: 'Casa Velluna',
  format: ['3D Roll and 3D Xplore'],
  type: '3D xplore',
  size: 'full screen',
  device: ['mobile', 'desktop'],
  description: 'Look around a cliff villa, day to night, and unlock the rate.',
  trades: ['travel', 'property'],
  goals: ['leads', 'sales'],
  needs: ['pictures'],
  leadDays: 15,
  active: true,
} satisfies DemoRecord;
