import type { Label } from '#app/i18n/dictionaries/en.ts';
import { type BriefField, briefLimits, type FieldProblem } from '#protocol/brief.ts';

/** What is wrong with which field. */
export type Problems = Readonly<Record<string, FieldProblem>>;

/** Fields of the form in their order on the page. */
export const formFields = [
  { name: 'name', label: 'Your name' },
  { name: 'email', label: 'Work e-mail' },
  { name: 'company', label: 'Company' },
  { name: 'country', label: 'Country' },
  { name: 'demos', label: 'Demos you start from' },
  { name: 'brandLink', label: 'Your brand in the ad' },
  { name: 'formats', label: 'Formats you like' },
  { name: 'model', label: 'KPI model' },
  { name: 'budget', label: 'Media budget' },
  { name: 'startDate', label: 'Start date' },
  { name: 'message', label: 'Message' },
  { name: 'consent', label: 'Your consent' },
  { name: 'newsletter', label: 'News' },
] as const satisfies readonly { readonly name: BriefField; readonly label: Label }[];

export type FormField = (typeof formFields)[number]['name'];

export const SUMMARY_ID = 'brief-summary';

export function toFieldId(name: FormField): string {
  return `brief-${name}`;
}

interface Message {
  readonly label: Label;
  readonly values?: Readonly<Record<string, number>>;
}

const missing: Partial<Record<FormField, Label>> = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  company: 'Enter the name of your company.',
  consent: 'Tick this box: without your consent we may not keep the brief.',
};
const wrong: Partial<Record<FormField, Label>> = {
  email: 'Enter a whole e-mail address, like name@company.com.',
  startDate: 'Enter a whole date, or none.',
  message: 'Some characters here cannot be stored. Use plain text.',
  name: 'Some characters here cannot be stored. Use plain text.',
  company: 'Some characters here cannot be stored. Use plain text.',
};
const limits: Partial<Record<FormField, number>> = briefLimits;

/** One sentence that says how to mend it. */
export function toMessage(field: FormField, problem: FieldProblem): Message {
  if (problem === 'past') return { label: 'Choose today or a later day.' };
  const n = limits[field];
  if (problem === 'too-long' && n) return { label: 'Use at most {{n}} characters.', values: { n } };
  if (problem === 'missing') return { label: missing[field] ?? 'Choose from the list.' };
  return { label: wrong[field] ?? 'Choose from the list.' };
}
