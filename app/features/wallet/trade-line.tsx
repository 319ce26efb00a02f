import { useText } from '#app/i18n/use-text.ts';
import { CoinMark } from './coin-mark.tsx';
import type { TradeRow } from './trade-row.ts';
import { useFigures } from './use-figures.ts';

export function TradeLine({ row, hasStatus }: { row: TradeRow; hasStatus: boolean }) {
  const { t } = useText();
  const figures = useFigures();
  return (
    <tr>
      <th scope="row" className="mono">
        {row.reference}
        {row.isOwn && <span className="trade-own">{t('This device')}</span>}
      </th>
      <td className="trade-day">{figures.day(row.date)}</td>
      <td className="trade-type" data-trade={row.trade}>
        {t(row.trade)}
      </td>
      <td className="trade-coin">
        <CoinMark symbol={row.amount.currency} />
        {row.coin}
      </td>
      <td className="trade-number mono">{figures.money(row.amount)}</td>
      <td className="trade-number trade-value">{figures.usd(row.valueInUsd)}</td>
      {hasStatus && (
        <td className="trade-status" data-status={row.status}>
          {row.status && t(row.status)}
        </td>
      )}
    </tr>
  );
}
