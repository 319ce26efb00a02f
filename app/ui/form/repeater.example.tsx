import type { Example } from '../example.ts';
import { Field, Input } from './field.tsx';
import { Repeater } from './repeater.tsx';

export const example: Example = {
  name: 'Repeater',
  Live: () => (
    <Repeater
      label="People to inform"
      rows={2}
      max={5}
      words={{ add: 'Add a person', row: (place) => `Person ${place}`, remove: (place) => `Remove person ${place}` }}
    >
      {({ id, at }) => (
        <>
          <Field id={`${id}-name`} label="Name">
            <Input name={`people.${at}.name`} autoComplete="off" />
          </Field>
          <Field id={`${id}-email`} label="E-mail">
            <Input name={`people.${at}.email`} type="email" autoComplete="off" />
          </Field>
        </>
      )}
    </Repeater>
  ),
  properties: {
    'label: string': 'Of all rows.',
    'rows: number': 'How many there are at first.',
    'min?, max: number': 'How few and how many there may be. min is 1 unless told.',
    'words: { add, row, remove }': 'On the button that adds, and the names of a row and of the button that removes it, by its place from 1.',
    'children({ id, at })': 'Its fields: id is what theirs are made of, at its place now, from 0.',
    'onChange?()': 'When a row came or went.',
  },
  keyboard: {
    Enter:
      'On the button below: a new row, and the focus goes to its first field. On a row’s button: it goes, and the focus to the row that followed.',
  },
};
