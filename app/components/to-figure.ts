const formats = new Map<string, Intl.NumberFormat>();

/** A whole number as the language writes it: 10,000. Making a format costs more than using it, so each is made once. */
export function toFigure(count: number, languageTag: string): string {
  const format = formats.get(languageTag) ?? new Intl.NumberFormat(languageTag);
  formats.set(languageTag, format);
  return format.format(count);
}
