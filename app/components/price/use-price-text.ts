import { formatNumber } from '#app/components/format-number.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { PaymentModel } from '#catalogue/payment-models.ts';
import { getRate, markets, rateTable, toUnitsBought } from '#catalogue/rates.ts';
import type { Plan } from './price-store.ts';

const bought = {
  CPM: '{{from}} to {{to}} impressions',
  CPCV: '{{from}} to {{to}} completed views',
  CPC: '{{from}} to {{to}} clicks',
  CPL: '{{from}} to {{to}} leads',
  CPI: '{{from}} to {{to}} installs',
  CPA: '{{from}} to {{to}} actions',
  CPS: '{{from}} to {{to}} sales',
} as const satisfies Readonly<Record<PaymentModel, Label>>;

/** What a budget buys and where the figures come from, in the visitor's language: the same on every page. */
export function usePriceText() {
  const { t, language } = useText();
  const { tag } = language;
  const toMoney = (amount: number) =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: rateTable.currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
  const toMarketName = (market: string) => new Intl.DisplayNames(tag, { type: 'region' }).of(market) ?? market;
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${rateTable.date}-01`));
  const toRange = (model: PaymentModel, market: string, budget: number) => {
    const { from, to } = toUnitsBought(model, market, budget);
    return t(bought[model], { from: formatNumber(from, tag), to: formatNumber(to, tag) });
  };
  const toSource = (model: PaymentModel, market: string) => {
    const { from, to } = getRate(model, market);
    const values = { model, market: toMarketName(market), low: toMoney(from), high: toMoney(to), month, source: rateTable.source };
    const rate = t(
      model === 'CPM' ? '{{model}} in {{market}}: {{low}} to {{high}} for a thousand.' : '{{model}} in {{market}}: {{low}} to {{high}}.',
      values,
    );
    const origin = rateTable.isSample
      ? t('Sample rates of {{month}}, invented for this showcase.', values)
      : t('Rates of {{source}}, {{month}}.', values);
    return `${rate} ${t('The range is the budget divided by these rates.')} ${origin}`;
  };
  /** All of it in one line, as a brief keeps it. */
  const toEstimate = (model: PaymentModel, market: string, budget: number) => {
    const bought = t('{{budget}} in {{market}} buy {{range}}.', {
      budget: toMoney(budget),
      market: toMarketName(market),
      range: toRange(model, market, budget),
    });
    return `${bought} ${toSource(model, market)}`;
  };
  /** The same of a plan; undefined where it is not whole, or the table of rates has not its market. */
  const toPlanEstimate = ({ model, market, budget }: Plan) =>
    model && market && budget && markets.includes(market) ? toEstimate(model, market, budget) : undefined;
  return { toMoney, toMarketName, toRange, toSource, toEstimate, toPlanEstimate };
}
