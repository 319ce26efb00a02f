import type { Brief } from '#protocol/brief.ts';
import { briefFields, type StoredField, storedFields, toObject } from '#protocol/brief-fields.ts';
import type { BriefColumns, BriefRow } from '../db/tables.ts';
import type { BriefRecord } from './store.ts';

interface RowMetadata {
  readonly reference: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly flags: readonly string[];
  readonly now: Date;
}

/** A new brief as a row of the table. toBriefRecord is the inverse. */
export function toBriefRow(brief: Brief, { reference, key, bodyHash, flags, now }: RowMetadata): BriefRow {
  return {
    reference,
    key,
    body_hash: bodyHash,
    received_at: now.toISOString(),
    updated_at: now.toISOString(),
    status: 'new',
    flags: flags.join(','),
    email_lower: brief.email.toLowerCase(),
    search_text: [reference, brief.name, brief.email, brief.company].join('\n').toLowerCase(),
    ...toObject<BriefColumns>(storedFields.map((name) => [briefFields[name].column, toCell(brief[name])])),
  };
}

export function toBriefRecord(row: BriefRow): BriefRecord {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    updatedAt: row.updated_at,
    status: row.status,
    flags: row.flags === '' ? [] : row.flags.split(','),
    ...toObject<Pick<Brief, StoredField>>(storedFields.map((name) => [name, fromCell(name, row)])),
  };
}

function toCell(value: Brief[StoredField]): string | number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Inverse of toCell. Not validated again: the brief was valid when it was stored. */
function fromCell(name: StoredField, row: BriefRow): Brief[StoredField] {
  const { kind, column } = briefFields[name];
  if (kind === 'flag') return row[column] === 1;
  return kind === 'slugs' || kind === 'demos' || kind === 'engagement' ? JSON.parse(row[column]) : row[column];
}
