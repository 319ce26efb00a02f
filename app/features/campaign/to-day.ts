/** YYYY-MM-DD in words, the month by its name; '' for anything else. */
export function toDay(day: string, languageTag: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (day === '' || Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
