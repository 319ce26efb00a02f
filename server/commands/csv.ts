import { storedFields } from '#protocol/brief-fields.ts';
import type { BriefRecord } from '../briefs/store.ts';

/** The columns of an export, in this order. */
const columns = ['reference', 'receivedAt', 'updatedAt', 'status', 'flags', ...storedFields] as const satisfies readonly (keyof BriefRecord)[];

/** Matches the position before a character that begins a formula. */
const FORMULA = /((?:^|[;\t\r\n])[\s"]*)(?=[=+\-@])/g;

export const csvHead = toCsvLine(columns);

export function toBriefLine(brief: BriefRecord): string {
  return toCsvLine(columns.map((column) => toText(brief[column])));
}

/**
 * A line in the format of RFC 4180. An apostrophe is put before anything that a spreadsheet would calculate, which makes it text: a cell that begins
 * like a formula, and what becomes a cell where spreadsheets split at semicolons (German, Italian, Spanish, Russian) or tabs. These ignore quotes
 * within a line, so a cell also begins after a line break.
 */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = text.replace(FORMULA, "$1'").replace(/^(?=[\t\r])/, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toText(value: BriefRecord[(typeof columns)[number]]): string {
  if (!Array.isArray(value)) return String(value);
  return value.every((item) => typeof item !== 'object') ? value.join(' ') : JSON.stringify(value);
}
