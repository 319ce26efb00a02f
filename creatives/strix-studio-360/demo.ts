import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 9,
  name: 'Strix Studio 360',
  brand: 'Vantoro Strix',
  format: ['3D Roll and 3D Xplore', 'Interactive'],
  type: 'Macan',
  size: '970x250',
  device: ['desktop'],
  description: 'Orbit, repaint and light a new electric fastback in real time.',
  trades: ['automotive'],
  goals: ['leads', 'launch'],
  needs: ['pictures'],
  leadDays: 12,
  active: true,
} satisfies DemoRecord;
