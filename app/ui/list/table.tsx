import './table.css';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { gridRoles, useGrid } from './use-grid.ts';

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
  /** Numbers are aligned at the right. */
  readonly isNumber?: boolean;
  /** For styles of this column alone. */
  readonly className?: string;
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

interface TableProps<Row> {
  /** What it lists, for screen readers. */
  readonly caption: string;
  /** The first one names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
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

const selectableGrid = { ...gridRoles.grid, 'aria-multiselectable': true } as const;

/** A grid: one Tab stop, arrow keys inside. On narrow screens every row is a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, card = [], selection, widths = {} } = props;
  const places = [...card, ...columns.map(({ key }) => key).filter((key) => !card.includes(key))];
  const hasWidths = Object.keys(widths).length > 0;
  return (
    <div className="table-scroller">
      <table {...useGrid()} className="table" {...(selection ? selectableGrid : gridRoles.grid)} data-sized={hasWidths || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <Head {...props} />
        <tbody {...gridRoles.rowgroup}>
          {rows.map((row) => {
            const key = keyOf(row);
            const isSelected = selection?.keys.has(key);
            return (
              <tr key={key} {...gridRoles.row} aria-selected={isSelected}>
                {selection && (
                  // In a card beside the last column.
                  <td {...gridRoles.gridcell} className="table-select" style={{ order: columns.length - 1 }}>
                    <input
                      type="checkbox"
                      checked={isSelected}
                      aria-label={selection.labelOf(row)}
                      onChange={() => selection.onChange(toggle(selection.keys, [key], !isSelected))}
                    />
                  </td>
                )}
                {columns.map((column, index) => {
                  const place = places.indexOf(column.key);
                  const looks = { className: toClass(column, place), style: { order: place } };
                  return index === 0 ? (
                    <th key={column.key} scope="row" {...gridRoles.rowheader} {...looks}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.key} {...gridRoles.gridcell} {...looks}>
                      {column.cell(row)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ columns, rows, keyOf, sort, onSort, selection, widths = {}, onResize }: TableProps<Row>) {
  const shown = rows.map(keyOf);
  const count = shown.filter((key) => selection?.keys.has(key)).length;
  const isAll = count > 0 && count === shown.length;
  return (
    <thead {...gridRoles.rowgroup}>
      <tr {...gridRoles.row}>
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
            className={column.isNumber ? 'table-number' : undefined}
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

/** A column is neither narrower nor wider, in pixels. */
export const WIDTHS = { min: 64, max: 640, step: 16 } as const;

interface ResizerProps {
  readonly column: string;
  onResize(widths: Readonly<Record<string, number>>): void;
}

/** The edge of a column, for a pointer. By keyboard Shift and an arrow key in the head do the same. */
function Resizer({ column, onResize }: ResizerProps) {
  const start = useRef<{ x: number; widths: Readonly<Record<string, number>> }>(null);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, widths: readWidths(event.currentTarget) };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (start.current) onResize(widen(start.current.widths, column, clientX - start.current.x));
  };
  return (
    <span
      className="table-resizer"
      aria-hidden="true"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = null;
      }}
    />
  );
}

function resizeByKey(event: KeyboardEvent<HTMLElement>, column: string, onResize: ResizerProps['onResize']) {
  const steps = { ArrowLeft: -WIDTHS.step, ArrowRight: WIDTHS.step }[event.key];
  if (!event.shiftKey || steps === undefined) return;
  event.preventDefault();
  onResize(widen(readWidths(event.currentTarget), column, steps));
}

/** What all columns of the table measure now: once one has a width, all need one. */
function readWidths(inside: Element): Readonly<Record<string, number>> {
  const heads = inside.closest('tr')?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  return Object.fromEntries(Array.from(heads, (head) => [head.dataset.key ?? '', Math.round(head.getBoundingClientRect().width)]));
}

function widen(widths: Readonly<Record<string, number>>, column: string, px: number): Readonly<Record<string, number>> {
  return { ...widths, [column]: Math.min(WIDTHS.max, Math.max(WIDTHS.min, (widths[column] ?? 0) + px)) };
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
function toClass<Row>({ isNumber, className }: Column<Row>, place: number): string | undefined {
  return [isNumber && 'table-number', place < 2 && 'table-lead', place % 2 === 1 && 'table-end', className].filter(Boolean).join(' ') || undefined;
}
