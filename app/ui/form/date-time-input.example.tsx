import type { Example } from '../example.ts';
import { DateTimeInput, TimeInput } from './date-input.tsx';
import { Field } from './field.tsx';

export const example: Example = {
  name: 'DateTimeInput',
  Live: ({ locale }) => (
    <>
      <Field id="example-start" label="Start of the flight">
        <DateTimeInput name="start" locale={locale} timeZone="Europe/Berlin" defaultValue="2026-11-23T09:30" />
      </Field>
      <Field id="example-time" label="Reports are sent at">
        <TimeInput name="time" locale={locale} defaultValue="18:00" />
      </Field>
    </>
  ),
  properties: {
    'name: string': 'Of the value in a form: YYYY-MM-DDTHH:mm, what the zone’s clock shows. TimeInput: HH:mm.',
    'timeZone: string': 'IANA name of the zone; it is written behind the field.',
    'toInstant(value, timeZone)': 'The moment, as UTC in ISO: for what is kept or sent.',
    'defaultValue?, min?, max?: string': 'In the form of the value.',
    'locale: string': 'The visitor’s language, BCP 47: also whether there is AM and PM.',
    'onChange?(value: string)': 'When all of it stands there, or nothing.',
  },
  keyboard: {
    Tab: 'To each part; then to the calendar’s button.',
    'Left, Right': 'To the part before or behind.',
    'Up, Down': 'One more or less.',
    Digits: 'Type the part; the focus goes on when it is whole.',
  },
};
