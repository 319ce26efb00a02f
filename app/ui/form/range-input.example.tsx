import type { Example } from '../example.ts';
import { Field } from './field.tsx';
import { RangeInput } from './scales.tsx';

export const example: Example = {
  name: 'RangeInput',
  Live: () => (
    <Field id="example-share" label="Share of the budget">
      <RangeInput name="share" min={0} max={100} step={5} defaultValue={40} toText={(value) => `${value}%`} />
    </Field>
  ),
  properties: {
    'name: string': 'Of the number in a form.',
    'min, max: number, step?: number': 'Its ends, and by how much it moves.',
    'defaultValue: number': 'At first.',
    'toText(value): string': 'The value with its unit, as it is shown and read out.',
    'onChange?(value: number)': 'While it moves.',
  },
  keyboard: { 'Arrow keys': 'One step.', 'Page up, Page down': 'Several steps.', 'Home, End': 'To its ends.' },
};
