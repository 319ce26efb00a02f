import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'pan', when: 'The coasts are slid; the value is where the upper one goes, 1080 once around.', example: '412' },
  { event: 'detail', name: 'light', when: 'Day and night of a place meet and its light goes on; the value names the place.', example: 'bar' },
  { event: 'interaction', name: 'plan', when: 'The nights are asked for.' },
  { event: 'interaction', name: 'again', when: 'The coasts are asked for once more.' },
];
