import './account-form.css';
import '#app/ui/button.css';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useActionData } from 'react-router';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { AccountField, type AccountFieldSpec } from './account-field.tsx';
import type { Answer } from './answers.ts';
import { FormSummary } from './form-summary.tsx';
import { NeedsScript } from './needs-script.tsx';
import { readValues, useAccountForm, type Values } from './use-account-form.ts';

interface AccountFormProps {
  readonly fields: readonly AccountFieldSpec[];
  readonly submitLabel: Label;
  /** Answers with what to show, or with nothing when it leads away. Throws a refusal. */
  readonly send: (values: Values) => Promise<Answer | undefined>;
  readonly onType?: (values: Values) => void;
  readonly ref?: Ref<HTMLFormElement>;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** One form of the account pages. Without script it is posted to its own page, which says that the sample account needs it. */
export function AccountForm({ fields, submitLabel, send, onType, ref, children }: AccountFormProps) {
  const { t } = useText();
  const { outcome, summary, submit, mend } = useAccountForm(fields, send);
  const isPosted = useActionData() !== undefined;
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    mend(currentTarget);
    onType?.(readValues(currentTarget));
  };
  const isSending = outcome.kind === 'sending';
  return (
    <form className="account-form" method="post" noValidate ref={ref} onSubmit={submit} onInput={change} aria-busy={isSending}>
      <FormSummary ref={summary} outcome={outcome} fields={fields} />
      {isPosted ? (
        <p className="account-form-script">{t('The sample account lives in your browser and needs JavaScript. Switch it on and try again.')}</p>
      ) : (
        <NeedsScript />
      )}
      {fields.map((field) => (
        <AccountField key={field.name} field={field} message={outcome.kind === 'wrong' ? outcome.messages[field.name] : undefined} />
      ))}
      {children}
      <button type="submit" className="button button-go button-big account-form-submit" aria-disabled={isSending}>
        {t(isSending ? 'One moment…' : submitLabel)}
        <Icon name="arrow" size={20} />
      </button>
    </form>
  );
}
