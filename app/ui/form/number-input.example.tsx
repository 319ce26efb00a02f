import type { Example } from '../example.ts';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';

export const example: Example = {
  name: 'NumberInput',
  Live: ({ locale }) => (
    <>
      <Field id="example-price" label="Price" hint="Right to the cent.">
        <NumberInput name="price-cents" locale={locale} decimals={2} unit="EUR" defaultValue={123_450} min={0} />
      </Field>
      <Field id="example-count" label="Impressions">
        <NumberInput name="impressions" locale={locale} unit="per day" step={1000} min={0} />
      </Field>
    </>
  ),
  properties: {
    'name: string': 'Of the value in a form: a whole number of the smallest unit. What is no number is sent as typed, for the form to refuse.',
    'decimals?: number': 'How many digits the smallest unit has: 2 for cents. 0 unless told.',
    'defaultValue?, min?, max?, step?: number': 'In the smallest unit. step: by one press of an arrow key.',
    'unit?: string': 'Behind the number; screen readers read it as its description.',
    'locale: string': 'The visitor’s language, BCP 47.',
    'onChange?(value?: number)': 'While it is typed.',
  },
  keyboard: {
    'Up, Down': 'One step more or less.',
    'Page up, Page down': 'Ten steps.',
  },
};
