/** Which part of a long grid stands in the document. Rows all have one height, so the rest is arithmetic. */
export interface RowWindow {
  /** Rows left out above. */
  readonly rowsBefore: number;
  /** Cards in the document: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
}

export interface GridMeasure {
  readonly count: number;
  readonly columns: number;
  /** Height of a row with its gap, CSS pixels. */
  readonly rowPitch: number;
  /** Distance from the viewport's top to the grid's; negative once scrolled past. */
  readonly top: number;
  readonly viewportHeight: number;
}

/** Rows kept ready above and below what is visible. */
const SPARE_ROWS = 1;

export function toRowWindow({ count, columns, rowPitch, top, viewportHeight }: GridMeasure): RowWindow {
  const rows = Math.ceil(count / columns);
  const shown = Math.min(rows, Math.ceil(viewportHeight / rowPitch) + 1 + 2 * SPARE_ROWS);
  const wanted = Math.floor(-top / rowPitch) - SPARE_ROWS;
  const rowsBefore = Math.max(0, Math.min(wanted, rows - shown));
  return { rowsBefore, first: rowsBefore * columns, end: Math.min(count, (rowsBefore + shown) * columns) };
}
