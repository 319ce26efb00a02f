import { type Brief, CONSENT_VERSION } from '#protocol/brief.ts';

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

/** A brief yet to be checked by parseBrief of protocol/brief.ts. Browsers post line ends as CR LF; a CR is no text. */
export function toUncheckedBrief(values: FormValues, engagement: readonly unknown[] = []) {
  const one = (name: string) => oneValue(values, name);
  return {
    name: one('name'),
    email: one('email'),
    company: one('company'),
    country: one('country'),
    formats: listValues(values, 'formats'),
    demos: listValues(values, 'demos').map(Number),
    brandLink: one('brandLink'),
    model: one('model'),
    budget: one('budget'),
    startDate: one('startDate'),
    message: one('message'),
    consent: one('consent') === 'on',
    consentVersion: one('consentVersion') || CONSENT_VERSION,
    newsletter: one('newsletter') === 'on',
    language: one('language') || 'en',
    engagement,
  };
}

/** The other way: a brief that goes back into the form. */
export function toFormValues(brief: Brief): FormValues {
  const { name, email, company, country, formats, demos, model, budget, startDate, message } = brief;
  const single = Object.entries({ name, email, company, country, model, budget, startDate, message });
  return [...single, ...formats.map((slug) => ['formats', slug] as const), ...demos.map((id) => ['demos', String(id)] as const)];
}
