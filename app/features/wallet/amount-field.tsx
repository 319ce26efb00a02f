import { useId } from 'react';
import { AMOUNT_MAX_LENGTH } from './amount.ts';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  onChange(text: string): void;
}

export function AmountField({ name, label, value, problem, onChange }: AmountFieldProps) {
  const id = useId();
  return (
    <div className="amount-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={AMOUNT_MAX_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      {problem && (
        <p id={`${id}-problem`} className="amount-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
