import { saveFile } from './save-file.ts';

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

/** Saves such a text as a file on the visitor's device. */
export function download(name: string, text: string): void {
  // Spreadsheets take a file without the mark for one of an older alphabet.
  saveFile(name, `\uFEFF${text}`, 'text/csv;charset=utf-8');
}
