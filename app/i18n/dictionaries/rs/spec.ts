import type { spec as labels } from '#app/i18n/dictionaries/en/spec.ts';

export const spec = {
  'PDF, in English': 'PDF на английском',
  'Measured against limits': 'Измерено и сравнено с пределами',
  'Opens to': 'Раскрывается до',
  'Taken from your brand': 'Берёт от вашей марки',
  'English, until you put in words of your own': 'Английский, пока вы не вставите свои слова',
  Sources: 'Источники',
  'Build of the ad: {{hash}}.': 'Измеренная сборка объявления: {{hash}}.',
} as const satisfies Readonly<Record<(typeof labels)[number], string>>;
