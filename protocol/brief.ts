// The mini edition: the form's page loads it too.
import * as z from 'zod/mini';

/**
 * The words in which a campaign brief crosses from page to server, by `POST /api/briefs` or by the plain form of /start-campaign.
 *
 * 1. Text is trimmed, well-formed Unicode without control characters: two databases and a mail program must all take it as it is.
 * 2. Unknown keys are refused by name.
 * 3. A wrong field is named with one code; pages have a sentence for each.
 * 4. Format, model and demo names are checked for their shape here and against the catalogue by the server.
 */

/** Names the text a visitor consents to; a new text gets a new version. It is stored with the brief. */
export const CONSENT_VERSION = '2026-11';

/** Longest texts, in UTF-16 units. */
export const briefLimits = { name: 120, email: 254, company: 160, message: 4000, formats: 20, demos: 20, brandLink: 6200, engagement: 40 } as const;

/** Media budget of the campaign, in euros. */
export const budgetBands = ['under-10k', '10k-50k', '50k-200k', 'over-200k', 'open'] as const;
export type BudgetBand = (typeof budgetBands)[number];

/** What is wrong with a field. */
export const fieldProblems = ['missing', 'too-long', 'wrong', 'past', 'unknown'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** What a visitor did with one demo in this visit; sent only when the visitor ticks it. */
export interface Engagement {
  readonly demo: number;
  /** Engaged, whole seconds. */
  readonly seconds: number;
  readonly interactions: number;
  readonly completions: number;
  /** Times this device opened the demo by scanning its code. */
  readonly qrOpens: number;
}

export interface Brief {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** Slugs of formats. */
  readonly formats: readonly string[];
  /** Ids of the demos that it starts from. */
  readonly demos: readonly number[];
  /** Path of a demo that wears the sender's brand, which stands behind its `#`; or empty. */
  readonly brandLink: string;
  /** KPI model, CPM … CPA, or empty. */
  readonly model: string;
  readonly budget: BudgetBand | '';
  /** YYYY-MM-DD, or empty. */
  readonly startDate: string;
  readonly message: string;
  readonly consent: true;
  readonly consentVersion: string;
  readonly newsletter: boolean;
  /** Code of the language the form was read in. */
  readonly language: string;
  readonly engagement: readonly Engagement[];
}

export type BriefField = keyof Brief;

/** What is posted beside the `Idempotency-Key` header, a UUID that the page makes once per brief. */
export interface BriefPost {
  readonly brief: Brief;
  /** Proof of when the form was handed out; from the page. */
  readonly token: string;
  /** The honeypot: people leave it empty. */
  readonly website: string;
  /** Kept on the device while there was no connection: its token may be old. */
  readonly isDelayed: boolean;
}

/** 201 the first time, 200 for a repeated key: always the same reference. */
export interface BriefReceipt {
  readonly reference: string;
}

/** Any refusal: 400, 413, 422, 429 or 503. A 422 without fields and token: the key is another brief's, so this one needs a new one. */
export interface BriefRefusal {
  readonly message: string;
  /** 422: what is wrong with which field. */
  readonly fields?: Readonly<Record<string, FieldProblem>>;
  /** 422 for a token that is missing or not ours: a fresh one. The same brief may be sent with it at once. */
  readonly token?: string;
}

/** SG-, then three groups of four letters and digits that are not mistaken for one another. */
export const REFERENCE = /^SG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
export const IDEMPOTENCY_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const EMAIL = /^(?:[^\s@"<>(),;:\\[\]]+|"[^"\s\\]+")@[^\s@.<>(),;:\\[\]]+(?:\.[^\s@.<>(),;:\\[\]]+)+$/u;
const SLUG = /^[a-z0-9-]{1,40}$/;
const CODE = /^[A-Z]{0,8}$/;
/** A page of ours that plays one demo, with a packed brand; never another site's. */
export const BRAND_LINK = /^\/(?:play|experience\/[a-z0-9-]{1,40}\/preview)\/[1-9]\d{0,5}#brand=[\w-]{1,6000}$/;

/** Lines and tabs are text, other control characters are not. Written as code points so that no control character stands in this file. */
const isPlain = (text: string) =>
  text.isWellFormed() && !Array.from(text).some((sign) => (sign < ' ' && sign !== '\n' && sign !== '\t') || (sign >= '\u007f' && sign <= '\u009f'));
/** Line ends of word processors and PDFs, which people paste without seeing them. */
const toLines = (text: string) => text.replaceAll(/[\u0085\u2028\u2029]/g, '\n');

const word = (problem: FieldProblem) => ({ error: problem });
const text = (max: number) => z.string('wrong').check(z.overwrite(toLines), z.trim(), z.refine(isPlain, word('wrong')), z.maxLength(max, 'too-long'));
const line = (max: number) => text(max).check(z.refine((value) => !/[\n\t]/.test(value), word('wrong')));
const required = (max: number) => line(max).check(z.minLength(1, 'missing'));
const count = (max: number) => z.number('wrong').check(z.int('wrong'), z.gte(0, 'wrong'), z.lte(max, 'wrong'));

const engagement = z.strictObject({
  demo: count(999_999),
  seconds: count(86_400),
  interactions: count(1_000_000),
  completions: count(100_000),
  qrOpens: count(10_000),
});

const schema = z.strictObject({
  name: required(briefLimits.name),
  email: required(briefLimits.email).check(z.refine((value) => value === '' || EMAIL.test(value), word('wrong'))),
  company: required(briefLimits.company),
  country: line(2).check(z.regex(/^(?:[A-Z]{2})?$/, 'wrong')),
  formats: z.array(z.string('wrong').check(z.regex(SLUG, 'wrong')), 'wrong').check(z.maxLength(briefLimits.formats, 'wrong')),
  demos: z.array(count(999_999), 'wrong').check(z.maxLength(briefLimits.demos, 'wrong')),
  brandLink: line(briefLimits.brandLink).check(z.refine((value) => value === '' || BRAND_LINK.test(value), word('wrong'))),
  model: z.string('wrong').check(z.regex(CODE, 'wrong')),
  budget: z.enum(['', ...budgetBands], 'wrong'),
  startDate: z.string('wrong').check(z.refine((value) => value === '' || isDate(value), word('wrong'))),
  message: text(briefLimits.message),
  consent: z.literal(true, 'missing'),
  consentVersion: z.string('wrong').check(z.regex(/^\d{4}-\d{2}$/, 'wrong')),
  newsletter: z.boolean('wrong'),
  language: z.string('wrong').check(z.regex(/^[a-z]{2}$/, 'wrong')),
  engagement: z.array(engagement, 'wrong').check(z.maxLength(briefLimits.engagement, 'wrong')),
});

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export type ParsedBrief = { readonly brief: Brief } | { readonly fields: Readonly<Record<string, FieldProblem>> };

/**
 * Takes anything. A missing optional field counts as empty; a missing consent is no consent. `today`: YYYY-MM-DD, the day that the start date must
 * not lie before; without it dates are only dates.
 */
export function parseBrief(given: unknown, today?: string): ParsedBrief {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { fields: { brief: 'wrong' } };
  const result = schema.safeParse({ ...emptyBrief, ...given });
  if (!result.success) return { fields: listProblems(result.error.issues) };
  const brief = { ...result.data, formats: [...new Set(result.data.formats)], demos: [...new Set(result.data.demos)] };
  return today !== undefined && isPast(brief, today) ? { fields: { startDate: 'past' } } : { brief };
}

/** A campaign cannot start before yesterday: the visitor's clock may lag behind ours. */
export function isPast({ startDate }: Pick<Brief, 'startDate'>, today: string): boolean {
  return startDate !== '' && startDate < dayBefore(today);
}

/** What is not there is empty: an empty text that is required is missing. */
const emptyBrief = {
  name: '',
  email: '',
  company: '',
  country: '',
  formats: [],
  demos: [],
  brandLink: '',
  model: '',
  budget: '',
  startDate: '',
  message: '',
  newsletter: false,
  language: 'en',
  consentVersion: CONSENT_VERSION,
  engagement: [],
} as const;

function listProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields = new Map<string, FieldProblem>();
  // The first thing wrong with a field is said.
  const say = (field: string, problem: FieldProblem) => fields.has(field) || fields.set(field, problem);
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'brief');
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) say(key, 'unknown');
    else say(field, fieldProblems.find((problem) => problem === issue.message) ?? 'wrong');
  }
  return Object.fromEntries(fields);
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
