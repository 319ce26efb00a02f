import type { Example } from '../example.ts';
import { Field } from '../form/field.tsx';
import { RichText, type RichTextWords } from './rich-text.tsx';

const words: RichTextWords = {
  toolbar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quote',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  address: 'Address',
  setLink: 'Set link',
  removeLink: 'Remove link',
  wrongAddress: 'Enter a whole address that begins with https:// or mailto:.',
};

export const example: Example = {
  name: 'RichText',
  Live: () => (
    <Field id="example-text" label="Message" hint="Ctrl B is bold, Ctrl I italic.">
      <RichText name="message" words={words} defaultValue="<p>The flight begins on <strong>Monday</strong>.</p>" />
    </Field>
  ),
  properties: {
    'name: string': 'Of the HTML in a form; empty if nothing is written.',
    'defaultValue?: string': 'HTML of p, br, strong, em, ul, ol, li, blockquote, a. Anything else is left out, also of what is pasted.',
    'words: RichTextWords': 'Names of the tools, and the sentence for a wrong address.',
    'onChange?(html: string)': 'While it is written.',
  },
  keyboard: {
    'Ctrl B, Ctrl I': 'Bold, italic.',
    'Ctrl Shift 7, 8, B': 'Numbered list, bulleted list, quote.',
    'Ctrl Z, Ctrl Shift Z': 'Undo, redo.',
    Tab: 'Leaves it. Shift Tab: to the tools.',
    'Left, Right, Home, End': 'Among the tools.',
  },
};
