import { useContext, useRef } from 'react';
import { ControlContext } from '../form/field.tsx';
import { useLazyControl } from '../form/use-lazy-control.ts';
import { toHtml, toPlainText } from './html-text.ts';

export interface RichTextWords {
  /** Name of the buttons together. */
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly bulletList: string;
  readonly orderedList: string;
  readonly blockquote: string;
  readonly link: string;
  readonly undo: string;
  readonly redo: string;
  /** Of a link. */
  readonly address: string;
  readonly setLink: string;
  readonly removeLink: string;
  readonly wrongAddress: string;
}

export interface RichTextProps {
  readonly name: string;
  /** HTML of `p, br, strong, em, ul, ol, li, blockquote, a`; anything else is left out. */
  readonly defaultValue?: string | undefined;
  readonly words: RichTextWords;
  onChange?(html: string): void;
}

const loadEditor = async () => (await import('./editor.tsx')).RichTextEditor;

/** Text with bold, italic, lists, quotes and links. A plain text field stands in its place until the editor has come; a form reads HTML of both. */
export function RichText({ defaultValue = '', ...props }: RichTextProps) {
  const attributes = useContext(ControlContext);
  const standIn = useRef<HTMLTextAreaElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const editor = useLazyControl({ load: loadEditor, standIn, isAtOnce: true });
  const plain = toPlainText(defaultValue);
  if (editor) {
    // What was typed meanwhile goes on; what was not touched keeps its form.
    return <editor.Part {...props} defaultValue={editor.value === plain ? defaultValue : toHtml(editor.value)} />;
  }
  const keep = (text: string) => {
    if (hidden.current) hidden.current.value = toHtml(text);
    props.onChange?.(toHtml(text));
  };
  return (
    <>
      <textarea {...attributes} ref={standIn} className="input" defaultValue={plain} onChange={({ target }) => keep(target.value)} />
      <input ref={hidden} type="hidden" name={props.name} defaultValue={defaultValue} />
    </>
  );
}
