import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { DateInput } from '#app/ui/form/date-input.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { NumberInput } from '#app/ui/form/number-input.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Wizard } from '#app/ui/form/wizard.tsx';
import { toJson, WouldSend } from './would-send.tsx';

/** Fields of each step: all of them must be filled in. */
const steps = [['campaign', 'email'], ['first-day', 'last-day'], ['budget-cents']] as const;

type Problem = 'Fill this in.' | 'The last day is before the first.';

function Live() {
  const { t, language } = useText();
  const ref = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useSearchParams();
  /** In the address, from 1: a reload empties the form, so it begins where something is missing. */
  const asked = Number(query.get('step') ?? 1) - 1;
  const reached = useRef(0);
  const current = Math.max(0, Math.min(asked, reached.current)) || 0;
  const move = (step: number) => {
    reached.current = Math.max(reached.current, step);
    setQuery(step === 0 ? {} : { step: String(step + 1) }, { preventScrollReset: true });
  };
  const form = useForm<string, Problem, string>({
    form: ref,
    parse: (data) => {
      const missing = (steps[current] ?? []).filter((name) => !data.get(name));
      const isReversed = current === 1 && String(data.get('last-day')) < String(data.get('first-day'));
      const problems: Record<string, Problem> = {
        ...(isReversed ? { 'last-day': 'The last day is before the first.' } : {}),
        ...Object.fromEntries(missing.map((name) => [name, 'Fill this in.'])),
      };
      return Object.keys(problems).length > 0 ? { problems } : { values: toJson(data) };
    },
  });
  const textsOf = (name: string, label: string) => {
    const problem = form.problems[name];
    return { id: `steps-${name}`, label, problem: problem && t(problem) };
  };
  const campaign = textsOf('campaign', t('Name of the campaign'));
  const email = textsOf('email', t('E-mail'));
  const first = textsOf('first-day', t('First day'));
  const last = textsOf('last-day', t('Last day'));
  const budget = textsOf('budget-cents', t('Budget'));
  const fields = [campaign, email, first, last, budget];
  const finish = () => {
    const answer = form.check();
    if (answer) form.show({ problems: {}, answer });
  };
  return (
    <form method="post" noValidate ref={ref} className="sample-form" onSubmit={(event) => event.preventDefault()} onInput={form.revalidate}>
      <ErrorSummary ref={form.summary} fields={fields} title={(n) => t('Please look at these fields: {{n}}', { n })} />
      <Wizard
        label={t('Steps')}
        current={current}
        onMove={move}
        check={() => form.check() !== undefined}
        onFinish={finish}
        words={{ back: t('Back'), next: t('Next'), finish: t('Check and show') }}
        steps={[
          {
            title: t('Campaign'),
            content: (
              <>
                <Field {...campaign}>
                  <Input name="campaign" autoComplete="off" />
                </Field>
                <Field {...email}>
                  <Input name="email" type="email" autoComplete="email" />
                </Field>
              </>
            ),
          },
          {
            title: t('Flight'),
            content: (
              <div className="form-columns">
                <Field {...first}>
                  <DateInput name="first-day" locale={language.tag} />
                </Field>
                <Field {...last}>
                  <DateInput name="last-day" locale={language.tag} />
                </Field>
              </div>
            ),
          },
          {
            title: t('Budget'),
            content: (
              <Field {...budget}>
                <NumberInput name="budget-cents" locale={language.tag} decimals={2} unit="EUR" min={0} />
              </Field>
            ),
          },
        ]}
      />
      <WouldSend json={form.answer} />
    </form>
  );
}

export const example: Example = {
  name: 'Steps in the address',
  Live,
  properties: {
    '?step=2': 'The step that is shown: the browser’s Back goes one back. A step that was not reached yet is not shown.',
    'useForm parse': 'Checks the fields of the step that is shown.',
    Wizard: 'The steps, their buttons and the focus.',
  },
  keyboard: { Enter: 'The next step, if this one is right; else the first wrong field.', 'Alt Left': 'The step before, with everything in it.' },
};
