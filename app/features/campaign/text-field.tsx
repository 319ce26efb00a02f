import type { Label } from '#app/i18n/dictionaries/en.ts';
import { FieldFrame, toDescription } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import { type Problems, toFieldId } from './problems.ts';
import { StartDay } from './start-day.tsx';

interface TextFieldProps {
  readonly name: 'name' | 'email' | 'company' | 'startDate';
  readonly type: 'text' | 'email' | 'date';
  readonly label: Label;
  readonly autoComplete: string;
  readonly hint?: Label;
  readonly isRequired?: boolean;
  readonly values: FormValues;
  readonly problems: Problems;
}

/** One line of text, or a date. */
export function TextField({ name, type, label, autoComplete, hint, isRequired = false, values, problems }: TextFieldProps) {
  return (
    <FieldFrame name={name} label={label} hint={hint} isRequired={isRequired} problem={problems[name]}>
      <input
        id={toFieldId(name)}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize={type === 'text' ? 'words' : 'none'}
        spellCheck={false}
        defaultValue={firstValue(values, name)}
        required={isRequired}
        aria-invalid={Object.hasOwn(problems, name)}
        aria-describedby={toDescription(name, hint, problems)}
      />
      {name === 'startDate' && <StartDay />}
    </FieldFrame>
  );
}
