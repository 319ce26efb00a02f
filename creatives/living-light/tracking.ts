import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'lamp', when: 'A lamp is chosen; the value names it.', example: 'lund' },
  { event: 'interaction', name: 'toggle', when: 'The lamp is switched; the value is on or off.', example: 'off' },
  { event: 'interaction', name: 'warmth', when: 'The warmth is set; the value is kelvin.', example: '2700' },
  { event: 'interaction', name: 'resume', when: 'The film goes on; the value is its second.', example: '0' },
  { event: 'detail', name: 'qr_shown', when: 'The code for a phone stands; the value names the lamp.', example: 'lund' },
];
