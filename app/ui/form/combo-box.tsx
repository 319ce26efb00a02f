import './combo-box.css';
import { useContext, useRef, useState } from 'react';
import { ControlContext } from './field.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
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
  /** It begins with the focus, unless the visitor is in another field. */
  readonly takesFocus?: boolean;
  onChange?(values: readonly string[]): void;
}

const loadComboBox = async () => (await import('./combo-box-list.tsx')).ComboBoxList;
const loadTagInput = async () => (await import('./combo-box-list.tsx')).TagList;

/** One of many, found by typing. The browser's own list stands in its place until it has come. */
export function ComboBox({ onChange, ...props }: ComboBoxProps) {
  const attributes = useContext(ControlContext);
  const standIn = useRef<HTMLSelectElement>(null);
  const control = useLazyControl({ load: loadComboBox, standIn });
  if (control) return <control.Part {...props} onChange={onChange} defaultValue={control.value} />;
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

/**
 * Several of a list, found by typing, each a tag that can be taken away: `FormData.getAll(name)`. Until the control has come, the browser's own list adds
 * what is chosen, and takes away what is chosen again.
 */
export function TagInput({ onChange, ...props }: TagInputProps) {
  const attributes = useContext(ControlContext);
  const { name, defaultValues = [], options, placeholder = '', takesFocus = false } = props;
  const [values, setValues] = useState(defaultValues);
  const standIn = useRef<HTMLSelectElement>(null);
  const control = useLazyControl({ load: loadTagInput, standIn, isAtOnce: takesFocus });
  if (control) return <control.Part {...props} onChange={onChange} defaultValues={values} />;
  const toLabel = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const toggle = (value: string) => {
    const next = values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value];
    setValues(next);
    onChange?.(next);
  };
  return (
    <>
      <select {...attributes} ref={standIn} className="input" value="" onChange={({ target }) => toggle(target.value)}>
        <option value="">{placeholder}</option>
        <Options options={options.map(({ value, label }) => ({ value, label: values.includes(value) ? `✓ ${label}` : label }))} />
      </select>
      {values.length > 0 && (
        <div className="tag-list">
          {values.map((value) => (
            <span key={value} className="tag tag-plain">
              {toLabel(value)}
            </span>
          ))}
        </div>
      )}
      <HiddenInputs name={name} values={values} />
    </>
  );
}

function Options({ options }: Pick<ChoiceProps, 'options'>) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
