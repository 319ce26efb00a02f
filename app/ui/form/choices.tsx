import './choices.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldHint, FieldProblem, type FieldTexts, toDescription } from './field.tsx';

interface CheckboxProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id'> {
  /** Behind the label, such as "required". */
  readonly note?: string | undefined;
  /** Below the label, such as a link to what is agreed to. */
  readonly children?: ReactNode;
}

/** A checkbox and its sentence. */
export function Checkbox({ id, label, note, hint, problem, children, ...rest }: CheckboxProps) {
  const texts = { id, hint, problem };
  return (
    <div className="checkbox" data-wrong={problem && ''}>
      <input type="checkbox" id={id} aria-invalid={problem !== undefined} aria-describedby={toDescription(texts)} {...rest} />
      <label htmlFor={id}>
        {label} {note && <span className="field-note">{note}</span>}
      </label>
      {children && <p className="checkbox-more">{children}</p>}
      <FieldHint {...texts} />
      <FieldProblem {...texts} />
    </div>
  );
}

export interface Choice {
  readonly value: string;
  readonly content: ReactNode;
  /** Initially. */
  readonly isChosen: boolean;
}

interface ChoiceGroupProps extends FieldTexts {
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly choices: readonly Choice[];
  /** Class of the box around the choices: the page lays them out. */
  readonly className?: string | undefined;
  /** After the last choice. */
  readonly children?: ReactNode;
}

/** Radio buttons or checkboxes; a press anywhere on the label chooses. */
export function ChoiceGroup({ label, name, type, choices, className, children, ...texts }: ChoiceGroupProps) {
  const { id, problem } = texts;
  return (
    <fieldset className="choice-group" data-wrong={problem && ''} aria-describedby={toDescription(texts)}>
      <legend className="field-label">{label}</legend>
      <FieldHint {...texts} />
      <div className={className ? `choices ${className}` : 'choices'}>
        {choices.map(({ value, content, isChosen }, index) => (
          <label key={value} className="choice" data-empty={value === '' ? '' : undefined}>
            <input type={type} name={name} value={value} defaultChecked={isChosen} id={index === 0 ? id : undefined} className="visually-hidden" />
            {content}
          </label>
        ))}
        {children}
      </div>
      <FieldProblem {...texts} />
    </fieldset>
  );
}
