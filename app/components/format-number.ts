import type { Gauge } from '#catalogue/standards.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs more than using it, so each is made once. */
function toFormat(languageTag: string, key: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const format = formats.get(languageTag + key) ?? new Intl.NumberFormat(languageTag, options);
  formats.set(languageTag + key, format);
  return format;
}

/** A whole number as the language writes it: 10,000. */
export function formatNumber(count: number, languageTag: string): string {
  return toFormat(languageTag, '').format(count);
}

/** A number with up to two decimals: 4.57. */
export function formatRatio(ratio: number, languageTag: string): string {
  return toFormat(languageTag, 'ratio', { maximumFractionDigits: 2 }).format(ratio);
}

/** Shortened as the language does, for axes: 2.5M, 2,5 Mio. */
export function formatCompact(count: number, languageTag: string): string {
  return toFormat(languageTag, 'compact', { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' }).format(count);
}

const units = { ms: 'millisecond', s: 'second', '%': 'percent' } as const;

/** A measured figure with its unit, as the language writes both: 79.7 kB, 79,7 кБ. Bytes are told in thousands and millions. */
export function formatMeasure(value: number, unit: Gauge['unit'], languageTag: string): string {
  if (unit === '') return formatNumber(value, languageTag);
  const [size, name] = unit !== 'B' ? ([1, units[unit]] as const) : value < 1e6 ? ([1e3, 'kilobyte'] as const) : ([1e6, 'megabyte'] as const);
  return toFormat(languageTag, name, { style: 'unit', unit: name, maximumFractionDigits: 1 }).format(value / size);
}

/** Seconds of a clock, to the millisecond: 12.045. */
export function formatClock(ms: number, languageTag: string): string {
  return toFormat(languageTag, 'clock', { minimumFractionDigits: 3 }).format(ms / 1000);
}
