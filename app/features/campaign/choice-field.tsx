import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { FieldMessage, toDescription } from './field-frame.tsx';
import { type FormField, type Problems, toFieldId } from './problems.ts';

export interface Choice {
  readonly value: string;
  readonly content: ReactNode;
  readonly isChosen: boolean;
}

interface ChoiceFieldProps {
  readonly name: FormField;
  readonly type: 'checkbox' | 'radio';
  readonly label: Label;
  readonly hint?: Label;
  readonly choices: readonly Choice[];
  readonly problems: Problems;
  /** After the last choice. */
  readonly children?: ReactNode;
}

/** Radio buttons or checkboxes whose whole label is pressed. The first carries the field's id: errors lead to it. */
export function ChoiceField({ name, type, label, hint, choices, problems, children }: ChoiceFieldProps) {
  const { t } = useText();
  const id = toFieldId(name);
  return (
    <fieldset className="brief-field brief-choice" data-wrong={problems[name] && ''} aria-describedby={toDescription(name, hint, problems)}>
      <legend>{t(label)}</legend>
      {hint && (
        <p className="brief-hint" id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
      <div className={`brief-choices brief-choices-${name}`}>
        {choices.map(({ value, content, isChosen }, index) => (
          <label key={value} className={`brief-chip brief-chip-${name}`}>
            <input type={type} name={name} value={value} defaultChecked={isChosen} id={index === 0 ? id : undefined} className="visually-hidden" />
            {content}
          </label>
        ))}
        {children}
      </div>
      <FieldMessage name={name} problem={problems[name]} />
    </fieldset>
  );
}
