const MAX_WIDTH = 40;

/** Columns with two spaces between them: the first is left-aligned, the others are as `others` says. A row without cells is an empty line. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[], others: 'left' | 'right' = 'left'): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => shorten(toPlain(cell))));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const align = (cell: string, column: number) => cell[column > 0 && others === 'right' ? 'padStart' : 'padEnd'](widths[column] ?? 0);
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n');
}

const shorten = (text: string) => (text.length > MAX_WIDTH ? `${text.slice(0, MAX_WIDTH - 1)}…` : text);

/** Removes from a visitor's text what would control a terminal or change the writing direction. */
export function toPlain(text: string, hasLines = false): string {
  const plain = text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (sign) => (hasLines && (sign === '\n' || sign === '\t') ? sign : ' '));
  return plain;
}
