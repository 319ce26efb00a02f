import { useText } from '#app/i18n/use-text.ts';
import type { WalletSeries } from '#protocol/wallet.ts';
import { describeSeries } from './series.ts';
import { useFigures } from './use-figures.ts';

/** A line of the chart in one sentence. */
export function useSeriesText() {
  const { t } = useText();
  const figures = useFigures();
  return ({ name, data }: WalletSeries, months: readonly string[]) => {
    const { first, final, highest } = describeSeries(data);
    return t('{{coin}}: from {{from}} to {{to}}, at most {{highest}} in {{month}}.', {
      coin: name,
      from: figures.wholeUsd(first),
      to: figures.wholeUsd(final),
      highest: figures.wholeUsd(highest.value),
      month: figures.month(months[highest.index] ?? ''),
    });
  };
}
