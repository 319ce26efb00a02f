import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** What takes the focus in a cell; a cell without it takes the focus itself. */
const WIDGETS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)';
/** The roles of a grid's parts. Said again where they are the elements' own: a table whose looks are not a table's is none to the browser. */
export const gridRoles = {
  grid: { role: 'grid' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  gridcell: { role: 'gridcell' },
} as const;
/** Rows that Page Up and Page Down go. */
const PAGE_ROWS = 10;

/**
 * The keys of a grid (ARIA Authoring Practices): the table is one Tab stop, arrow keys move among its cells, Home and End within a row, with Ctrl to
 * the first and last row, Page Up and Page Down by ten rows. Space on a cell selects its row, Ctrl+A all rows. What is typed into a field stays there.
 */
export function useGrid() {
  const ref = useRef<HTMLTableElement>(null);
  /** The row and column that the Tab key leads to, and whether the focus is inside. */
  const place = useRef({ row: -1, column: 0, hasFocus: false });

  // After every render: new rows bring links and buttons, each of which would be a Tab stop.
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    const { row, column, hasFocus } = place.current;
    const stop = row < 0 ? findFirstStop(table) : findStopNear(table, row, column);
    for (const one of table.rows) for (const cell of one.cells) for (const widget of listWidgets(cell)) widget.tabIndex = -1;
    if (!stop) return;
    stop.tabIndex = 0;
    // The focused row is gone: the one in its place takes over.
    if (hasFocus && document.activeElement === document.body) stop.focus();
  });

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLTableElement>) => {
    const cell = target.closest<HTMLTableCellElement>('th, td');
    const row = cell?.parentElement;
    if (!cell || !(row instanceof HTMLTableRowElement)) return;
    for (const other of currentTarget.querySelectorAll<HTMLElement>('[tabindex="0"]')) other.tabIndex = -1;
    target.tabIndex = 0;
    place.current = { row: listRows(currentTarget).indexOf(row), column: cell.cellIndex, hasFocus: true };
  };

  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLTableElement>) => {
    // An element that is removed loses the focus too.
    if (target.isConnected && !currentTarget.contains(relatedTarget)) place.current.hasFocus = false;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget } = event;
    const cell = target instanceof HTMLElement && !isTyping(target) ? target.closest<HTMLTableCellElement>('th, td') : null;
    const row = cell?.parentElement;
    if (!cell || !(row instanceof HTMLTableRowElement) || event.altKey) return;
    const stop = findTarget(event, currentTarget, row, cell);
    if (stop) stop.focus();
    else if (!select(event, row)) return;
    event.preventDefault();
  };

  return { ref, onFocus, onBlur, onKeyDown };
}

/** Where a key leads from a cell; undefined for keys that do not move, and at the edges. */
function findTarget(event: KeyboardEvent, table: HTMLTableElement, row: HTMLTableRowElement, cell: HTMLTableCellElement): HTMLElement | undefined {
  const rows = listRows(table);
  const at = rows.indexOf(row);
  const last = rows.length - 1;
  const stops = Array.from(row.cells).flatMap(listStops);
  const now = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const inRow = (index: number) => findStop(rows[Math.min(last, Math.max(0, index))], cell.cellIndex);
  if (event.shiftKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (event.key === 'Home') return findStop(rows[0], 0);
    return event.key === 'End' ? findStop(rows[last], row.cells.length - 1) : undefined;
  }
  switch (event.key) {
    case 'ArrowRight':
      return stops[now + 1];
    case 'ArrowLeft':
      return stops[now - 1];
    case 'ArrowDown':
      return inRow(at + 1);
    case 'ArrowUp':
      return inRow(at - 1);
    case 'PageDown':
      return inRow(at + PAGE_ROWS);
    case 'PageUp':
      return inRow(at - PAGE_ROWS);
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}

/** Returns false for keys that do not select. */
function select(event: KeyboardEvent, row: HTMLTableRowElement): boolean {
  const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey);
  const isOne = event.key === ' ' && event.target instanceof HTMLTableCellElement;
  const scope = isAll ? row.closest('table')?.tHead : row;
  const box = isAll || isOne ? scope?.querySelector<HTMLInputElement>('.table-select input') : null;
  box?.click();
  return box !== null && box !== undefined;
}

function isTyping(element: HTMLElement): boolean {
  return element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio');
}

/** Without the head where rows are cards: it is out of sight there. */
function listRows(table: HTMLTableElement): HTMLTableRowElement[] {
  const isHeadHidden = table.tHead && getComputedStyle(table.tHead).position === 'absolute';
  return Array.from(table.rows).filter((row) => !isHeadHidden || row.parentElement !== table.tHead);
}

/** None where the column is left out of sight. */
function listStops(cell: HTMLTableCellElement): HTMLElement[] {
  return getComputedStyle(cell).display === 'none' ? [] : listWidgets(cell);
}

function listWidgets(cell: HTMLTableCellElement): HTMLElement[] {
  const widgets = Array.from(cell.querySelectorAll<HTMLElement>(WIDGETS));
  return widgets.length > 0 ? widgets : [cell];
}

/** Before anybody was in the grid. Its first column is never out of sight: no style is asked for, which the browser would have to work out twice. */
function findFirstStop(table: HTMLTableElement): HTMLElement | undefined {
  const cell = (table.tBodies[0]?.rows[0] ?? table.rows[0])?.cells[0];
  return cell && listWidgets(cell)[0];
}

function findStopNear(table: HTMLTableElement, row: number, column: number): HTMLElement | undefined {
  const rows = listRows(table);
  return findStop(rows[Math.min(row, rows.length - 1)], column);
}

function findStop(row: HTMLTableRowElement | undefined, column: number): HTMLElement | undefined {
  const cell = row?.cells[column];
  return cell && listStops(cell)[0];
}
