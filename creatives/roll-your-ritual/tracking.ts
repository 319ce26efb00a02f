import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'roll', when: 'The drum is rolled; the value names the step that it leaves and the way.', example: 'cleanse,1' },
  { event: 'interaction', name: 'keep', when: 'A step is kept, or taken back with a minus before it.', example: 'cleanse' },
  { event: 'detail', name: 'bundle', when: 'Three steps are kept; the value names them.', example: 'cleanse,glow,seal' },
];
