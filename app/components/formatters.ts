import { formatDate } from '#app/components/format-date.ts';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Money } from '#protocol/wallet.ts';

/** Amounts and days as a language writes them. */
export interface Formatters {
  usd(amount: number): string;
  /** Without cents: for axes and narrow columns. */
  wholeUsd(amount: number): string;
  /** With its sign, for differences. */
  signedUsd(amount: number): string;
  money(money: Money): string;
  /** 2.8 is +2.8 %. */
  change(percent: number): string;
  share(part: number): string;
  /** A share so small or so exact that it needs digits: 0.0425 is 4.25 %. */
  percent(part: number): string;
  count(count: number): string;
  day(iso: string): string;
  month(iso: string): string;
  shortMonth(iso: string): string;
}

/** Amounts and days in the visitor's language. */
export function useFormatters(): Formatters {
  return getFormatters(useText().language.tag);
}

const known = new Map<string, Formatters>();

/** Making a format costs more than using it, so each is made once. */
export function getFormatters(languageTag: string): Formatters {
  const formatters = known.get(languageTag) ?? createFormatters(languageTag);
  known.set(languageTag, formatters);
  return formatters;
}

function createFormatters(tag: string): Formatters {
  // Thousands are always separated, also where a language leaves it out of four digits: the amounts of a column stand below each other.
  const dollars = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', useGrouping: 'always' } as const;
  const usd = new Intl.NumberFormat(tag, dollars);
  const whole = new Intl.NumberFormat(tag, { ...dollars, maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(tag, { ...dollars, signDisplay: 'exceptZero' });
  const coin = new Intl.NumberFormat(tag, { maximumFractionDigits: 8 });
  const change = new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 });
  return {
    usd: (amount) => usd.format(amount),
    wholeUsd: (amount) => whole.format(amount),
    signedUsd: (amount) => signed.format(amount),
    money: ({ amount, currency }) => (currency === 'USD' ? usd.format(amount) : `${coin.format(amount)}\u00a0${currency}`),
    change: (percent) => change.format(percent / 100),
    share: (part) => share.format(part),
    percent: (part) => percent.format(part),
    count: (count) => formatNumber(count, tag),
    day: (iso) => formatDate(iso, 'medium', tag),
    month: (iso) => formatDate(iso, 'month', tag),
    shortMonth: (iso) => formatDate(iso, 'short month', tag),
  };
}
