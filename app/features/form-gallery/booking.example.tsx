import { type SubmitEvent, useRef } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Example } from '#app/ui/example.ts';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { DateInput } from '#app/ui/form/date-input.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { NumberInput } from '#app/ui/form/number-input.tsx';
import { type Parsed, useForm } from '#app/ui/form/use-form.ts';
import { toJson, WouldSend } from './would-send.tsx';

const CENTS = 100;
const SMALLEST_BUDGET = 500;

/** What is wrong, by the name of the field. A form of the product takes this from its schema. */
function parse(data: FormData): Parsed<string, Problem> {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const budget = Number(text('budget-cents') || Number.NaN);
  const problems: Record<string, Problem> = {
    ...(text('company') ? {} : { company: 'Enter the name of your company.' }),
    ...(/^\S+@\S+\.\S+$/.test(text('email')) ? {} : { email: 'Enter a whole e-mail address, like name@company.com.' }),
    ...(text('first-day') ? {} : { 'first-day': 'Choose the first day.' }),
    ...(budget >= SMALLEST_BUDGET * CENTS ? {} : { 'budget-cents': 'Enter an amount of at least {{amount}}.' }),
    ...(data.has('agreed') ? {} : { agreed: 'Tick this to go on.' }),
  };
  return Object.keys(problems).length > 0 ? { problems } : { values: toJson(data) };
}

type Problem =
  | 'Enter the name of your company.'
  | 'Enter a whole e-mail address, like name@company.com.'
  | 'Choose the first day.'
  | 'Enter an amount of at least {{amount}}.'
  | 'Tick this to go on.';

function Live() {
  const { t, language } = useText();
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<string, Problem, string>({ form: ref, parse });
  const textsOf = (name: string, label: string) => {
    const problem = form.problems[name];
    return { id: `booking-${name}`, label, problem: problem && t(problem, { amount: `${SMALLEST_BUDGET} EUR` }) };
  };
  const company = textsOf('company', t('Company'));
  const email = textsOf('email', t('E-mail'));
  const day = textsOf('first-day', t('First day'));
  const budget = textsOf('budget-cents', t('Budget'));
  const agreed = textsOf('agreed', t('I have read the sample terms.'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const answer = form.check();
    if (answer) form.show({ problems: {}, answer });
  };
  return (
    <form method="post" noValidate ref={ref} className="sample-form" onSubmit={submit} onInput={form.revalidate}>
      <ErrorSummary ref={form.summary} fields={[company, email, day, budget, agreed]} title={(n) => t('Please look at these fields: {{n}}', { n })} />
      <Field {...company}>
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field {...email}>
        <Input name="email" type="email" autoComplete="email" />
      </Field>
      <Field {...day}>
        <DateInput name="first-day" locale={language.tag} />
      </Field>
      <Field {...budget}>
        <NumberInput name="budget-cents" locale={language.tag} decimals={2} unit="EUR" min={0} />
      </Field>
      <Checkbox name="agreed" {...agreed} />
      <Button type="submit" isPrimary>
        {t('Check and show')}
      </Button>
      <WouldSend json={form.answer} />
    </form>
  );
}

export const example: Example = {
  name: 'A form that checks itself',
  Live,
  properties: {
    'useForm({ form, parse })':
      'parse says what is wrong, by field. check() shows it and leads the focus there; revalidate() takes it back as it is mended.',
    'Field problem': 'The sentence below the field; the control is told of it.',
    ErrorSummary: 'All of them above the form, each with a link to its field.',
  },
  keyboard: { Enter: 'Checks the form: the focus goes to the first wrong field.' },
};
