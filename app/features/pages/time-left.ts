export interface TimeLeft {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const MINUTE_MS = 60_000;

/** The time left in whole minutes, rounded up: zero is never shown before the moment. Undefined from then on. */
export function toTimeLeft(untilMs: number, nowMs: number): TimeLeft | undefined {
  const minutes = Math.ceil((untilMs - nowMs) / MINUTE_MS);
  if (!(minutes > 0)) return undefined;
  return { day: Math.floor(minutes / 1440), hour: Math.floor(minutes / 60) % 24, minute: minutes % 60 };
}

/** "192" and "days", with the plural that the language has for the number. */
export function formatUnit(count: number, unit: keyof TimeLeft, languageTag: string): { readonly figure: string; readonly name: string } {
  const parts = new Intl.NumberFormat(languageTag, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(count);
  const join = (isUnit: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isUnit)
      .map(({ value }) => value)
      .join('')
      .trim();
  return { figure: join(false), name: join(true) };
}
