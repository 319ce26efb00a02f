import { type SubmitEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { ErrorSummary, SuccessSummary } from './error-summary.tsx';
import { Field, Input } from './field.tsx';
import { useForm } from './use-form.ts';

const labels = { name: 'Your name', company: 'Company' } as const;

function parse(data: FormData) {
  const values = { name: data.get('name'), company: data.get('company') };
  const missing = Object.entries(values).filter(([, value]) => !value);
  return missing.length > 0 ? { problems: Object.fromEntries(missing.map(([name]) => [name, 'Fill this in.'])) } : { values };
}

function Live() {
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm<object, string, string>({ form: ref, parse });
  const fields = (['name', 'company'] as const).map((name) => ({ name, id: `example-${name}`, label: labels[name], problem: form.problems[name] }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.check()) form.show({ problems: {}, answer: 'Thank you.' });
  };
  return (
    <form method="post" noValidate ref={ref} onSubmit={submit} onInput={form.revalidate}>
      {form.answer ? (
        <SuccessSummary ref={form.summary} text={form.answer} />
      ) : (
        <ErrorSummary ref={form.summary} fields={fields} title={(count) => `Please look at these fields: ${count}`} />
      )}
      {fields.map(({ name, ...texts }) => (
        <Field key={name} {...texts}>
          <Input name={name} autoComplete="off" />
        </Field>
      ))}
      <Button type="submit" isPrimary>
        Send
      </Button>
    </form>
  );
}

export const example: Example = {
  name: 'ErrorSummary',
  Live,
  properties: {
    'ref?: Ref<HTMLDivElement>': 'The summary of useForm, which leads the focus there.',
    'fields: { id, label, problem? }[]': 'All of the form. Those with a problem are listed, each leading to its control.',
    'title: (count: number) => string': 'Above the list.',
    'text?: string': 'Why the form was not taken, beside its fields.',
    'advice?: string': 'What to do about it.',
    'isPosted?: boolean': 'Drawn by the server in answer to a plain post: the browser shall show it first.',
    'useForm({ form, parse, first? })': 'check() gives the values or says what is wrong, revalidate() looks again, show() says what came of sending.',
    SuccessSummary: 'In its place when the form was taken: ref, text, advice.',
  },
  keyboard: { Enter: 'In a field: sends the form; the focus goes to the first wrong field. On a line of the list: to that field.' },
};
