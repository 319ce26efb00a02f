import { useContext, useRef } from 'react';
import { ControlContext } from './field.tsx';
import { useLazyControl } from './use-lazy-control.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly name: string;
  readonly options: readonly Option[];
  /** The visitor's language, BCP 47: typed letters find those with accents, and the control's own words are in it. */
  readonly locale: string;
  /** Shown where nothing matches what is typed. */
  readonly nothing: string;
  readonly placeholder?: string | undefined;
}

export interface ComboBoxProps extends ChoiceProps {
  readonly defaultValue?: string | undefined;
  onChange?(value: string): void;
}

export interface TagInputProps extends ChoiceProps {
  readonly defaultValues?: readonly string[] | undefined;
  /** Words for a tag that is typed and not in the list: with them, new tags may be added. */
  readonly toNew?: ((text: string) => string) | undefined;
  /** It begins with the focus, unless something is being typed elsewhere. */
  readonly takesFocus?: boolean;
  onChange?(values: readonly string[]): void;
}

const loadComboBox = async () => (await import('./combo-box-list.tsx')).ComboBoxList;
const loadTagInput = async () => (await import('./combo-box-list.tsx')).TagList;

/** One of many, found by typing. The browser's own list stands in its place until it has come. */
export function ComboBox({ onChange, ...props }: ComboBoxProps) {
  const attributes = useContext(ControlContext);
  const standIn = useRef<HTMLSelectElement>(null);
  const control = useLazyControl(loadComboBox, standIn);
  if (control) return <control.Part {...props} onChange={onChange} defaultValue={control.values[0]} />;
  const { name, defaultValue = '', options } = props;
  return (
    <select
      {...attributes}
      ref={standIn}
      name={name}
      className="input"
      defaultValue={defaultValue}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{props.placeholder ?? ''}</option>
      <Options options={options} />
    </select>
  );
}

/** Several of a list, found by typing, each a tag that can be taken away: `FormData.getAll(name)`. */
export function TagInput({ onChange, ...props }: TagInputProps) {
  const attributes = useContext(ControlContext);
  const standIn = useRef<HTMLSelectElement>(null);
  const control = useLazyControl(loadTagInput, standIn);
  const list = (select: HTMLSelectElement | null) => Array.from(select?.selectedOptions ?? [], ({ value }) => value);
  if (control) return <control.Part {...props} onChange={onChange} defaultValues={control.values} />;
  const { name, defaultValues = [], options } = props;
  return (
    <select
      {...attributes}
      ref={standIn}
      name={name}
      multiple
      className="input"
      defaultValue={[...defaultValues]}
      onChange={({ target }) => onChange?.(list(target))}
    >
      <Options options={options} />
    </select>
  );
}

function Options({ options }: Pick<ChoiceProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
