import type { Brief } from '#protocol/brief.ts';
import { type BriefField, briefFields, fieldNames, formFields } from '#protocol/brief-fields.ts';
import { getForm } from './field-texts.ts';

/** What stands in a form, as the browser posts it: names may repeat. */
export type FormValues = readonly (readonly [name: string, value: string])[];

export function listValues(values: FormValues, name: string): readonly string[] {
  return values.filter(([one]) => one === name).map(([, value]) => value);
}

export function firstValue(values: FormValues, name: string): string {
  return values.find(([one]) => one === name)?.[1] ?? '';
}

export function readForm(form: FormData): FormValues {
  return Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : ''] as const);
}

/** What was posted; all of it when a field that is one came twice, which is neither of the two: parseBrief finds it wrong. */
function oneValue(values: FormValues, name: string): string | readonly string[] {
  const [value = '', ...more] = listValues(values, name).map((text) => text.replaceAll(/\r\n?/g, '\n'));
  return more.length > 0 ? [value, ...more] : value;
}

/** A brief yet to be checked by parseBrief, which knows what to take where nothing was posted. Browsers post line ends as CR LF; a CR is no text. */
export function toUncheckedBrief(values: FormValues): Readonly<Record<string, unknown>> {
  const posted = fieldNames.filter((name) => values.some(([one]) => one === name));
  return Object.fromEntries(posted.map((name) => [name, readField(values, name)]));
}

function readField(values: FormValues, name: BriefField): unknown {
  const { kind } = briefFields[name];
  if (kind === 'slugs') return listValues(values, name);
  if (kind === 'ids') return listValues(values, name).map(Number);
  return kind === 'flag' || kind === 'consent' ? oneValue(values, name) === 'on' : oneValue(values, name);
}

/** What a draft keeps, and what goes back into the form. */
export const keptFields = formFields.filter((name) => !getForm(name).isTick);

/** The other way: a brief that goes back into the form. */
export function toFormValues(brief: Brief): FormValues {
  return keptFields.flatMap((name) => [brief[name]].flat().map((value) => [name, String(value)] as const));
}
