import { useText } from '#app/i18n/use-text.ts';
import { SortHead } from './sort-head.tsx';
import { TradeLine } from './trade-line.tsx';
import type { TradeRow } from './trade-row.ts';
import type { ViewInAddress } from './use-list-view.ts';

interface TradeTableProps {
  readonly caption: string;
  readonly rows: readonly TradeRow[];
  readonly list: ViewInAddress;
  readonly hasStatus: boolean;
}

/** On narrow screens every row is a card (trade-list.css). */
export function TradeTable({ caption, rows, list, hasStatus }: TradeTableProps) {
  const { t } = useText();
  return (
    <table className="trade-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('No.')}</th>
          <SortHead sort="date" list={list} name={t('Date')} />
          <SortHead sort="trade" list={list} name={t('Type')} />
          <SortHead sort="coin" list={list} name={t('Coin')} />
          <th scope="col" className="trade-number">
            {t('Amount')}
          </th>
          <SortHead sort="value" list={list} name={t('Value')} isNumber />
          {hasStatus && <SortHead sort="status" list={list} name={t('Status')} />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TradeLine key={row.reference} row={row} hasStatus={hasStatus} />
        ))}
      </tbody>
    </table>
  );
}
