import type { Example } from '../example.ts';
import { Field, PasswordInput } from './field.tsx';

export const example: Example = {
  name: 'PasswordInput',
  Live: () => (
    <Field id="example-password" label="Password" hint="At least 8 characters.">
      <PasswordInput name="password" autoComplete="off" showLabel="Show password" />
    </Field>
  ),
  properties: {
    'showLabel: string': 'Of the button that lets it be read.',
    '…': 'Whatever an input takes. What stands around it is Field’s, as with Input.',
  },
  keyboard: { Tab: 'To the button, then into the input.', Space: 'On the button: shows or hides what is typed.' },
};
