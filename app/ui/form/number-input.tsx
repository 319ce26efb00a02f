import './number-input.css';
import { type KeyboardEvent, useContext, useState } from 'react';
import { ControlContext } from './field.tsx';
import { HiddenInputs } from './hidden-inputs.tsx';
import { formatAmount, parseAmount } from './number-text.ts';

interface NumberInputProps {
  readonly name: string;
  /** Of the smallest unit: cents where `decimals` is 2. */
  readonly defaultValue?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** By one press of an arrow key. */
  readonly step?: number | undefined;
  readonly decimals?: number | undefined;
  /** Shown behind the number. */
  readonly unit?: string | undefined;
  /** The visitor's language, BCP 47: its comma, point and groups. */
  readonly locale: string;
  /** undefined: empty or no number. */
  onChange?(value: number | undefined): void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number as the language writes it. A form reads a whole number of the smallest unit, so 19.99 is `1999`; what is no number is read as it was typed, for
 * the form's own check to refuse.
 */
export function NumberInput({ name, defaultValue, min, max, decimals = 0, step = 10 ** decimals, unit, locale, onChange }: NumberInputProps) {
  const attributes = useContext(ControlContext);
  const [text, setText] = useState(() => (defaultValue === undefined ? '' : formatAmount(defaultValue, locale, decimals)));
  const value = parseAmount(text, locale, decimals);
  const change = (next: string) => {
    setText(next);
    onChange?.(parseAmount(next, locale, decimals));
  };
  const stepBy = (event: KeyboardEvent) => {
    const times = steps[event.key];
    if (!times) return;
    event.preventDefault();
    const next = (value ?? min ?? 0) + times * step;
    change(formatAmount(Math.min(Math.max(next, min ?? next), max ?? next), locale, decimals));
  };
  const unitId = attributes.id && unit ? `${attributes.id}-unit` : undefined;
  return (
    <div className="number-input">
      <input
        {...attributes}
        aria-describedby={[attributes['aria-describedby'], unitId].filter(Boolean).join(' ') || undefined}
        className="input"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={stepBy}
        onBlur={() => value !== undefined && setText(formatAmount(value, locale, decimals))}
      />
      {unit && (
        <span className="number-unit" id={unitId}>
          {unit}
        </span>
      )}
      <HiddenInputs name={name} values={[String(value ?? text)]} />
    </div>
  );
}
