import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'blind', when: 'The blind is raised; the value is how far, percent.', example: '100' },
  { event: 'interaction', name: 'destination', when: 'The open window is tapped, and turns to the next; the value names it.', example: 'alps' },
];
