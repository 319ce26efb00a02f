import './data-list.css';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FilterSelect, Filters, SearchField } from '#app/ui/list/filters.tsx';
import { Pager } from '#app/ui/list/pager.tsx';
import { Table } from '#app/ui/list/table.tsx';
import {
  FIND_MAX_LENGTH,
  formatListView,
  isNarrowed,
  type ListDefinition,
  type ListView,
  type NarrowedRows,
  narrowRows,
  parseListView,
  toggleSort,
} from './list-view.ts';

export interface List<Row> extends ListDefinition<Row>, NarrowedRows<Row> {
  readonly view: ListView;
  /** Of all rows. */
  readonly total: number;
  /** The query of another view of it, on its first page unless `page` is given. */
  toSearch(part: Partial<ListView>): string;
  /** Back undoes each change; `isTyping`: what is typed without a pause is one change. */
  change(part: Partial<ListView>, isTyping?: boolean): void;
}

/** A list, as the view in the address shows it. */
export function useList<Row>(all: readonly Row[], definition: ListDefinition<Row>): List<Row> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = parseListView(query, definition);
  const toSearch = (part: Partial<ListView>) => formatListView({ ...view, page: 1, ...part }, definition);
  const change = (part: Partial<ListView>, isTyping = false) => {
    void navigate({ search: toSearch(part) }, { replace: isTyping && view.find !== '', preventScrollReset: true });
  };
  return { ...definition, ...narrowRows(all, view, definition), view, total: all.length, toSearch, change };
}

interface DataListProps<Row> {
  /** What it lists. */
  readonly caption: string;
  readonly list: List<Row>;
  /** The text of a list that is empty without any filter. */
  readonly empty: string;
}

/** A table with its search, filters, order and pages. */
export function DataList<Row>({ caption, list, empty }: DataListProps<Row>) {
  const { t, language } = useText();
  const { view, matches, summary, change, toSearch } = list;
  return (
    <>
      <ListFilters list={list} />
      <p className="list-count" role="status">
        <strong>{formatNumber(matches.length, language.tag)}</strong> {t('of {{total}}', { total: formatNumber(list.total, language.tag) })}
        {summary && <span className="dim">{summary(matches)}</span>}
      </p>
      {matches.length > 0 ? (
        <>
          <Table
            caption={caption}
            columns={list.columns}
            rows={list.rows}
            keyOf={list.keyOf}
            card={list.card}
            sort={view.sort}
            onSort={(column) => change({ sort: toggleSort(view.sort, column, list.initialSort) })}
          />
          <Pager
            label={t('Pages of the table')}
            page={list.page}
            pageCount={list.pageCount}
            as={Link}
            toLink={(page) => ({ to: { search: toSearch({ page }) }, preventScrollReset: true })}
            text={{ previous: t('Previous'), next: t('Next'), page: t('Page') }}
          />
        </>
      ) : (
        <EmptyState title={isNarrowed(view) ? t('Nothing matches.') : empty}>
          {isNarrowed(view) && <Button onClick={() => change({ find: '', chosen: {} })}>{t('Clear search and filters')}</Button>}
        </EmptyState>
      )}
    </>
  );
}

function ListFilters<Row>({ list: { columns, filters, initialSort, view, change } }: { list: List<Row> }) {
  const { t } = useText();
  const orders = columns
    .filter(({ sort }) => sort)
    .flatMap(({ key, label }) => [
      { value: `-${key}`, text: t('{{column}}, descending', { column: label }) },
      { value: key, text: t('{{column}}, ascending', { column: label }) },
    ]);
  return (
    <Filters>
      <SearchField label={t('Search')} value={view.find} maxLength={FIND_MAX_LENGTH} onChange={(find) => change({ find }, true)} />
      {filters.map(({ key, label, all, options }) => (
        <FilterSelect
          key={key}
          label={label}
          all={all}
          value={view.chosen[key]}
          options={options}
          onChoose={(value) => change({ chosen: { ...view.chosen, [key]: value } })}
        />
      ))}
      <FilterSelect isNarrowOnly label={t('Sort by')} value={view.sort} options={orders} onChoose={(sort = initialSort) => change({ sort })} />
    </Filters>
  );
}
