import type { StoredBrief } from '../briefs/store.ts';

/** Of an export, in this order. */
const columns = [
  'reference',
  'receivedAt',
  'updatedAt',
  'status',
  'flags',
  'name',
  'email',
  'company',
  'country',
  'formats',
  'model',
  'budget',
  'startDate',
  'message',
  'consentVersion',
  'newsletter',
  'language',
  'engagement',
  'demos',
  'brandLink',
] as const satisfies readonly (keyof StoredBrief)[];

export const csvHead = toCsvLine(columns);

export function toBriefLine(brief: StoredBrief): string {
  return toCsvLine(columns.map((column) => toText(brief[column])));
}

/** RFC 4180. A cell that a spreadsheet would calculate gets an apostrophe in front, which makes it text. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function toText(value: StoredBrief[(typeof columns)[number]]): string {
  if (!Array.isArray(value)) return String(value);
  return value.every((item) => typeof item !== 'object') ? value.join(' ') : JSON.stringify(value);
}
