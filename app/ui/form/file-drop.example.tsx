import type { Example } from '../example.ts';
import { Field } from './field.tsx';
import { FileDrop, type FileDropWords } from './file-drop.tsx';

const words: FileDropWords = {
  choose: 'Choose files',
  orDrop: 'or drop or paste them here: pictures and PDF, up to three, 2 MB each.',
  staysHere: 'They stay on this device: nothing is uploaded.',
  taken: (name) => `${name} was added.`,
  removed: (name) => `${name} was removed.`,
  remove: (name) => `Remove ${name}`,
  reading: (name) => `Reading ${name}`,
  problems: {
    type: (name) => `${name} is no picture and no PDF. Choose another file.`,
    size: (name) => `${name} is larger than 2 MB. Choose a smaller file.`,
    count: (name) => `${name} was left out: three files are the most. Remove one first.`,
    unreadable: (name) => `${name} could not be read. Choose another file.`,
  },
};

export const example: Example = {
  name: 'FileDrop',
  Live: () => (
    <Field id="example-files" label="Logo and brand book">
      <FileDrop
        name="files"
        accept={['image/*', 'application/pdf']}
        maxBytes={2e6}
        maxFiles={3}
        words={words}
        formatBytes={(bytes) => `${Math.ceil(bytes / 1000)} kB`}
      />
    </Field>
  ),
  properties: {
    'name: string': 'Of the files in a form: FormData.getAll(name).',
    'accept: string[]': 'Types, such as image/* or .csv.',
    'maxBytes, maxFiles: number': 'Of each file, and of all.',
    'words: FileDropWords': 'Of the button, what was taken or refused and why.',
    'formatBytes(bytes): string': 'The size as it is shown.',
    'onChange?(files: File[])': 'When one was read, or removed.',
    'readPicture(file, { maxPx, maxLength })': 'A picture as a small data URL, drawn anew in the browser.',
  },
  keyboard: {
    'Space, Enter': 'On the button: the system’s dialog.',
    'Ctrl V': 'Takes a picture or files from the clipboard.',
    Tab: 'To the buttons that remove a file; the focus then goes back to the first button.',
  },
};
