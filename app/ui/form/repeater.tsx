import './repeater.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon.tsx';

interface RepeaterProps {
  /** Of all rows. */
  readonly label: string;
  /** How many rows there are at first. */
  readonly rows: number;
  readonly min?: number | undefined;
  readonly max: number;
  readonly words: {
    readonly add: string;
    readonly row: (place: number) => string;
    readonly remove: (place: number) => string;
  };
  onChange?(): void;
  /** The fields of a row. `id`: to make their ids of; `at`: its place now, from 0. */
  children(row: { readonly id: string; readonly at: number }): ReactNode;
}

/** Rows of the same fields, added and removed by button. The focus goes to the first field of a new row, and after removing to the row that followed. */
export function Repeater({ label, rows, min = 1, max, words, onChange, children }: RepeaterProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const made = useRef(rows);
  const [keys, setKeys] = useState(() => Array.from({ length: rows }, (_, key) => key));
  const focus = (place: number, what: string) => list.current?.children[place]?.querySelector<HTMLElement>(what)?.focus();
  const change = (next: readonly number[]) => {
    flushSync(() => setKeys([...next]));
    onChange?.();
  };
  const add = () => {
    change([...keys, made.current++]);
    focus(keys.length, 'input:not([type=hidden]), select, textarea');
  };
  const remove = (key: number) => {
    const place = keys.indexOf(key);
    change(keys.filter((one) => one !== key));
    focus(Math.min(place, keys.length - 2), keys.length - 1 > min ? '.repeater-remove' : 'input:not([type=hidden]), select, textarea');
  };
  return (
    <fieldset className="repeater">
      <legend className="field-label">{label}</legend>
      <ol ref={list}>
        {keys.map((key, at) => (
          <li key={key}>
            <fieldset>
              <legend className="visually-hidden">{words.row(at + 1)}</legend>
              <div className="repeater-fields">{children({ id: `${id}-${key}`, at })}</div>
              {keys.length > min && (
                <IconButton className="repeater-remove" isBoxed label={words.remove(at + 1)} onClick={() => remove(key)}>
                  <Icon name="close" />
                </IconButton>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {keys.length < max && (
        <Button className="repeater-add" onClick={add}>
          {words.add}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {words.row(keys.length)}
      </p>
    </fieldset>
  );
}
