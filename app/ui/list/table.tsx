import './table.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { CellEdit } from './editable-cell.tsx';
import { Resizer, resizeByKey } from './resizer.tsx';
import { gridRoles, useGrid } from './use-grid.ts';
import type { useReorder } from './use-reorder.ts';
import { useRowElements } from './use-row-elements.ts';

export { WIDTHS } from './resizer.tsx';

/** A column of a table, whose rows are all of one kind. */
export interface Column<Row> {
  /** Its name in an order: short, because it may be in the address. */
  readonly key: string;
  readonly label: string;
  cell(row: Row): ReactNode;
  /** What its rows are sorted by; a column without it has no button. */
  sort?(row: Row): string | number;
  /** What a file says of it; absent: what it is sorted by, or what the cell shows. */
  text?(row: Row): string | number;
  /** In a card its label stands before what the cell shows; wide screens have the head for that. */
  readonly isNamedInCard?: boolean;
  /** Numbers are aligned at the right. */
  readonly isNumber?: boolean;
  /** Of its texts, where that is not the page's language (WCAG 3.1.2): what people wrote is not translated. */
  readonly lang?: string;
  /** For styles of this column alone. */
  readonly className?: string;
  /** A detail that stands in the record and the file too: a table that is narrower leaves it out of sight. Cards show it. */
  readonly from?: 'medium' | 'wide';
  /** Its cells are edited in place. */
  readonly edit?: CellEdit<Row>;
}

/** Which rows are selected, by their keys. */
export interface Selection<Row> {
  readonly keys: ReadonlySet<string>;
  onChange(keys: ReadonlySet<string>): void;
  /** Name of the box in the head, which selects the rows that are shown. */
  readonly allLabel: string;
  /** Name of a row's box. */
  labelOf(row: Row): string;
}

/** A handle in each row, of a table whose rows are put in order. */
export interface RowHandles<Row> extends Pick<ReturnType<typeof useReorder>, 'lifted' | 'toHandle'> {
  /** Name of the column of handles. */
  readonly label: string;
  /** Name of a row's handle. */
  labelOf(row: Row): string;
}

/** How a table looks; `wide` keeps its columns on narrow screens and scrolls by itself. */
type Look = 'striped' | 'compact' | 'wide';

export interface TableProps<Row> {
  /** What it lists, for screen readers. */
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  readonly looks?: readonly Look[];
  /** Nothing in it is operated: a table, not a grid, and no stop of Tab. */
  readonly isStatic?: boolean;
  readonly handles?: RowHandles<Row>;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  /** Says which of the records are shown, such as by a search: rows of another view need not keep their elements. */
  readonly view?: string;
  /** The key of the column that the rows are sorted by, after a minus sign in falling order. */
  readonly sort?: string;
  onSort?(column: Column<Row>): void;
  /** Keys of columns in the order of a card, two a line: the first line leads. Columns that it does not name follow. */
  readonly card?: readonly string[];
  readonly selection?: Selection<Row> | undefined;
  /** Pixels, by the keys of columns. A column without one is as wide as its content. */
  readonly widths?: Readonly<Record<string, number>>;
  onResize?(widths: Readonly<Record<string, number>>): void;
}

/** Said again where they are the elements' own: cards are no table to the browser. */
const as = {
  ...gridRoles,
  selectableGrid: { ...gridRoles.grid, 'aria-multiselectable': true },
  table: { role: 'table' },
  cell: { role: 'cell' },
} as const;

