import './data-list.css';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { download, toCsv } from '#app/components/csv.ts';
import { formatNumber } from '#app/components/format-number.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { FilterSelect, Filters, SearchField } from '#app/ui/list/filters.tsx';
import { Pager } from '#app/ui/list/pager.tsx';
import { type Column, Table } from '#app/ui/list/table.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { ColumnMenu } from './column-menu.tsx';
import { columnStore, everyColumn } from './column-store.ts';
import {
  FIND_MAX_LENGTH,
  formatListView,
  isNarrowed,
  type ListDefinition,
  type ListView,
  type NarrowedRows,
  narrowRows,
  PAGE_SIZES,
  parseListView,
  toggleSort,
  toKnownRows,
} from './list-view.ts';
import { RowActions, Tools } from './tools.tsx';
import { useViewQuery } from './use-view-query.ts';

export interface List<Row> extends ListDefinition<Row>, NarrowedRows<Row> {
  readonly view: ListView;
  /** The view in one text, without what is being edited. */
  readonly search: string;
  readonly all: readonly Row[];
  /** The query of another view of it, on its first page unless `page` or `edit` is given. */
  toSearch(part: Partial<ListView>): string;
  /** Back undoes each change; `isTyping`: what is typed without a pause is one change. */
  change(part: Partial<ListView>, isTyping?: boolean): void;
}

