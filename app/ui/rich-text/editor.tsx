import './rich-text.css';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { type KeyboardEvent, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ControlContext } from '../form/field.tsx';
import { HiddenInputs } from '../form/hidden-inputs.tsx';
import type { RichTextProps, RichTextWords } from './rich-text.tsx';

/** What it may hold: p, br, strong, em, ul, ol, li, blockquote, a. Whatever is pasted is brought to these. */
const schema = StarterKit.configure({
  heading: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  dropcursor: false,
  gapcursor: false,
  trailingNode: false,
  link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null }, isAllowedUri: (uri) => isAddress(uri) },
});

const isAddress = (uri: string) => /^(?:https?:\/\/|mailto:)[^\s"<>]+$/i.test(uri);

/** The editor itself: in a chunk of its own. */
export function RichTextEditor({ name, defaultValue = '', words, onChange }: RichTextProps) {
  const attributes = useContext(ControlContext);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { id = '', 'aria-invalid': isInvalid = false, 'aria-describedby': description = '' } = attributes;
  const named = { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label`, 'aria-describedby': description };
  const editorProps = {
    attributes: { ...named, 'aria-invalid': String(isInvalid), class: 'input rich-text-page' },
    // Handlers are left out anyway: without them the Content-Security-Policy has nothing to report.
    transformPastedHTML: (html: string) => html.replaceAll(/\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
    // Tab leaves, also from within a list.
    handleDOMEvents: { keydown: (_: unknown, { key }: globalThis.KeyboardEvent) => key === 'Tab' },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once
  useEffect(() => {
    const made = new Editor({ element: place.current, extensions: [schema], content: defaultValue, injectCSS: false, editorProps });
    made.on('transaction', redraw);
    made.on('update', () => onChange?.(toValue(made)));
    setEditor(made);
    return () => made.destroy();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what its properties are made of
  useEffect(() => {
    editor?.setOptions({ editorProps });
    const focus = () => editor?.commands.focus();
    const label = document.getElementById(`${id}-label`);
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, id, isInvalid, description]);
  return (
    <div className="rich-text">
      {editor && <Toolbar editor={editor} words={words} />}
      <div ref={place} />
      <HiddenInputs name={name} values={[editor ? toValue(editor) : defaultValue]} />
    </div>
  );
}

const toValue = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML());

type Tool = Exclude<keyof RichTextWords, 'toolbar' | 'address' | 'setLink' | 'removeLink' | 'wrongAddress'>;

/** Line glyphs as those of Icon. */
const glyphs: Readonly<Record<Tool, string>> = {
  bold: 'M6 3.5h5a3 3 0 0 1 0 6H6zM6 9.5h6a3.5 3.5 0 0 1 0 7H6z',
  italic: 'M8 3.5h6M6 16.5h6M11.5 3.5l-3 13',
  bulletList: 'M7.5 5h10M7.5 10h10M7.5 15h10M3 5h1.5M3 10h1.5M3 15h1.5',
  orderedList: 'M8.5 5h9M8.5 10h9M8.5 15h9M3 3.5l1.5-1v5M2.5 12.5c1-1.5 3-1 2.5.5l-2.5 3h3',
  blockquote: 'M3 4v12M7 6h10M7 10h10M7 14h6',
  link: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  undo: 'M7 4L3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 0 1 0 9H8',
  redo: 'M13 4l3.5 3.5L13 11M16.5 7.5H8a4.5 4.5 0 0 0 0 9h4',
};

const run: Readonly<Record<Exclude<Tool, 'link'>, (editor: Editor) => boolean>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
  undo: (editor) => editor.chain().focus().undo().run(),
  redo: (editor) => editor.chain().focus().redo().run(),
};

const tools = ['bold', 'italic', 'bulletList', 'orderedList', 'blockquote', 'link', 'undo', 'redo'] as const satisfies readonly Tool[];

/** One stop of Tab; arrows, Home and End move in it. */
function Toolbar({ editor, words }: { readonly editor: Editor; readonly words: RichTextWords }) {
  const [current, setCurrent] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const rove = (event: KeyboardEvent<HTMLDivElement>) => {
    const places: Readonly<Record<string, number>> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const place = (next + buttons.length) % buttons.length;
    setCurrent(place);
    buttons[place]?.focus();
  };
  const press = (tool: Tool) => (tool === 'link' ? setLinking(!isLinking) : run[tool](editor));
  const isOn = (tool: Tool) => (tool === 'undo' || tool === 'redo' ? undefined : editor.isActive(tool));
  const isOff = (tool: Tool) => (tool === 'undo' && !editor.can().undo()) || (tool === 'redo' && !editor.can().redo());
  return (
    <>
      <div className="rich-text-tools" role="toolbar" aria-label={words.toolbar} tabIndex={-1} onKeyDown={rove}>
        {tools.map((tool, place) => (
          <button
            key={tool}
            type="button"
            className="icon-button"
            aria-label={words[tool]}
            title={words[tool]}
            aria-pressed={isOn(tool)}
            aria-disabled={isOff(tool)}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onClick={() => press(tool)}
          >
            <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              <path d={glyphs[tool]} />
            </svg>
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} words={words} onDone={() => setLinking(false)} />}
    </>
  );
}

/** The address of what is selected, or of the link at the caret. No form of its own: it stands in one. */
function LinkForm({ editor, words, onDone }: { readonly editor: Editor; readonly words: RichTextWords; onDone(): void }) {
  const known: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof known === 'string' ? known : 'https://');
  const [isWrong, setWrong] = useState(false);
  const { id = '' } = useContext(ControlContext);
  const set = () => {
    if (!isAddress(address)) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && typeof known !== 'string')
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.extendMarkRange('link').setLink({ href: address }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else {
      editor.commands.focus();
      onDone();
    }
  };
  return (
    <div className="rich-text-link">
      <label htmlFor={`${id}-address`}>{words.address}</label>
      <input
        id={`${id}-address`}
        className="input"
        type="url"
        value={address}
        // biome-ignore lint/a11y/noAutofocus: it was asked for just now
        autoFocus
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-address-problem` : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={press}
      />
      <Button onClick={set}>{words.setLink}</Button>
      {typeof known === 'string' && <Button onClick={remove}>{words.removeLink}</Button>}
      {isWrong && (
        <p className="field-problem" id={`${id}-address-problem`} role="alert">
          {words.wrongAddress}
        </p>
      )}
    </div>
  );
}
