import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 1,
  name: 'Spin & Sip',
  brand: 'Bobatide',
  format: ['Gamification'],
  type: 'Spinner',
  size: '320x480',
  givesCodes: true,
  device: ['mobile'],
  description: 'Flick the cup: every spin pours a winning flavour and a coupon.',
  trades: ['drinks'],
  goals: ['store visits', 'sales'],
  needs: [],
  leadDays: 5,
  active: true,
} satisfies DemoRecord;
