import { storedFields } from '#protocol/brief-fields.ts';
import type { BriefRecord } from '../briefs/store.ts';

/** Of an export, in this order. */
const columns = ['reference', 'receivedAt', 'updatedAt', 'status', 'flags', ...storedFields] as const satisfies readonly (keyof BriefRecord)[];

/** Where a formula would begin: before its sign. */
const FORMULA = /((?:^|[;\t\r\n])[\s"]*)(?=[=+\-@])/g;

export const csvHead = toCsvLine(columns);

export function toBriefLine(brief: BriefRecord): string {
  return toCsvLine(columns.map((column) => toText(brief[column])));
}

/**
 * RFC 4180. What a spreadsheet would calculate gets an apostrophe in front, which makes it text: a cell that begins as a formula does, and what
 * becomes a cell where sheets split at semicolons (German, Italian, Spanish, Russian) or tabs. There a quote in mid-line guards nothing, so line ends begin a cell, too.
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
