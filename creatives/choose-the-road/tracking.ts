import type { DeclaredEvent } from '#protocol/tracking.ts';

/** What this ad reports under its own names (docs/decisions/064). */
export const tracking: readonly DeclaredEvent[] = [
  { event: 'interaction', name: 'choose', when: 'A road is chosen; the value names it.', example: 'coast' },
  { event: 'detail', name: 'chapter', when: 'The film cuts to a chapter; the value names it.', example: 'camp' },
  { event: 'interaction', name: 'chapter', when: 'The camp is skipped to.', example: 'camp' },
  { event: 'interaction', name: 'hotspot', when: 'A feature of the van is opened; the value names it.', example: 'solar' },
  { event: 'detail', name: 'hold', when: 'The film stands still for a feature, or goes on.', example: 'on' },
  { event: 'interaction', name: 'mute', when: 'The sound is switched off.' },
  { event: 'interaction', name: 'unmute', when: 'The sound is switched on.' },
];
