import type { Label } from '#app/i18n/dictionaries/en.ts';
import { type BriefFormRow, briefFields, type FormField, getField } from '#protocol/brief-fields.ts';
import type { FieldProblem } from '#protocol/brief-submission.ts';

/** What is wrong with which field. */
export type Problems = Readonly<Record<string, FieldProblem>>;

export const SUMMARY_ID = 'brief-summary';

export function toFieldId(name: FormField): string {
  return `brief-${name}`;
}

/** How a field stands in the form. Each text of the table is a label of the site, or this does not compile. */
export function getForm(name: FormField): BriefFormRow<Label> {
  return briefFields[name].form;
}

interface Message {
  readonly label: Label;
  readonly values?: Readonly<Record<string, number>>;
}

/** One sentence that says how to mend it. */
export function toMessage(field: FormField, problem: FieldProblem): Message {
  if (problem === 'past') return { label: 'Choose today or a later day.' };
  const { limit: n } = getField(field);
  if (problem === 'too-long' && n) return { label: 'Use at most {{n}} characters.', values: { n } };
  const { missing, wrong } = getForm(field);
  return { label: (problem === 'missing' ? missing : wrong) ?? 'Choose from the list.' };
}
