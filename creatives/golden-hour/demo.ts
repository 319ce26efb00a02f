import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 12,
  name: 'Golden Hour',
  brand: 'Lumara Isles',
  format: ['Horizon', 'Interactive'],
  type: 'Horizon',
  size: '970x250',
  device: ['desktop', 'mobile'],
  description: 'Drag the sun and the islands live a full day on one horizon.',
  trades: ['travel'],
  goals: ['awareness', 'traffic'],
  needs: ['pictures'],
  leadDays: 8,
  active: true,
} satisfies DemoRecord;
