import './scales.css';
import { type ComponentPropsWithRef, useContext, useState } from 'react';
import { ControlContext, FieldHint, FieldProblem, type FieldTexts, toDescription } from './field.tsx';

interface SwitchProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id'> {}

/** On or off, at once. In a form it is a checkbox. */
export function Switch({ id, label, hint, problem, ...rest }: SwitchProps) {
  const texts = { id, hint, problem };
  return (
    <div className="switch" data-wrong={problem && ''}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the browser says whether it is checked */}
      <input type="checkbox" role="switch" id={id} aria-invalid={problem !== undefined} aria-describedby={toDescription(texts)} {...rest} />
      <label htmlFor={id}>{label}</label>
      <FieldHint {...texts} />
      <FieldProblem {...texts} />
    </div>
  );
}

interface RangeInputProps {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  readonly defaultValue: number;
  /** Writes the value as it is shown and read out, with its unit. */
  toText(value: number): string;
  onChange?(value: number): void;
}

/** A value between two ends, and what it is now. */
export function RangeInput({ toText, defaultValue, onChange, ...rest }: RangeInputProps) {
  const attributes = useContext(ControlContext);
  const [value, setValue] = useState(defaultValue);
  return (
    <div className="range-input">
      <input
        {...attributes}
        {...rest}
        type="range"
        value={value}
        aria-valuetext={toText(value)}
        onChange={({ target }) => {
          setValue(target.valueAsNumber);
          onChange?.(target.valueAsNumber);
        }}
      />
      <output htmlFor={attributes.id}>{toText(value)}</output>
    </div>
  );
}

const STAR = 'M10 1.8l2.5 5.3 5.8.7-4.3 4 1.1 5.8L10 14.7l-5.1 2.9L6 11.8l-4.3-4 5.8-.7z';

interface RatingProps extends FieldTexts {
  readonly name: string;
  readonly defaultValue?: number | undefined;
  /** "3 of 5 stars". */
  toLabel(stars: number): string;
  onChange?(stars: number): void;
}

/** One to five stars: radio buttons. */
export function Rating({ id, label, hint, problem, name, defaultValue, toLabel, onChange }: RatingProps) {
  const texts = { id, hint, problem };
  return (
    <fieldset className="choice-group rating-group" data-wrong={problem && ''} aria-describedby={toDescription(texts)}>
      <legend className="field-label">{label}</legend>
      <FieldHint {...texts} />
      <div className="rating">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              id={stars === 1 ? id : undefined}
              defaultChecked={stars === defaultValue}
              className="visually-hidden"
              onChange={() => onChange?.(stars)}
            />
            <svg width="28" height="28" viewBox="0 0 20 20" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span className="visually-hidden">{toLabel(stars)}</span>
          </label>
        ))}
      </div>
      <FieldProblem {...texts} />
    </fieldset>
  );
}

interface ColorInputProps {
  readonly name: string;
  /** `#rrggbb`. */
  readonly defaultValue: string;
  onChange?(value: string): void;
}

/** A colour by the system's picker; what it is, is written beside it. */
export function ColorInput({ name, defaultValue, onChange }: ColorInputProps) {
  const attributes = useContext(ControlContext);
  const [value, setValue] = useState(defaultValue);
  return (
    <div className="color-input">
      <input
        {...attributes}
        type="color"
        name={name}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          onChange?.(target.value);
        }}
      />
      <output className="mono" htmlFor={attributes.id}>
        {value}
      </output>
    </div>
  );
}
