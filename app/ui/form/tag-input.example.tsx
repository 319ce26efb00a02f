import type { Example } from '../example.ts';
import { TagInput } from './combo-box.tsx';
import { Field } from './field.tsx';

const team = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson', 'Maren Holt', 'Radia Perlman'].map((name) => ({ value: name, label: name }));
const tags = ['launch', 'retail', 'video'].map((tag) => ({ value: tag, label: tag }));

export const example: Example = {
  name: 'TagInput',
  Live: ({ locale }) => (
    <>
      <Field id="example-team" label="Members of the team">
        <TagInput name="team" options={team} locale={locale} nothing="Nobody of that name." defaultValues={['Maren Holt']} />
      </Field>
      <Field id="example-tags" label="Tags" hint="Those of the list, or your own.">
        <TagInput name="tags" options={tags} locale={locale} nothing="Type a new tag." toNew={(text) => `Add “${text}”`} />
      </Field>
    </>
  ),
  properties: {
    'name: string': 'Of each value: FormData.getAll(name).',
    'options: { value, label }[]': 'In their order.',
    'locale: string': 'The visitor’s language, BCP 47.',
    'nothing: string': 'Shown where nothing matches.',
    'defaultValues?: string[]': 'Chosen at first.',
    'takesFocus?: boolean': 'It begins with the focus, unless the visitor is in another field.',
    'toNew?: (text) => string': 'Words for a tag that is not in the list. Without them, none can be added.',
    'onChange?(values: string[])': 'When one is added or taken away.',
  },
  keyboard: {
    'Type letters': 'Only what contains them is listed.',
    'Down, Up, Enter': 'Move in the list; choose one, or take the choice back.',
    Backspace: 'In the empty field: takes the last tag away.',
    'Arrow keys, Delete': 'Among the tags: move, and take one away.',
  },
};
