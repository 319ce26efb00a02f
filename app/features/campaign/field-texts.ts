import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { Text } from '#app/i18n/use-text.ts';
import { type BriefFormRow, briefFields, type FormField, getField } from '#protocol/brief-fields.ts';
import type { FieldProblem } from '#protocol/brief-submission.ts';

/** What is wrong with the fields, by their names. */
export type Problems = Readonly<Record<string, FieldProblem>>;

export function toFieldId(name: FormField): string {
  return `brief-${name}`;
}

/** Label, hint and group of a field. The compiler checks that each text of the table is a label of the site. */
export function getForm(name: FormField): BriefFormRow<Label> {
  return briefFields[name].form;
}

/** The texts of a field, for the parts of app/ui/form. */
export function toFieldTexts(name: FormField, problems: Problems, t: Text['t']) {
  const { label, hint } = getForm(name);
  const problem = problems[name];
  return { id: toFieldId(name), label: t(label), hint: hint && t(hint), problem: problem && toSentence(name, problem, t) };
}

/** What to do about a problem. */
function toSentence(name: FormField, problem: FieldProblem, t: Text['t']): string {
  if (problem === 'past') return t('Choose today or a later day.');
  const { limit: n } = getField(name);
  if (problem === 'too-long' && n) return t('Use at most {{n}} characters.', { n });
  const { missing, wrong } = getForm(name);
  return t((problem === 'missing' ? missing : wrong) ?? 'Choose from the list.');
}
