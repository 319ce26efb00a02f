import type { DemoRecord } from '#catalogue/demo.ts';

export const demo = {
  id: 11,
  name: 'Descent',
  brand: 'Fathomer 300',
  format: ['Sticky and Scrolling'],
  type: 'Scrolling Window',
  size: '300x600',
  placement: 'interscroller',
  device: ['mobile', 'desktop'],
  description: 'Scroll to dive until only the watch still glows.',
  trades: ['fashion'],
  goals: ['launch', 'awareness'],
  needs: ['pictures'],
  leadDays: 6,
  active: true,
} satisfies DemoRecord;
