import './table.css';
import type { ReactNode } from 'react';

/** A column of a table, whose rows are all of one kind. */
export interface Column<Row> {
  /** Its name in an order: short, because it may be in the address. */
  readonly key: string;
  readonly label: string;
  cell(row: Row): ReactNode;
  /** What its rows are sorted by; a column without it has no button. */
  sort?(row: Row): string | number;
  /** Numbers are aligned at the right. */
  readonly isNumber?: boolean;
  /** For styles of this column alone. */
  readonly className?: string;
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
}

/** On narrow screens every row is a card. */
export function Table<Row>({ caption, columns, rows, keyOf, sort, onSort, card = [] }: TableProps<Row>) {
  const places = [...card, ...columns.map(({ key }) => key).filter((key) => !card.includes(key))];
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-sort={toOrder(column.key, sort)} className={column.isNumber ? 'table-number' : undefined}>
              {column.sort && onSort ? <SortButton label={column.label} onClick={() => onSort(column)} /> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) => {
              const place = places.indexOf(column.key);
              const looks = { className: toClass(column, place), style: { order: place } };
              return index === 0 ? (
                <th key={column.key} scope="row" {...looks}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} {...looks}>
                  {column.cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
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

function toOrder(key: string, sort: string | undefined) {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

/** `place`: in a card, from 0. */
function toClass<Row>({ isNumber, className }: Column<Row>, place: number): string | undefined {
  return [isNumber && 'table-number', place < 2 && 'table-lead', place % 2 === 1 && 'table-end', className].filter(Boolean).join(' ') || undefined;
}
