import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 15,
  name: 'Living Light',
  brand: 'Fjellys',
  format: ['CTV', 'Interactive'],
  type: 'Gallery',
  size: 'CTV',
  device: ['desktop'],
  description: 'Pause the film; light a room with your remote.',
  trades: ['home', 'retail'],
  goals: ['sales', 'traffic'],
  needs: ['pictures'],
  leadDays: 12,
  active: true,
} satisfies DemoRecord;
