import { useText } from '#app/i18n/use-text.ts';
import type { WalletSeries } from '#protocol/wallet.ts';
import { useFigures } from './use-figures.ts';

interface OverviewTableProps {
  readonly months: readonly string[];
  readonly series: readonly WalletSeries[];
}

/** The overview in figures, newest month first. */
export function OverviewTable({ months, series }: OverviewTableProps) {
  const { t } = useText();
  const figures = useFigures();
  const newestFirst = months.map((month, index) => ({ month, index })).toReversed();
  return (
    <section
      className="wallet-scroll"
      aria-label={t('Value of the coins, month by month')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table className="overview-table">
        <thead>
          <tr>
            <th scope="col">{t('Month')}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ month, index }) => (
            <tr key={month}>
              <th scope="row">{figures.month(month)}</th>
              {series.map(({ name, data }) => (
                <td key={name}>{figures.usd(data[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
