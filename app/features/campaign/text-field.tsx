import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { FieldFrame, toDescription } from './field-frame.tsx';
import { type FormValues, firstValue } from './form-values.ts';
import { type Problems, toFieldId } from './problems.ts';
import { toDay } from './to-day.ts';
import { useFieldValue } from './use-field-value.ts';

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

/** The chosen day in words: the browser's own field may write the month first. */
function StartDay() {
  const { language } = useText();
  return (
    <output className="brief-hint brief-day" htmlFor={toFieldId('startDate')}>
      {toDay(useFieldValue('startDate'), language.tag)}
    </output>
  );
}
