import type { spec as labels } from '#app/i18n/dictionaries/en/spec.ts';

export const spec = {
  'PDF, in English': 'PDF, auf Englisch',
  'Measured against limits': 'Gemessen an Grenzen',
  'Opens to': 'Öffnet sich auf',
  'Taken from your brand': 'Übernimmt von Ihrer Marke',
  'English, until you put in words of your own': 'Englisch, bis Sie eigene Worte einsetzen',
  Sources: 'Quellen',
  'Build of the ad: {{hash}}.': 'Gemessene Fassung der Anzeige: {{hash}}.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
