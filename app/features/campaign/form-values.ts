import type { Brief } from '#protocol/brief.ts';
import { type BriefField, briefFields, fieldNames, formFields } from '#protocol/brief-fields.ts';
import { getForm } from './field-texts.ts';

/** Names and values of a form as the browser posts them: names may repeat. */
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

/** The value that was posted; all values if a single field came twice: parseBrief refuses that. */
function oneValue(values: FormValues, name: string): string | readonly string[] {
  const [value = '', ...more] = listValues(values, name).map((text) => text.replaceAll(/\r\n?/g, '\n'));
  return more.length > 0 ? [value, ...more] : value;
}

/** A brief for parseBrief to check, which has the defaults of fields that were not posted. Browsers post line ends as CR LF: each becomes LF. */
export function toUncheckedBrief(values: FormValues): Readonly<Record<string, unknown>> {
  const posted = fieldNames.filter((name) => values.some(([one]) => one === name));
  return Object.fromEntries(posted.map((name) => [name, readField(values, name)]));
}

function readField(values: FormValues, name: BriefField): unknown {
  const { kind } = briefFields[name];
  if (kind === 'slugs') return listValues(values, name);
  if (kind === 'demos') return listValues(values, name).map((key) => (key.includes(':') ? key : Number(key)));
  return kind === 'flag' || kind === 'consent' ? oneValue(values, name) === 'on' : oneValue(values, name);
}

/** The fields that a draft keeps. */
export const keptFields = formFields.filter((name) => !getForm(name).isTick);

/** The form values of a brief, to fill the form with. */
export function toFormValues(brief: Brief): FormValues {
  return keptFields.flatMap((name) => [brief[name]].flat().map((value) => [name, String(value)] as const));
}
