import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { type FormField, getField } from '#protocol/brief-fields.ts';
import type { FieldProblem } from '#protocol/brief-submission.ts';
import { getForm, type Problems, toFieldId, toMessage } from './problems.ts';

interface FieldFrameProps {
  readonly name: FormField;
  readonly problem: FieldProblem | undefined;
  readonly children: ReactNode;
}

/** Label, control, hint, and what is wrong with it. */
export function FieldFrame({ name, problem, children }: FieldFrameProps) {
  const { t } = useText();
  const { label, hint } = getForm(name);
  const id = toFieldId(name);
  return (
    <div className="brief-field" data-wrong={problem && ''}>
      <label htmlFor={id}>
        {t(label)} {getField(name).isRequired && <span className="brief-required">{t('required')}</span>}
      </label>
      {children}
      {hint && (
        <p className="brief-hint" id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
      <FieldMessage name={name} problem={problem} />
    </div>
  );
}

export function FieldMessage({ name, problem }: { name: FormField; problem: FieldProblem | undefined }) {
  const { t } = useText();
  if (!problem) return null;
  const message = toMessage(name, problem);
  return (
    <p className="brief-message" id={`${toFieldId(name)}-message`}>
      {t(message.label, message.values)}
    </p>
  );
}

/** For `aria-describedby`. */
export function toDescription(name: FormField, problems: Problems): string | undefined {
  const id = toFieldId(name);
  return [getForm(name).hint && `${id}-hint`, Object.hasOwn(problems, name) && `${id}-message`].filter(Boolean).join(' ') || undefined;
}
