const MAX_WIDTH = 40;

/** Left-aligned columns, two spaces between them. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => shorten(toPlain(cell))));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const shorten = (text: string) => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text);

/** Removes from a visitor's text what would control a terminal or change the writing direction. */
export function toPlain(text: string, hasLines = false): string {
  const plain = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (hasLines && (sign === '\n' || sign === '\t') ? sign : ' '));
  return plain;
}
