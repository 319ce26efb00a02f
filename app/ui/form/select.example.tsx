import type { Example } from '../example.ts';
import { Field, Select } from './field.tsx';

export const example: Example = {
  name: 'Select',
  Live: () => (
    <Field id="example-country" label="Country">
      <Select name="country" defaultValue="">
        <option value="">Choose a country</option>
        <option value="DE">Germany</option>
        <option value="GR">Greece</option>
      </Select>
    </Field>
  ),
  properties: { '…': 'Whatever a select takes, with its options. What stands around it is Field’s, as with Input.' },
  keyboard: { 'Arrow keys': 'Choose.', Space: 'Opens the list.', Letters: 'Go to what begins with them.' },
};
