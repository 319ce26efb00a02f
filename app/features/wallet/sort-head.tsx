import { type SortKey, toggleSort } from './list-view.ts';
import type { ViewInAddress } from './use-list-view.ts';

interface SortHeadProps {
  readonly sort: SortKey;
  readonly name: string;
  readonly list: ViewInAddress;
  readonly isNumber?: boolean;
}

/** The head of a column that sorts the table. */
export function SortHead({ sort, name, list: { view, change }, isNumber = false }: SortHeadProps) {
  const order = view.sort === sort ? (view.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" aria-sort={order} className={isNumber ? 'trade-number' : undefined}>
      <button type="button" onClick={() => change(toggleSort(view, sort))}>
        {name}
        <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
          <path className="sort-up" d="M5 0l4 5H1z" />
          <path className="sort-down" d="M5 12l4-5H1z" />
        </svg>
      </button>
    </th>
  );
}
