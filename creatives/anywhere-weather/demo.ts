import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 5,
  name: 'Anywhere Weather',
  brand: 'Aerolune',
  format: ['Interactive', 'Horizon'],
  type: 'Dynamic',
  size: '970x250',
  device: ['desktop'],
  description: 'Repaints itself by city, hour, weather and live fare.',
  trades: ['travel'],
  goals: ['sales', 'traffic'],
  needs: ['pictures'],
  leadDays: 5,
  active: true,
} satisfies DemoRecord;
