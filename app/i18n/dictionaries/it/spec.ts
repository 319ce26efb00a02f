import type { spec as labels } from '#app/i18n/dictionaries/en/spec.ts';

export const spec = {
  'PDF, in English': 'PDF, in inglese',
  'Measured against limits': 'Misurato rispetto ai limiti',
  'Opens to': 'Si apre a',
  'Taken from your brand': 'Prende dal tuo marchio',
  'English, until you put in words of your own': 'Inglese, finché non metti parole tue',
  Sources: 'Fonti',
  'Build of the ad: {{hash}}.': 'Versione misurata dell’annuncio: {{hash}}.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