/** A grid: one Tab stop, arrow keys inside. On narrow screens every row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionShown, looks = [], isStatic = false, columns, rows, keyOf, view, selection, widths = {}, handles } = props;
  const grid = useGrid();
  const elements = useRowElements(rows.map(keyOf), view);
  // The state of a cell that is edited goes with its row.
  const isEdited = columns.some(({ edit }) => edit !== undefined);
  const hasWidths = Object.keys(widths).length > 0;
  const role = isStatic ? as.table : selection ? as.selectableGrid : as.grid;
  const isWide = looks.includes('wide');
  // Who cannot point scrolls by the arrow keys, where no cell inside takes the focus.
  const region = isWide && isStatic ? ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const) : {};
  return (
    <div className="table-scroller" {...region}>
      <table
        {...(isStatic ? {} : grid)}
        {...role}
        className={['table', !isWide && 'table-cards', ...looks.map((look) => `table-${look}`)].filter(Boolean).join(' ')}
        data-sized={hasWidths || undefined}
      >
        <caption className={isCaptionShown ? undefined : 'visually-hidden'}>{caption}</caption>
        <Head {...props} />
        <tbody {...as.rowgroup}>
          {rows.map((row, place) => {
            const key = keyOf(row);
            return (
              <tr
                key={isEdited ? key : elements[place]}
                {...as.row}
                data-item={handles && ''}
                data-lifted={handles?.lifted === key || undefined}
                aria-selected={selection?.keys.has(key)}
              >
                {handles && (
                  <td {...as.gridcell} className="table-handle" style={{ order: -1 }}>
                    <button type="button" className="icon-button" aria-label={handles.labelOf(row)} {...handles.toHandle(key)}>
                      <Icon name="menu" size={16} />
                    </button>
                  </td>
                )}
                {selection && (
                  // In a card beside the last column.
                  <td {...gridRoles.gridcell} className="table-select" style={{ order: columns.length - 1 }}>
                    <input
                      type="checkbox"
                      checked={selection.keys.has(key)}
                      aria-label={selection.labelOf(row)}
                      onChange={() => selection.onChange(toggle(selection.keys, [key], !selection.keys.has(key)))}
                    />
                  </td>
                )}
                <Cells {...props} row={row} isEdited={isEdited} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cells<Row>({ row, isEdited, columns, card = [], isStatic = false }: TableProps<Row> & { readonly row: Row; readonly isEdited: boolean }) {
  const places = [...card, ...columns.map(({ key }) => key).filter((key) => !card.includes(key))];
  return columns.map((column, index) => {
    const { key, edit } = column;
    const place = places.indexOf(key);
    const looks = { className: toClass(column, place), style: { order: place }, lang: column.lang };
    const content = column.isNamedInCard ? (
      <>
        <span className="table-unit">{column.label}: </span>
        {column.cell(row)}
      </>
    ) : (
      column.cell(row)
    );
    const roles = index === 0 ? ({ scope: 'row', ...as.rowheader } as const) : isStatic ? as.cell : as.gridcell;
    if (edit)
      return (
        <edit.Cell key={key} isHead={index === 0} edit={edit} row={row} {...roles} {...looks}>
          {content}
        </edit.Cell>
      );
    const Cell = index === 0 ? 'th' : 'td';
    return (
      <Cell key={key} {...roles} {...looks} aria-readonly={isEdited || undefined}>
        {content}
      </Cell>
    );
  });
}

function Head<Row>({ columns, rows, keyOf, sort, onSort, selection, handles, widths = {}, onResize }: TableProps<Row>) {
  const shown = rows.map(keyOf);
  const count = shown.filter((key) => selection?.keys.has(key)).length;
  const isAll = count > 0 && count === shown.length;
  return (
    <thead {...as.rowgroup}>
      <tr {...as.row}>
        {handles && (
          <th scope="col" {...as.columnheader} className="table-handle">
            <span className="visually-hidden">{handles.label}</span>
          </th>
        )}
        {selection && (
          <th scope="col" {...gridRoles.columnheader} className="table-select">
            <input
              type="checkbox"
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && !isAll;
              }}
              aria-label={selection.allLabel}
              onChange={() => selection.onChange(toggle(selection.keys, shown, !isAll))}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            {...gridRoles.columnheader}
            data-key={column.key}
            aria-sort={toOrder(column.key, sort)}
            className={joinClasses([column.isNumber && 'table-number', column.from && `table-from-${column.from}`])}
            style={{ width: widths[column.key] }}
            onKeyDown={onResize && ((event) => resizeByKey(event, column.key, onResize))}
          >
            {column.sort && onSort ? <SortButton label={column.label} onClick={() => onSort(column)} /> : column.label}
            {onResize && <Resizer column={column.key} onResize={onResize} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function SortButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      {label}
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true">
        <path className="table-rising" d="M5 0l4 5H1z" />
        <path className="table-falling" d="M5 12l4-5H1z" />
      </svg>
    </button>
  );
}

function toggle(keys: ReadonlySet<string>, changed: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(keys);
  for (const key of changed) {
    if (isOn) next.add(key);
    else next.delete(key);
  }
  return next;
}

function toOrder(key: string, sort: string | undefined) {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

/** `place`: in a card, from 0. */
function toClass<Row>({ isNumber, from, className }: Column<Row>, place: number): string | undefined {
  const cell = [place < 2 && 'table-lead', place % 2 === 1 && 'table-end', className];
  return joinClasses([isNumber && 'table-number', from && `table-from-${from}`, ...cell]);
}

const joinClasses = (names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined;
