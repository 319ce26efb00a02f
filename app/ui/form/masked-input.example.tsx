import type { Example } from '../example.ts';
import { Field } from './field.tsx';
import { MaskedInput } from './masked-input.tsx';

export const example: Example = {
  name: 'MaskedInput',
  Live: () => (
    <>
      <Field id="example-phone" label="Phone" hint="A German number.">
        <MaskedInput name="phone" mask="+49 ### ########" type="tel" />
      </Field>
      <Field id="example-card" label="Card number">
        <MaskedInput name="card" mask="#### #### #### ####" defaultValue="41111111" />
      </Field>
      <Field id="example-iban" label="IBAN">
        <MaskedInput name="iban" mask="AA## **** **** **** **** ****" autoCapitalize="characters" />
      </Field>
    </>
  ),
  properties: {
    'mask: string': '# is a digit, A a letter, * either; any other sign stands for itself.',
    'defaultValue?: string': 'With or without groups.',
    'unmask(text, mask): string': 'What was typed, without the groups: for what is kept or sent.',
    '…': 'Whatever an input takes: name, type, autoComplete.',
  },
  keyboard: {
    'Type, paste': 'Groups appear by themselves; the caret stays behind the sign that was typed, also in the middle.',
    'Backspace, Delete': 'Take what was typed, past the signs of the mask.',
  },
};
