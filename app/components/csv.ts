import { downloadFile } from './download-file.ts';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const MARK = '\uFEFF';

/**
 * Comma-separated values (RFC 4180). Numbers stay numbers; a text that a spreadsheet would run as a formula gets an apostrophe before it, which spreadsheets
 * do not show.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [columns, ...rows].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/** The same as the content of a file. Spreadsheets take one without the mark for one of an older alphabet. */
export function toCsvFile(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return MARK + toCsv(columns, rows);
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves a text as a file on the visitor's device. */
export function download(name: string, text: string, type = 'text/csv'): void {
  const parts = type === 'text/csv' ? [MARK, text] : [text];
  downloadFile(new File(parts, name, { type: `${type};charset=utf-8` }));
}
