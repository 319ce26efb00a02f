import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type CellEdit, EditableCell } from './editable-cell.tsx';
import { type Column, Table } from './table.tsx';

const columns: readonly Column<string>[] = [
  { key: 'number', label: 'No.', cell: (row) => `#${row}` },
  { key: 'client', label: 'Client', sort: (row) => row, cell: (row) => row },
  { key: 'value', label: 'Value', isNumber: true, className: 'mono', cell: () => 5 },
];

function render(sort: string, card?: readonly string[]): string {
  const order = card ? { card } : {};
  return renderToStaticMarkup(
    <Table caption="Invoices" columns={columns} rows={['a']} keyOf={(row) => row} sort={sort} onSort={() => {}} {...order} />,
  );
}

it('a table says by which column it is sorted, and which way', () => {
  expect(render('client').match(/aria-sort="\w+"/g)).toEqual(['aria-sort="ascending"']);
  expect(render('-client').match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
  expect(render('-number').match(/<button/g)).toHaveLength(1);
});

it('a table row is named by its first column', () => {
  expect(render('client')).toContain('<th scope="row" role="rowheader" class="table-lead" style="order:0">#a</th>');
});

it('a table gives each cell its place in a card: named ones first, then the others', () => {
  expect(render('client', ['client', 'value'])).toContain(
    '<th scope="row" role="rowheader" style="order:2">#a</th><td role="gridcell" class="table-lead" style="order:0">a</td><td role="gridcell" class="table-number table-lead table-end mono" style="order:1">5</td></tr></tbody>',
  );
});

it('a table that is only read is no grid, and one that scrolls by itself takes the focus under its name', () => {
  const html = renderToStaticMarkup(<Table isStatic looks={['wide']} caption="Invoices" columns={columns} rows={['a']} keyOf={(row) => row} />);
  expect(html).toContain('role="region" aria-label="Invoices" tabindex="0"');
  expect(html).toContain('<table role="table" class="table table-wide">');
  expect(html).not.toContain('gridcell');
});

it('beside cells that are edited in place the others are read only', () => {
  const edit: CellEdit<string> = { Cell: EditableCell, control: 'text', write: (row) => row, save: () => undefined, labelOf: (row) => row };
  const edited = columns.map((column) => (column.key === 'client' ? { ...column, edit } : column));
  const html = renderToStaticMarkup(<Table caption="Invoices" columns={edited} rows={['a']} keyOf={(row) => row} />);
  expect(html.match(/aria-readonly="true"/g)).toHaveLength(2);
  expect(html).toMatch(/<td role="gridcell"[^>]*data-editable="">a<\/td>/);
});
