import { useState } from 'react';
import type { Example } from '../example.ts';
import { type Column, Table } from './table.tsx';

interface Invoice {
  readonly number: string;
  readonly client: string;
  readonly usd: number;
}

const invoices: readonly Invoice[] = [
  { number: 'R-12', client: 'Strix', usd: 340 },
  { number: 'R-11', client: 'Ardea', usd: 1200 },
];

const columns: readonly Column<Invoice>[] = [
  { key: 'number', label: 'No.', className: 'mono', cell: ({ number }) => number },
  { key: 'client', label: 'Client', sort: ({ client }) => client, cell: ({ client }) => client },
  { key: 'value', label: 'Value', isNumber: true, sort: ({ usd }) => usd, cell: ({ usd }) => `$${usd}` },
];

function SortedTable() {
  const [key, setKey] = useState('value');
  const [isFalling, setFalling] = useState(true);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const rising = invoices.toSorted(key === 'value' ? (a, b) => a.usd - b.usd : (a, b) => a.client.localeCompare(b.client));
  return (
    <Table
      caption="Invoices"
      columns={columns}
      rows={isFalling ? rising.toReversed() : rising}
      keyOf={({ number }) => number}
      card={['client', 'value', 'number']}
      selection={{ keys, onChange: setKeys, allLabel: 'Select all', labelOf: ({ number }) => `Select ${number}` }}
      widths={widths}
      onResize={setWidths}
      sort={isFalling ? `-${key}` : key}
      onSort={(column) => {
        setKey(column.key);
        setFalling(column.key === key && !isFalling);
      }}
    />
  );
}

export const example: Example = {
  name: 'Table',
  Live: SortedTable,
  properties: {
    'caption: string': 'What it lists, for screen readers.',
    'columns: Column<Row>[]':
      'key, label, cell(row); sort(row) where it sorts, isNumber for figures, className for looks of its own. The first names the row.',
    'rows: Row[]': 'In the order in which they stand: it does not sort by itself.',
    'keyOf(row): string': 'What tells rows apart.',
    'sort?: string': 'The key of the column that sorts, after a minus sign where rows fall.',
    'onSort?(column)': 'A column’s head was pressed.',
    'selection?: { keys, onChange, allLabel, labelOf }': 'Rows have a box each, by their keys.',
    'widths?, onResize?(widths)': 'Pixels by the keys of columns; the edge of a column can be dragged.',
    'isStatic?: boolean': 'Nothing in it is operated: a table, not a grid, and no stop of Tab.',
    'isCaptionShown?: boolean': 'The caption stands above; else it is for screen readers alone.',
    "looks?: ('striped' | 'compact' | 'wide')[]": 'Any of them; wide keeps its columns on narrow screens and scrolls by itself.',
    'columns[].edit?: CellEdit<Row>': 'Its cells are edited in place: control, what it holds at first, and what takes it or says what is wrong.',
    'order?: { label, nameOf, labelOf, words, onMove }': 'Rows have a handle each, by which they are put in order.',
    'card?: string[]': 'Keys of columns in the order of a card, which a row is on narrow screens: two a line, the first line leads.',
    '…': 'A whole list with search, filters and pages, all in the address: DataList of app/components/list/data-list.tsx.',
  },
  keyboard: {
    Tab: 'To the grid, and past it.',
    'Arrow keys': 'Among cells, and what is in them. Home and End: to the ends of a row, with Ctrl of the table. Page up and down: ten rows.',
    'Enter, Space': 'On a column’s head: sorts by it, or turns the order round. Space on a cell: selects its row; Ctrl+A: all rows.',
    'Shift+Left, Shift+Right': 'On a column’s head: narrower, wider.',
    'Enter, F2, letters': 'On a cell that is edited: open it. Enter and Tab save, Escape takes back.',
    'Space, arrows, Escape': 'On a handle: picks the row up or drops it, moves it, takes it back.',
  },
};
