import './filters.css';
import { type ReactNode, useId, useState } from 'react';
import { Field, Input, Select } from '../form/field.tsx';
import { Icon } from '../icon.tsx';

/** Search and filters of a list and, where it has no table head, its order. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className="list-filter">{children}</search>;
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  onChange(text: string): void;
}

/** Filters at every key. */
export function SearchField({ label, value, maxLength, onChange }: SearchFieldProps) {
  // The address changes a moment after the key: until then the field shows what was typed.
  const [typed, setTyped] = useState<string>();
  if (typed === value) setTyped(undefined);
  const type = (text: string) => {
    setTyped(text);
    onChange(text);
  };
  return (
    <Field id={useId()} label={label} className="list-search field-search">
      <Icon name="search" size={16} />
      <Input
        type="search"
        autoComplete="off"
        maxLength={maxLength}
        value={typed ?? value}
        onChange={({ target }) => type(target.value.toWellFormed())}
      />
    </Field>
  );
}

interface FilterSelectProps {
  readonly label: string;
  /** The choice that shows all; absent where one value is always chosen. */
  readonly all?: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  onChoose(value: string | undefined): void;
  /** For the order of cards: a table's head gives it on wider screens. */
  readonly isNarrowOnly?: boolean;
}

export function FilterSelect({ label, all, value, options, onChoose, isNarrowOnly = false }: FilterSelectProps) {
  const isNarrowing = all !== undefined && value !== undefined;
  return (
    <Field id={useId()} label={label} className={isNarrowOnly ? 'list-order' : undefined}>
      <Select data-chosen={isNarrowing} value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
