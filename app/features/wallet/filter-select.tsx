import { useId } from 'react';

interface FilterSelectProps<T> {
  readonly name: string;
  /** The choice that leaves everything in; absent where something is always chosen. */
  readonly all?: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  onChoose(value: T | undefined): void;
}

export function FilterSelect<T extends string | number>({ name, all, value, options, onChoose }: FilterSelectProps<T>) {
  const id = useId();
  const isNarrowing = all !== undefined && value !== undefined;
  return (
    <div className="list-field" data-chosen={isNarrowing}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChoose(options.find((one) => String(one.value) === target.value)?.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
