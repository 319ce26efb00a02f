import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { usePlan } from '#app/components/price/brief-path.ts';
import { findPlan } from '#app/components/price/plan-parameters.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { useFieldValue } from '#app/ui/form/use-field-value.ts';
import { type BudgetBand, budgetLimits } from '#protocol/budget.ts';
import { toFieldId } from './field-texts.ts';

/** Rate to the euro (November 2026), rounded so that the bands have round limits, and the countries of the currency. Others are shown euros. */
const currencies = {
  GBP: { perEuro: 0.9, countries: ['GB', 'GG', 'IM', 'JE'] },
  CHF: { perEuro: 1, countries: ['CH', 'LI'] },
  SEK: { perEuro: 11, countries: ['SE'] },
  RUB: { perEuro: 100, countries: ['RU'] },
  USD: { perEuro: 1.1, countries: ['US', 'PR'] },
  AED: { perEuro: 4, countries: ['AE'] },
  AUD: { perEuro: 1.8, countries: ['AU'] },
  HKD: { perEuro: 9, countries: ['HK'] },
  IDR: { perEuro: 18_000, countries: ['ID'] },
  INR: { perEuro: 100, countries: ['IN'] },
  JPY: { perEuro: 160, countries: ['JP'] },
  KRW: { perEuro: 1600, countries: ['KR'] },
  MYR: { perEuro: 5, countries: ['MY'] },
  PHP: { perEuro: 65, countries: ['PH'] },
  SGD: { perEuro: 1.5, countries: ['SG'] },
  THB: { perEuro: 40, countries: ['TH'] },
  VND: { perEuro: 30_000, countries: ['VN'] },
} as const satisfies Readonly<Record<string, { readonly perEuro: number; readonly countries: readonly string[] }>>;

const MILLION = 1_000_000;

const exact = {
  'under-10k': 'Under €10,000',
  '10k-50k': '€10,000 to €50,000',
  '50k-200k': '€50,000 to €200,000',
  'over-200k': 'More than €200,000',
  open: 'Not decided yet',
} as const satisfies Readonly<Record<BudgetBand, Label>>;

/** The band for a visitor of that country: in euros, or about as much in its currency. What is stored is the same. */
export function toBudgetText(band: BudgetBand, country: string, { t, language }: Pick<Text, 't' | 'language'>): string {
  const found = Object.entries(currencies).find(([, { countries }]) => countries.some((code) => code === country));
  const range = budgetLimits[band];
  if (!found || !range) return t(exact[band]);
  const [currency, { perEuro }] = found;
  const [from, to] = range.map((euros) => toMoney(euros * perEuro, currency, language.tag));
  if (range[0] === 0) return t('Under about {{to}}', { to: to ?? '' });
  return range[1] === Number.POSITIVE_INFINITY
    ? t('More than about {{from}}', { from: from ?? '' })
    : t('About {{from}} to {{to}}', { from: from ?? '', to: to ?? '' });
}

function toMoney(amount: number, currency: string, languageTag: string): string {
  const notation = amount >= MILLION ? 'compact' : 'standard';
  return new Intl.NumberFormat(languageTag, { style: 'currency', currency, notation, maximumFractionDigits: notation === 'compact' ? 1 : 0 }).format(
    amount,
  );
}

/** The region of a language tag, if it has one: `en-SG` is Singapore. */
export function toRegion(languageTag: string): string {
  try {
    return new Intl.Locale(languageTag).region ?? '';
  } catch {
    return '';
  }
}

/**
 * The country whose currency is shown: the one chosen in the form; without one none where a budget was planned, for it was in euros and is said in euros beside
 * the bands; else the browser's, which the server does not know.
 */
export function useMarket(): string {
  const home = useSyncExternalStore(
    subscribeToNothing,
    () => toRegion(navigator.language),
    () => '',
  );
  const country = useFieldValue(toFieldId('country'));
  const planned = usePlan(findPlan(useSearchParams()[0]));
  return country || (planned.budget ? '' : home);
}

const subscribeToNothing = () => () => {};
