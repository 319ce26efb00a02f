import type { Example } from '../example.ts';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';

export const example: Example = {
  name: 'DateInput',
  Live: ({ locale }) => (
    <>
      <Field id="example-day" label="First day" hint="The flight begins at midnight.">
        <DateInput name="day" locale={locale} defaultValue="2026-11-23" min="2026-01-01" />
      </Field>
      <Field id="example-last-day" label="Last day" problem="Choose a day.">
        <DateInput name="last-day" locale={locale} />
      </Field>
    </>
  ),
  properties: {
    'name: string': 'Of the value in a form: YYYY-MM-DD, or empty.',
    'defaultValue?, min?, max?: string': 'YYYY-MM-DD.',
    'locale: string': 'The visitor’s language, BCP 47.',
    'onChange?(value: string)': 'When a whole date stands there, or none.',
    useLazyControl: 'The browser’s own field stands in its place until the control has been fetched, with the same value.',
  },
  keyboard: {
    Tab: 'To each part: day, month, year; then to the calendar’s button.',
    'Left, Right': 'To the part before or behind.',
    'Up, Down': 'One more or less. Page up and down: several.',
    Digits: 'Type the part; the focus goes on when it is whole.',
    Backspace: 'Empties it.',
    Enter: 'On the button: opens the calendar. Arrows go by days and weeks, Page up and down by months, Escape closes it.',
  },
};
