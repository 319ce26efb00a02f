import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox, ChoiceGroup } from './choices.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field, type FieldTexts, Input, PasswordInput, Select, Textarea } from './field.tsx';

const texts = { id: 'x', label: 'Your name' };
const parts: readonly (readonly [name: string, draw: (texts: FieldTexts) => ReactElement])[] = [
  [
    'Input',
    (given) => (
      <Field {...given}>
        <Input />
      </Field>
    ),
  ],
  [
    'PasswordInput',
    (given) => (
      <Field {...given}>
        <PasswordInput showLabel="Show" />
      </Field>
    ),
  ],
  [
    'Select',
    (given) => (
      <Field {...given}>
        <Select />
      </Field>
    ),
  ],
  [
    'Textarea',
    (given) => (
      <Field {...given}>
        <Textarea />
      </Field>
    ),
  ],
  ['Checkbox', (given) => <Checkbox {...given} />],
  ['ChoiceGroup', (given) => <ChoiceGroup {...given} name="x" type="radio" choices={[{ value: '1', content: 'One', isChosen: false }]} />],
];

it.each(parts)('%s has a name, a hint and a problem that screen readers read', (name, draw) => {
  const html = renderToStaticMarkup(draw({ ...texts, hint: 'First and last.', problem: 'Enter your name.' }));
  expect(html.match(/ id="x"/g)).toHaveLength(1);
  expect(html).toContain(name === 'ChoiceGroup' ? '<legend class="field-label">Your name' : 'for="x"');
  expect(html).toContain('aria-describedby="x-hint x-problem"');
  expect(html).toMatch(/id="x-hint">First and last\./);
  expect(html).toMatch(/id="x-problem">Enter your name\./);
  expect(html).toContain('data-wrong=""');
});

it.each(parts)('%s points to no hint and no problem where there is none', (_, draw) => {
  const html = renderToStaticMarkup(draw(texts));
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('data-wrong');
  expect(html).not.toContain('aria-invalid="true"');
});

it('the error summary links each field with a problem, and is absent without any', () => {
  const title = (count: number) => `Look at: ${count}`;
  const html = renderToStaticMarkup(<ErrorSummary title={title} fields={[texts, { id: 'y', label: 'Company', problem: 'Enter it.' }]} />);
  expect(html).toContain('Look at: 1');
  expect(html).toContain('<a href="#y">Company</a>: Enter it.');
  expect(html).not.toContain('#x');
  expect(renderToStaticMarkup(<ErrorSummary title={title} fields={[texts]} />)).toBe('');
});
