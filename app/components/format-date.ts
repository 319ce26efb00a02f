const styles = {
  long: { dateStyle: 'long', timeZone: 'UTC' },
  medium: { dateStyle: 'medium', timeZone: 'UTC' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  'short month': { month: 'short', timeZone: 'UTC' },
  'month name': { month: 'long', timeZone: 'UTC' },
  weekday: { weekday: 'long', timeZone: 'UTC' },
  'short weekday': { weekday: 'short', timeZone: 'UTC' },
  'short day': { day: 'numeric', month: 'short', timeZone: 'UTC' },
  'weekday and day': { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  full: { dateStyle: 'full', timeZone: 'UTC' },
  /** By the clock of the visitor, as the next. */
  time: { timeStyle: 'short' },
  'date and time': { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date as the language writes it: an ISO day, which has no time zone, or milliseconds since 1970. '' where it is none. */
export function formatDate(date: string | number, style: keyof typeof styles, languageTag: string): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return '';
  return shorten(getFormat(style, languageTag).format(moment));
}

/** From one ISO day to another, which says what they share once: '23–29 November 2026'. */
export function formatDayRange(first: string, last: string, style: 'long' | 'medium', languageTag: string): string {
  return shorten(getFormat(style, languageTag).formatRange(new Date(first), new Date(last)));
}

/** Making a format costs more than using it, so each is made once. */
function getFormat(style: keyof typeof styles, languageTag: string): Intl.DateTimeFormat {
  const key = languageTag + style;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTag, styles[style]);
  formats.set(key, format);
  return format;
}

/** British English abbreviates every other month to three letters. */
const shorten = (text: string) => text.replaceAll(/\bSept\b/g, 'Sep');
