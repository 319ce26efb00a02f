import { useRef, useState } from 'react';
import type { Example } from '../example.ts';
import { ErrorSummary, SuccessSummary } from './error-summary.tsx';
import { Field, Input } from './field.tsx';
import { useForm } from './use-form.ts';
import { Wizard } from './wizard.tsx';

const names = ['company', 'email'] as const;
const labels = { company: 'Company', email: 'E-mail' } as const;

function Live() {
  const ref = useRef<HTMLFormElement>(null);
  const [current, setCurrent] = useState(0);
  const form = useForm<true, string, string>({
    form: ref,
    parse: (data) => {
      const name = names[current];
      return name && !data.get(name) ? { problems: { [name]: 'Fill this in.' } } : { values: true };
    },
  });
  const fields = names.map((name) => ({ name, id: `example-wizard-${name}`, label: labels[name], problem: form.problems[name] }));
  return (
    <form method="post" noValidate ref={ref} onSubmit={(event) => event.preventDefault()} onInput={form.revalidate}>
      {form.answer ? (
        <SuccessSummary ref={form.summary} text={form.answer} />
      ) : (
        <ErrorSummary ref={form.summary} fields={fields} title={(count) => `Please look at these fields: ${count}`} />
      )}
      <Wizard
        label="Steps of the example"
        current={current}
        onMove={setCurrent}
        check={() => form.check() !== undefined}
        onFinish={() => form.show({ problems: {}, answer: 'Thank you.' })}
        words={{ back: 'Back', next: 'Next', finish: 'Finish' }}
        steps={fields.map(({ name, ...texts }) => ({
          title: texts.label,
          content: (
            <Field {...texts}>
              <Input name={name} autoComplete="off" />
            </Field>
          ),
        }))}
      />
    </form>
  );
}

export const example: Example = {
  name: 'Wizard',
  Live,
  properties: {
    'label: string': 'Of the list of steps.',
    'steps: { title, content }[]': 'All are in the form at any time: going back loses nothing.',
    'current: number, onMove(step)': 'Which one is shown. The page keeps it, in its address if it likes.',
    'check(step): boolean': 'Whether it may be left forwards: check() of useForm for the fields of the step.',
    'onFinish()': 'After the last one.',
    'words: { back, next, finish }': 'On the buttons.',
  },
  keyboard: {
    Enter: 'In a field: the next step, if this one is right. The focus goes to its heading, or to the first wrong field.',
    Tab: 'To the steps that are done: each leads back.',
  },
};
