import type { Brief, Engagement } from '#protocol/brief.ts';
import { budgetBands } from '#protocol/brief.ts';
import type { BriefRow } from '../db/tables.ts';
import type { StoredBrief } from './store.ts';

interface RowFacts {
  readonly reference: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly flags: readonly string[];
  readonly now: Date;
}

/** A new brief as a row. toStoredBrief is the way back; what a brief gains goes into both. */
export function toBriefRow(brief: Brief, { reference, key, bodyHash, flags, now }: RowFacts): BriefRow {
  return {
    reference,
    key,
    body_hash: bodyHash,
    received_at: now.toISOString(),
    updated_at: now.toISOString(),
    status: 'new',
    flags: flags.join(','),
    name: brief.name,
    email: brief.email,
    email_lower: brief.email.toLowerCase(),
    company: brief.company,
    search_text: [reference, brief.name, brief.email, brief.company].join('\n').toLowerCase(),
    country: brief.country,
    formats: JSON.stringify(brief.formats),
    demos: JSON.stringify(brief.demos),
    brand_link: brief.brandLink,
    model: brief.model,
    budget: brief.budget,
    start_date: brief.startDate,
    message: brief.message,
    consent_version: brief.consentVersion,
    newsletter: brief.newsletter ? 1 : 0,
    language: brief.language,
    engagement: JSON.stringify(brief.engagement),
  };
}

export function toStoredBrief(row: BriefRow): StoredBrief {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    updatedAt: row.updated_at,
    status: row.status,
    flags: row.flags === '' ? [] : row.flags.split(','),
    name: row.name,
    email: row.email,
    company: row.company,
    country: row.country,
    formats: parseList<string>(row.formats),
    demos: parseList<number>(row.demos),
    brandLink: row.brand_link,
    model: row.model,
    budget: budgetBands.find((band) => band === row.budget) ?? '',
    startDate: row.start_date,
    message: row.message,
    consentVersion: row.consent_version,
    newsletter: row.newsletter === 1,
    language: row.language,
    engagement: parseList<Engagement>(row.engagement),
  };
}

/** What toBriefRow wrote: checked when it came in, so not again. */
function parseList<T>(text: string): readonly T[] {
  return JSON.parse(text);
}
