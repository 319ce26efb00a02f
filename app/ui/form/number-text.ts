/** Amounts as whole numbers of their smallest unit, such as cents: those are never off by a fraction. */

/** The largest whole number that is counted exactly has 16 digits. */
const MAX_DIGITS = 15;

function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(-123456.7);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
}

/** `1.234,5` with two decimals in German is 123450; undefined if it is no number, has too many decimals or too many digits. */
export function parseAmount(text: string, locale: string, decimals: number): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const typed = text
    .trim()
    .replace(/^[\u2212\u2013]/, '-')
    .replaceAll(/[\s\u00a0\u202f'’]/g, '');
  // A point that stands where German would write no group may be meant as a comma: rather no number than another one.
  const isGrouped = typed.includes(group) && !/\s/.test(group);
  if (isGrouped && !new RegExp(`^-?\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`).test(typed)) return undefined;
  const plain = (isGrouped ? typed.replaceAll(group, '') : typed).replace(decimal, '.');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  const digits = whole + fraction.padEnd(decimals, '0');
  if (!match || whole + fraction === '' || fraction.length > decimals || digits.length > MAX_DIGITS) return undefined;
  return Number(sign + digits) || 0;
}

/** 123450 with two decimals in German is `1.234,50`. */
export function formatAmount(amount: number, locale: string, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const { decimal } = separatorsOf(locale);
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole));
  return `${amount < 0 ? '-' : ''}${grouped}${decimals > 0 ? decimal + digits.slice(-decimals) : ''}`;
}
