import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 14,
  name: 'Brew by Remote',
  brand: 'Brewmont',
  format: ['CTV', 'Interactive'],
  type: 'Remote',
  size: 'CTV',
  device: ['desktop'],
  description: 'Brew a coffee with the TV remote, from overlay to full screen.',
  trades: ['drinks'],
  goals: ['awareness', 'traffic'],
  needs: ['video'],
  leadDays: 15,
  active: true,
} satisfies DemoRecord;
