import type { Example } from '../example.ts';
import { Field } from './field.tsx';
import { ColorInput } from './scales.tsx';

export const example: Example = {
  name: 'ColorInput',
  Live: () => (
    <Field id="example-colour" label="Main colour">
      <ColorInput name="colour" defaultValue="#f8431a" />
    </Field>
  ),
  properties: {
    'name: string': 'Of the value in a form: #rrggbb.',
    'defaultValue: string': '#rrggbb.',
    'onChange?(value: string)': 'While it is chosen.',
  },
  keyboard: { 'Space, Enter': 'Open the system’s picker.' },
};
