import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'blind', when: 'A blind is raised; the value is how far, percent.', example: '100' },
  { event: 'interaction', name: 'destination', when: 'A destination is chosen; the value names it.', example: 'lisbon' },
  { event: 'interaction', name: 'refresh', when: 'Another city is asked for, or the same once more.', example: 'city' },
];
