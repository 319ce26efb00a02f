/** Longest text an amount is read from. */
export const AMOUNT_MAX_LENGTH = 24;

/**
 * The number somebody typed, undefined where it is none. Both signs are understood in every language: "0.5" and "0,5" are a half; of two different
 * signs the last is the decimal one; a single sign before exactly three digits groups thousands only where the language groups with it ("1,000" in English).
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

/** As it would be typed: no groups, no currency, no more digits than asked for. */
export function formatAmount(amount: number, digits: number, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, { useGrouping: false, maximumFractionDigits: digits }).format(amount);
}

function toDecimalSign(languageTag: string): string {
  return new Intl.NumberFormat(languageTag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
