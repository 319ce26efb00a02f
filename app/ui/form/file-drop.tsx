import './file-drop.css';
import { type ClipboardEvent, type DragEvent, useContext, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon.tsx';
import { checkFile, type FileRules } from './check-file.ts';
import { ControlContext } from './field.tsx';

export interface FileDropWords {
  readonly choose: string;
  /** Beside the button: that files can be dropped or pasted here. */
  readonly orDrop: string;
  /** That they never leave the device. */
  readonly staysHere: string;
  readonly taken: (name: string) => string;
  readonly removed: (name: string) => string;
  readonly remove: (name: string) => string;
  readonly reading: (name: string) => string;
  /** Why a file was not taken, and what to do. */
  readonly problems: Readonly<Record<FileProblem, (name: string) => string>>;
}

export type FileProblem = 'type' | 'size' | 'count' | 'unreadable';

interface FileDropProps extends FileRules {
  readonly name: string;
  readonly maxFiles: number;
  readonly words: FileDropWords;
  readonly formatBytes: (bytes: number) => string;
  onChange?(files: readonly File[]): void;
}

interface Taken {
  readonly id: string;
  readonly file: File;
  /** Of a picture, for as long as it is listed. */
  readonly picture: string | undefined;
  /** Share that has been read; 1 when it was read whole. */
  readonly read: number;
}

/** Files by button, drag, or paste, each checked and read. They go into the form's own file input and nowhere else. */
export function FileDrop({ name, maxFiles, words, formatBytes, onChange, ...rules }: FileDropProps) {
  const attributes = useContext(ControlContext);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { taken, said, add, remove } = useFiles({ rules, maxFiles, words });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of files, not of another function
  useEffect(() => {
    const files = taken.filter(({ read }) => read === 1).map(({ file }) => file);
    if (input.current) input.current.files = toFileList(files);
    onChange?.(files);
  }, [taken]);
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => clipboardData.files.length > 0 && add(clipboardData.files);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can also be chosen by the button
    <div className="file-drop" data-over={isOver} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop} onPaste={paste}>
      <div className="file-drop-zone">
        <input
          {...attributes}
          ref={input}
          type="file"
          name={name}
          multiple={maxFiles > 1}
          accept={rules.accept.join(',')}
          className="visually-hidden"
          onChange={({ target }) => add(target.files ?? new DataTransfer().files)}
        />
        <label htmlFor={attributes.id} className="button">
          {words.choose}
        </label>
        <p>{words.orDrop}</p>
        <p className="dim">{words.staysHere}</p>
      </div>
      <ul className="file-drop-files">
        {taken.map(({ id, file, picture, read }) => (
          <li key={id}>
            {picture ? <img src={picture} alt="" width="44" height="44" /> : <span className="mono file-drop-kind">{toKind(file.name)}</span>}
            <span className="file-drop-name">{file.name}</span>
            {read < 1 ? <progress value={read} aria-label={words.reading(file.name)} /> : <span className="dim">{formatBytes(file.size)}</span>}
            <IconButton
              label={words.remove(file.name)}
              onClick={() => {
                remove(id);
                input.current?.focus();
              }}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className="file-drop-refused" role="alert">
        {said.refused.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {said.done}
      </p>
    </div>
  );
}

const toKind = (name: string) => /\.(\w{1,4})$/.exec(name)?.[1] ?? '';

function toFileList(files: readonly File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/** The files that were taken, and what was said of the others. */
function useFiles({ rules, maxFiles, words }: { rules: FileRules; maxFiles: number; words: FileDropWords }) {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [said, setSaid] = useState<{ readonly refused: readonly string[]; readonly done: string }>({ refused: [], done: '' });
  const listed = useRef(taken);
  listed.current = taken;
  useEffect(() => () => listed.current.forEach(forget), []);
  const add = (files: FileList) => {
    const refused: string[] = [];
    const fresh: Taken[] = [];
    for (const file of files) {
      // What the input itself holds comes again with each choice.
      if (taken.some((one) => isSame(one.file, file))) continue;
      const problem = checkFile(file, rules) ?? (taken.length + fresh.length >= maxFiles ? 'count' : undefined);
      if (problem) refused.push(words.problems[problem](file.name));
      else fresh.push({ id: crypto.randomUUID(), file, picture: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined, read: 0 });
    }
    setTaken([...taken, ...fresh]);
    setSaid({ refused, done: fresh.map(({ file }) => words.taken(file.name)).join(' ') });
    for (const one of fresh) read(one);
  };
  const read = ({ id, file }: Taken) => {
    const reader = new FileReader();
    const progress = (share: number) => setTaken((now) => now.map((one) => (one.id === id ? { ...one, read: share } : one)));
    reader.onprogress = ({ loaded, total }) => progress(Math.min(loaded / (total || 1), 0.99));
    reader.onload = () => progress(1);
    reader.onerror = () => {
      remove(id);
      setSaid({ refused: [words.problems.unreadable(file.name)], done: '' });
    };
    reader.readAsArrayBuffer(file);
  };
  const remove = (id: string) => {
    const gone = listed.current.find((one) => one.id === id);
    if (!gone) return;
    forget(gone);
    setTaken((now) => now.filter((one) => one.id !== id));
    setSaid({ refused: [], done: words.removed(gone.file.name) });
  };
  return { taken, said, add, remove };
}

const forget = ({ picture }: Taken) => picture && URL.revokeObjectURL(picture);

const isSame = (one: File, other: File) => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
