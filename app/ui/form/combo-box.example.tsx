import type { Example } from '../example.ts';
import { ComboBox } from './combo-box.tsx';
import { Field } from './field.tsx';

const cities = ['Athens', 'Berlin', 'Córdoba', 'Dublin', 'Florence', 'Geneva', 'Kraków', 'Lisbon', 'Málaga', 'Oslo', 'Prague', 'Zürich'];
const options = cities.map((city) => ({ value: city.toLowerCase(), label: city }));

export const example: Example = {
  name: 'ComboBox',
  Live: ({ locale }) => (
    <Field id="example-city" label="City" hint="Type a part of its name; accents do not matter.">
      <ComboBox name="city" options={options} locale={locale} nothing="No city of that name." defaultValue="oslo" />
    </Field>
  ),
  properties: {
    'name: string': 'Of the chosen value in a form; empty for none.',
    'options: { value, label }[]': 'In their order.',
    'locale: string': 'The visitor’s language, BCP 47.',
    'nothing: string': 'Shown where nothing matches.',
    'defaultValue?: string': 'Chosen at first.',
    'placeholder?: string': 'In the empty field.',
    'onChange?(value: string)': 'When another one is chosen.',
  },
  keyboard: {
    'Type letters': 'Only what contains them is listed.',
    'Down, Up': 'Open the list and move in it.',
    Enter: 'Chooses.',
    Escape: 'Closes the list; pressed again, it empties the field.',
  },
};
