import type { Example } from '../example.ts';
import { Field, Input } from './field.tsx';

export const example: Example = {
  name: 'Input',
  Live: () => (
    <>
      <Field id="example-name" label="Your name" note="required">
        <Input name="name" autoComplete="off" required />
      </Field>
      <Field id="example-email" label="E-mail" hint="We answer there." problem="Enter a whole e-mail address, like name@company.com.">
        <Input name="email" type="email" autoComplete="off" defaultValue="maren@" />
      </Field>
    </>
  ),
  properties: {
    'id: string': 'Of Field: the control has it, and hint and problem have ids made of it. The control is told of them by Field.',
    'label: string': 'Of Field.',
    'note?: string': 'Of Field: beside the label.',
    'hint?: string': 'Of Field: how to fill it.',
    'problem?: string': 'Of Field: what is wrong and how to correct it, in one sentence.',
    'className?: string': 'Of Field: for styles of its own, such as its place in a grid.',
    '…': 'Of Input: whatever an input takes.',
  },
  keyboard: { Tab: 'Goes into it.' },
};
