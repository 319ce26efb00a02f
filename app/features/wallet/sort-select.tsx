import { useText } from '#app/i18n/use-text.ts';
import { FilterSelect } from './filter-select.tsx';
import { type SortKey, sortKeys } from './list-view.ts';
import type { ViewInAddress } from './use-list-view.ts';

/** The order of the cards on narrow screens. */
export function SortSelect({ list: { view, change }, hasStatus }: { list: ViewInAddress; hasStatus: boolean }) {
  const { t } = useText();
  const names = { date: t('Date'), trade: t('Type'), coin: t('Coin'), value: t('Value'), status: t('Status') } satisfies Record<SortKey, string>;
  const orders = sortKeys
    .filter((sort) => sort !== 'status' || hasStatus)
    .flatMap((sort) => [
      { value: `-${sort}`, text: t('{{column}}, descending', { column: names[sort] }) },
      { value: sort, text: t('{{column}}, ascending', { column: names[sort] }) },
    ]);
  const choose = (order: string | undefined = '') => {
    const sort = sortKeys.find((key) => key === order.replace('-', ''));
    if (sort) change({ ...view, sort, isDescending: order.startsWith('-'), page: 1 });
  };
  return (
    <div className="list-order">
      <FilterSelect name={t('Sort by')} value={(view.isDescending ? '-' : '') + view.sort} options={orders} onChoose={choose} />
    </div>
  );
}
