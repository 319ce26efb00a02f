const styles = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  medium: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  'short month': { month: 'short', timeZone: 'UTC' },
  'month name': { month: 'long', timeZone: 'UTC' },
  weekday: { weekday: 'long', timeZone: 'UTC' },
  'short weekday': { weekday: 'short', timeZone: 'UTC' },
  'short day': { day: 'numeric', month: 'short', timeZone: 'UTC' },
  /** By the clock of the visitor. */
  time: { timeStyle: 'short' },
  'date and time': { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date as the language writes it: an ISO day, which has no time zone, or milliseconds since 1970. '' where it is none. */
export function formatDate(date: string | number, style: keyof typeof styles, languageTag: string): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  const key = languageTag + style;
  // Making a format costs more than using it, so each is made once.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag, styles[style]);
  formats.set(key, format);
  // British English abbreviates every other month to three letters.
  return format.format(moment).replace(/\bSept\b/, 'Sep');
}
