/** The longest text that is read as an amount. */
export const AMOUNT_MAX_LENGTH = 24;

/**
 * The number that was typed; undefined where it is none. Comma and point are understood in every language: "0.5" and "0,5" are a half; of both in
 * one number the last is the decimal sign; a single one before exactly three digits groups thousands only if the language groups by it ("1,000" in
 * English).
 */
export function parseAmount(text: string, languageTag: string): number | undefined {
  const plain = text.replaceAll(/[\s'’]/g, '');
  if (plain.length > AMOUNT_MAX_LENGTH || !/^[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const sign = plain.charAt(last);
  const other = sign === '.' ? ',' : '.';
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`).test(plain);
  if (isGrouped && (plain.indexOf(sign) !== last || sign !== toDecimalSign(languageTag))) return Number(plain.replaceAll(sign, ''));
  const [whole = '', fraction = ''] = [plain.slice(0, last), plain.slice(last + 1)];
  if (whole.includes(sign) || (whole.includes(other) && !new RegExp(`^\\d{1,3}(?:\\${other}\\d{3})+$`).test(whole))) return undefined;
  return Number(`${whole.replaceAll(other, '')}.${fraction}`);
}

/** As it would be typed: no grouping, no currency, at most `digits` after the decimal sign. */
export function formatAmount(amount: number, digits: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { useGrouping: false, maximumFractionDigits: digits }).format(amount);
}

function toDecimalSign(languageTag: string): string {
  return new Intl.NumberFormat(languageTag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
