import type { spec as labels } from '#app/i18n/dictionaries/en/spec.ts';

export const spec = {
  'PDF, in English': 'PDF, en inglés',
  'Measured against limits': 'Medido frente a los límites',
  'Opens to': 'Se abre a',
  'Taken from your brand': 'Toma de tu marca',
  'English, until you put in words of your own': 'Inglés, hasta que pongas tus propias palabras',
  Sources: 'Fuentes',
  'Build of the ad: {{hash}}.': 'Versión medida del anuncio: {{hash}}.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
