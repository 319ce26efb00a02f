/** Which part of a long grid is in the document, calculated from the one height that all rows have. */
export interface RowWindow {
  /** Rows left out above. */
  readonly rowsBefore: number;
  /** Cards in the document: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
  /** The end of the cards that are on the screen, at or before `end`. */
  readonly visibleEnd: number;
}

/** What is on the screen, CSS pixels. */
export interface Viewport {
  /** Distance from the viewport's top to the grid's; negative once scrolled past. */
  readonly top: number;
  readonly height: number;
  readonly columns: number;
}

/** Rows kept ready above and below what is visible. */
const SPARE_ROWS = 1;

/** `rowPitch`: height of a row with its gap. */
export function toRowWindow(count: number, rowPitch: number, { top, height, columns }: Viewport): RowWindow {
  const rows = Math.ceil(count / columns);
  const visibleRows = Math.ceil(height / rowPitch);
  const from = Math.max(0, Math.min(Math.floor(-top / rowPitch), rows - visibleRows) - SPARE_ROWS);
  const to = Math.max(1, Math.ceil((height - top) / rowPitch));
  const cut = (row: number) => Math.min(count, row * columns);
  return { rowsBefore: from, first: from * columns, visibleEnd: cut(to), end: cut(to + SPARE_ROWS) };
}
