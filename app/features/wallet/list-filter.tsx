import { useText } from '#app/i18n/use-text.ts';
import { coins, type OrderStatus, tradeTypes } from '#protocol/wallet.ts';
import { FilterSelect } from './filter-select.tsx';
import { FindField } from './find-field.tsx';
import { type ListView, periods } from './list-view.ts';
import { SortSelect } from './sort-select.tsx';
import type { ViewInAddress } from './use-list-view.ts';

/** In the order in which an order gets them. */
const statuses = ['Pending', 'Completed', 'Failed'] as const satisfies readonly OrderStatus[];

/** Search, filters, and on narrow screens the order, which the head of the table gives elsewhere. */
export function ListFilter({ list, hasStatus }: { list: ViewInAddress; hasStatus: boolean }) {
  const { t } = useText();
  const narrow = (part: Partial<ListView>) => list.change({ ...list.view, ...part, page: 1 });
  return (
    <search className="list-filter">
      <FindField list={list} />
      <FilterSelect
        name={t('Date')}
        all={t('Any time')}
        value={list.view.days}
        options={periods.map((days) => ({ value: days, text: t('Last {{n}} days', { n: days }) }))}
        onChoose={(days) => narrow({ days })}
      />
      <FilterSelect
        name={t('Coin')}
        all={t('All coins')}
        value={list.view.coin}
        options={coins.map((coin) => ({ value: coin, text: coin }))}
        onChoose={(coin) => narrow({ coin })}
      />
      <FilterSelect
        name={t('Type')}
        all={t('All types')}
        value={list.view.trade}
        options={tradeTypes.map((trade) => ({ value: trade, text: t(trade) }))}
        onChoose={(trade) => narrow({ trade })}
      />
      {hasStatus && (
        <FilterSelect
          name={t('Status')}
          all={t('Any status')}
          value={list.view.status}
          options={statuses.map((status) => ({ value: status, text: t(status) }))}
          onChoose={(status) => narrow({ status })}
        />
      )}
      <SortSelect list={list} hasStatus={hasStatus} />
    </search>
  );
}
