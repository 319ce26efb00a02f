import { useState } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { Message } from './checks.ts';
import type { Field } from './use-account-form.ts';

export interface AccountFieldSpec extends Field {
  readonly label: Label;
  readonly type: 'text' | 'email' | 'password' | 'code';
  readonly autoComplete: string;
  readonly hint?: Label;
  /** What stands in it at first. */
  readonly start?: string;
}

/** Label, input and what is wrong with it. A password can be looked at. */
export function AccountField({ field, message }: { field: AccountFieldSpec; message: Message | undefined }) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  const { name, label, type, autoComplete, hint, start } = field;
  const id = toFieldId(name);
  const told = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="account-field" data-wrong={message ? '' : undefined} data-type={type}>
      <label htmlFor={id}>{t(label)}</label>
      {type === 'password' && (
        <button type="button" className="text-button account-field-show" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t('Show password')}
        </button>
      )}
      <input
        id={id}
        name={name}
        type={type === 'code' || isShown ? 'text' : type}
        inputMode={type === 'code' ? 'numeric' : undefined}
        autoComplete={autoComplete}
        autoCapitalize={type === 'text' ? 'words' : 'none'}
        spellCheck={false}
        defaultValue={start}
        required
        aria-invalid={message !== undefined}
        aria-describedby={told || undefined}
      />
      {hint && (
        <p className="account-field-hint" id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
      {message && (
        <p className="account-field-message" id={`${id}-message`}>
          {t(message.label, message.values)}
        </p>
      )}
    </div>
  );
}

export function toFieldId(name: string): string {
  return `account-${name}`;
}