/** A list, as the view in the address shows it. */
export function useList<Row>(all: readonly Row[], definition: ListDefinition<Row>): List<Row> {
  const [query, moveTo] = useViewQuery();
  const view = parseListView(query, definition);
  const search = formatListView({ ...view, edit: undefined }, definition);
  // What a definition says changes with the language alone.
  const { language } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for these rows in this language
  const known = useMemo(() => toKnownRows(all), [all, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` says all of a view
  const narrowed = useMemo(() => narrowRows(known, view, definition), [known, search]);
  const toSearch = (part: Partial<ListView>) =>
    formatListView({ ...view, page: 'edit' in part ? view.page : 1, edit: undefined, ...part }, definition);
  // A form is opened and closed by the router alone: it may ask before something typed is lost.
  const change = (part: Partial<ListView>, isTyping = false) => moveTo(toSearch(part), isTyping && view.find !== '', !('edit' in part));
  return { ...definition, ...narrowed, view, search, all, toSearch, change };
}

/** What can be done with selected rows. */
export interface BulkAction<Row> {
  readonly label: string;
  run(rows: readonly Row[]): void;
}

interface DataListProps<Row> {
  /** What it lists. */
  readonly caption: string;
  readonly list: List<Row>;
  /** The text of a list that is empty without any filter. */
  readonly empty: string;
  /** Rows can be selected where there are some. */
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** Draws each row as a card instead of a line of a table. */
  cardOf?(row: Row): React.ReactNode;
  /** At the end of each row, such as buttons. */
  actionsOf?(row: Row): React.ReactNode;
  /** Beside the tools of the list, such as a button that adds a row. */
  readonly children?: React.ReactNode;
}

/** A table with its search, filters, order, columns and pages; what is selected can be changed or saved as a file. */
export function DataList<Row>({ caption, list, empty, bulkActions = [], cardOf, actionsOf, children }: DataListProps<Row>) {
  const { t, language } = useText();
  const { view, matches, rows, columns, keyOf, change } = list;
  const choices = useDeviceStore(columnStore);
  const choice = choices[list.name] ?? everyColumn;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = chosen.size === 0 ? [] : matches.filter((row) => chosen.has(keyOf(row)));
  const shown = columns.filter(({ key }, index) => index === 0 || !choice.hidden.includes(key));
  const actions: Column<Row>[] = actionsOf
    ? [{ key: 'actions', label: t('Actions'), className: 'list-actions', cell: (row) => <RowActions>{actionsOf(row)}</RowActions> }]
    : [];
  const keep = (next: typeof choice) => columnStore.set({ ...choices, [list.name]: next });
  const save = (some: readonly Row[]) =>
    download(
      `${list.name}.csv`,
      toCsv(
        shown.map(({ label }) => label),
        some.map((row) => shown.map((column) => toText(column, row))),
      ),
    );
  const matchCount = formatNumber(matches.length, language.tag);
  return (
    <div className="list">
      <ListFilters list={list} hasOrder={cardOf !== undefined} />
      <div className="list-head">
        <ListCount list={list} />
        <Tools className="list-tools">
          {!cardOf && <ColumnMenu columns={columns} choice={choice} onChange={keep} />}
          <Button onClick={() => save(matches)}>{t('Save as CSV')}</Button>
          {children}
        </Tools>
      </div>
      {selected.length > 0 && (
        <Tools className="list-selected" role="group" aria-label={t('Selected rows')}>
          <p role="status">{t('Selected: {{n}}', { n: formatNumber(selected.length, language.tag) })}</p>
          {selected.length < matches.length && (
            <Button onClick={() => setChosen(new Set(matches.map(keyOf)))}>{t('Select all {{n}}', { n: matchCount })}</Button>
          )}
          {bulkActions.map(({ label, run }) => (
            <Button
              key={label}
              onClick={() => {
                run(selected);
                setChosen(new Set());
              }}
            >
              {label}
            </Button>
          ))}
          <Button onClick={() => save(selected)}>{t('Save these as CSV')}</Button>
          <Button onClick={() => setChosen(new Set())}>{t('Select none')}</Button>
        </Tools>
      )}
      {matches.length > 0 ? (
        <>
          {cardOf ? (
            <ul className="card-grid" aria-label={caption}>
              {rows.map((row) => (
                <li key={keyOf(row)}>{cardOf(row)}</li>
              ))}
            </ul>
          ) : (
            <Table
              caption={caption}
              columns={[...shown, ...actions]}
              rows={rows}
              keyOf={keyOf}
              view={list.search}
              card={list.card ?? []}
              sort={view.sort}
              onSort={(column) => change({ sort: toggleSort(view.sort, column, list.initialSort) })}
              widths={choice.widths}
              onResize={(widths) => keep({ ...choice, widths })}
              selection={
                bulkActions.length === 0
                  ? undefined
                  : {
                      keys: chosen,
                      onChange: setChosen,
                      allLabel: t('Select all rows of this page'),
                      labelOf: (row) => t('Select {{name}}', { name: String(columns[0] ? toText(columns[0], row) : keyOf(row)) }),
                    }
              }
            />
          )}
          <ListPages list={list} />
        </>
      ) : (
        <NoMatch list={list} empty={empty} />
      )}
    </div>
  );
}

export function ListCount<Row>({ list: { matches, all, summary } }: { list: List<Row> }) {
  const { t, language } = useText();
  // A sum over thousands of rows comes after the rows.
  const summed = useDeferredValue(matches);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a definition says changes with the language alone
  const said = useMemo(() => summary?.(summed), [summed, language]);
  return (
    <p className="list-count" role="status">
      <strong>{formatNumber(matches.length, language.tag)}</strong> {t('of {{total}}', { total: formatNumber(all.length, language.tag) })}
      {said && <span className="dim">{said}</span>}
    </p>
  );
}

export function NoMatch<Row>({ list: { view, change }, empty }: { list: List<Row>; empty: string }) {
  const { t } = useText();
  return (
    <EmptyState title={isNarrowed(view) ? t('Nothing matches.') : empty}>
      {isNarrowed(view) && <Button onClick={() => change({ find: '', chosen: {} })}>{t('Clear search and filters')}</Button>}
    </EmptyState>
  );
}

function toText<Row>({ text, sort, cell }: Column<Row>, row: Row): string | number {
  const value = text ? text(row) : sort ? sort(row) : cell(row);
  return typeof value === 'string' || typeof value === 'number' ? value : '';
}

export function ListPages<Row>({ list }: { list: List<Row> }) {
  const { t } = useText();
  const { view, matches, sizes = PAGE_SIZES, change } = list;
  // Links take the router longer than rows: they come after the rows.
  const later = useDeferredValue(list);
  const links = useMemo(() => <PageLinks list={later} />, [later]);
  return (
    <div className="list-pages">
      {links}
      {matches.length > sizes[0] && (
        <FilterSelect
          label={t('Rows on a page')}
          value={String(view.size)}
          options={sizes.map((size) => ({ value: String(size), text: String(size) }))}
          onChoose={(value) => change({ size: Number(value) })}
        />
      )}
    </div>
  );
}

function PageLinks<Row>({ list: { page, pageCount, toSearch } }: { list: List<Row> }) {
  const { t } = useText();
  return (
    <Pager
      label={t('Pages of the table')}
      page={page}
      pageCount={pageCount}
      as={Link}
      toLink={(one) => ({ to: { search: toSearch({ page: one }) }, preventScrollReset: true })}
      text={{ previous: t('Previous'), next: t('Next'), page: t('Page') }}
    />
  );
}

interface ListFiltersProps<Row> {
  readonly list: List<Row>;
  /** No table head gives the order, on any screen. */
  readonly hasOrder?: boolean;
}

export function ListFilters<Row>({ list: { columns, filters, initialSort, view, change }, hasOrder = false }: ListFiltersProps<Row>) {
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
      <FilterSelect
        isNarrowOnly={!hasOrder}
        label={t('Sort by')}
        value={view.sort}
        options={orders}
        onChoose={(sort = initialSort) => change({ sort })}
      />
    </Filters>
  );
}
