import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { TakeAwayKind } from './take-away.ts';

/** What each kind of file is called. Labels of the workspace. */
export const kindLabels = {
  html5: 'HTML5 zip',
  mraid: 'MRAID file',
  simid: 'SIMID zip',
  vast: 'VAST file',
  backup: 'Backup image',
  pause: 'Pause ad, a still',
  menu: 'Menu ad, a still',
  clip: 'Clip',
  spec: 'Spec sheet',
  tracking: 'Tracking plan',
} as const satisfies Record<TakeAwayKind, Label>;
