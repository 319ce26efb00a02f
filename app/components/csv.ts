/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Comma-separated values (RFC 4180). Numbers stay numbers; a text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets
 * do not show.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [columns, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves a text as a file on the visitor's device. */
export function download(name: string, text: string, type = 'text/csv'): void {
  // Spreadsheets take a file without the mark for one of an older alphabet.
  const parts = type === 'text/csv' ? ['\uFEFF', text] : [text];
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers begin the download in a later task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
