import type { Example } from '../example.ts';
import { Field, Textarea } from './field.tsx';

export const example: Example = {
  name: 'Textarea',
  Live: () => (
    <Field id="example-message" label="Message" hint="Your goal, market and audience.">
      <Textarea name="message" rows={6} />
    </Field>
  ),
  properties: { '…': 'Whatever a textarea takes. What stands around it is Field’s, as with Input.' },
  keyboard: { Enter: 'A new line: it does not send the form.' },
};
