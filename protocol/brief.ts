// The mini edition: the form's page loads it too.
import * as z from 'zod/mini';
import { type BriefField, type BriefFieldRow, briefFields, fieldNames, getField, toObject, UNIT_KEY } from './brief-fields.ts';
import { type FieldProblem, fieldProblems } from './brief-submission.ts';
import { budgetBands } from './budget.ts';
import { engagementLimits } from './engagement.ts';
import { isPlainText, toLines } from './plain-text.ts';

/**
 * The checks of a campaign brief; brief-fields.ts is its definition.
 *
 * 1. Text is trimmed, well-formed Unicode without control characters: two databases and a mail program must all take it as it is.
 * 2. Unknown keys are refused by name.
 * 3. A wrong field is named with one code; pages have a sentence for each.
 * 4. Format, model and demo names are checked for their shape here and against the catalogue by the server.
 */

const SLUG = /^[a-z0-9-]{1,40}$/;

const word = (problem: FieldProblem) => ({ error: problem });
const count = (max: number) => z.number('wrong').check(z.int('wrong'), z.gte(0, 'wrong'), z.lte(max, 'wrong'));
const list = <Item extends z.ZodMiniType>(item: Item, { limit = 0 }: BriefFieldRow) =>
  z.readonly(z.array(item, 'wrong').check(z.maxLength(limit, 'wrong')));

const engagement = z.strictObject({
  demo: count(engagementLimits.demo),
  seconds: count(engagementLimits.seconds),
  interactions: count(engagementLimits.interactions),
  completions: count(engagementLimits.completions),
  qrOpens: count(engagementLimits.qrOpens),
});

const toText = ({ limit = Number.POSITIVE_INFINITY, isRequired = false, pattern }: BriefFieldRow) =>
  z.string('wrong').check(
    z.overwrite(toLines),
    z.trim(),
    z.refine(isPlainText, word('wrong')),
    z.maxLength(limit, 'too-long'),
    z.minLength(isRequired ? 1 : 0, 'missing'),
    z.refine((value) => value === '' || !pattern || pattern.test(value), word('wrong')),
  );

/** How each kind of field is checked. */
const kinds = {
  line: (row: BriefFieldRow) => toText(row).check(z.refine((value) => !/[\n\t]/.test(value), word('wrong'))),
  text: toText,
  date: () => z.string('wrong').check(z.refine((value) => value === '' || isDate(value), word('wrong'))),
  budget: () => z.enum(['', ...budgetBands], 'wrong'),
  slugs: (row: BriefFieldRow) => list(z.string('wrong').check(z.regex(SLUG, 'wrong')), row),
  demos: (row: BriefFieldRow) => list(z.union([count(engagementLimits.demo), z.string().check(z.regex(UNIT_KEY))], 'wrong'), row),
  engagement: (row: BriefFieldRow) => list(engagement, row),
  flag: () => z.boolean('wrong'),
  consent: () => z.literal(true, 'missing'),
};

type Shape = { readonly [Name in BriefField]: ReturnType<(typeof kinds)[(typeof briefFields)[Name]['kind']]> };

const schema = z.strictObject(toObject<Shape>(fieldNames.map((name) => [name, kinds[briefFields[name].kind](briefFields[name])])));

/** What was filled in. A field that was left out is empty; consent is always given. */
export type Brief = Readonly<z.infer<typeof schema>>;

/** A text that is not there is empty, and missing if it is required. A consent that is not there is no consent. */
const empty = { line: '', text: '', date: '', budget: '', slugs: [], demos: [], engagement: [], flag: false, consent: undefined };
const emptyBrief = Object.fromEntries(fieldNames.map((name) => [name, getField(name).initial ?? empty[briefFields[name].kind]]));

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

function listProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields = new Map<string, FieldProblem>();
  // Only the first error of a field is reported.
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
