import './account-form.css';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActionData } from 'react-router';
import { WrongFields } from '#app/components/wrong-fields.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Answer, toRefusal } from './answers.ts';
import type { Check, Message } from './checks.ts';
import { NeedsScript } from './needs-script.tsx';

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
      <Button type="submit" isPrimary isLarge className="account-form-submit" aria-disabled={isSending}>
        {t(isSending ? 'One moment…' : submitLabel)}
        <Icon name="arrow" size={20} />
      </Button>
    </form>
  );
}

interface FormSummaryProps {
  readonly outcome: Outcome;
  readonly fields: readonly AccountFieldSpec[];
  readonly ref: Ref<HTMLDivElement>;
}

/**
 * What came of sending, read out as it appears. A refusal or a success takes the focus; with wrong fields the first of them has it, and
 * the list leads to each.
 */
function FormSummary({ outcome, fields, ref }: FormSummaryProps) {
  const { t, tData } = useText();
  if (outcome.kind === 'idle' || outcome.kind === 'sending') return null;
  if (outcome.kind === 'wrong') {
    const wrong = fields.flatMap(({ name, label }) => {
      const message = outcome.messages[name];
      return message ? [{ id: toFieldId(name), label, message }] : [];
    });
    return (
      <div className="form-summary" role="alert">
        <WrongFields fields={wrong} />
      </div>
    );
  }
  const { sentence, advice } = outcome.answer;
  const isDone = outcome.kind === 'done';
  return (
    <div className="form-summary" role={isDone ? 'status' : 'alert'} data-done={isDone || undefined} tabIndex={-1} ref={ref}>
      <Icon name={isDone ? 'check' : 'close'} size={18} />
      <div>
        <p>{tData(sentence)}</p>
        {advice && <p className="dim">{t(advice)}</p>}
      </div>
    </div>
  );
}

interface AccountFieldSpec extends Field {
  readonly label: Label;
  readonly type: 'text' | 'email' | 'password' | 'code';
  readonly autoComplete: string;
  readonly hint?: Label;
  /** What stands in it at first. */
  readonly start?: string;
}

/** Label, input and what is wrong with it. A password can be looked at. */
function AccountField({ field, message }: { field: AccountFieldSpec; message: Message | undefined }) {
  const { t } = useText();
  const [isShown, setShown] = useState(false);
  const { name, label, type, autoComplete, hint, start } = field;
  const id = toFieldId(name);
  const told = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className="account-field" data-wrong={message ? '' : undefined} data-type={type}>
      <label htmlFor={id}>{t(label)}</label>
      {type === 'password' && (
        <TextButton className="account-field-show" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {t('Show password')}
        </TextButton>
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

function toFieldId(name: string): string {
  return `account-${name}`;
}

interface Field {
  readonly name: string;
  readonly check: Check;
}
type Values = Readonly<Record<string, string>>;
type Outcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'wrong'; readonly messages: Readonly<Record<string, Message | undefined>> }
  | { readonly kind: 'refused' | 'done'; readonly answer: Answer };

const IDLE: Outcome = { kind: 'idle' };

/** Checks, sends once, and says what came of it. The inputs keep their own values: nothing that was typed is ever lost. */
function useAccountForm(fields: readonly Field[], send: (values: Values) => Promise<Answer | undefined>) {
  const [outcome, setOutcome] = useState<Outcome>(IDLE);
  const isSending = useRef(false);
  const summary = useRef<HTMLDivElement>(null);

  const show = (next: Outcome) => flushSync(() => setOutcome(next));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = readValues(form);
    const messages = listMessages(fields, values);
    const first = fields.find(({ name }) => messages[name]);
    if (first) {
      show({ kind: 'wrong', messages });
      form.querySelector<HTMLInputElement>(`input[name="${first.name}"]`)?.focus();
      return;
    }
    isSending.current = true;
    setOutcome({ kind: 'sending' });
    const next = await settle(() => send(values));
    isSending.current = false;
    show(next);
    if (next.kind !== 'idle') summary.current?.focus();
  };
  /** What was wrong is looked at again while it is being mended; nothing new is complained about. */
  const mend = (form: HTMLFormElement) => {
    if (outcome.kind !== 'wrong') return;
    const messages = listMessages(
      fields.filter(({ name }) => outcome.messages[name]),
      readValues(form),
    );
    setOutcome(Object.keys(messages).length > 0 ? { kind: 'wrong', messages } : IDLE);
  };
  return { outcome, summary, submit, mend };
}

async function settle(send: () => Promise<Answer | undefined>): Promise<Outcome> {
  try {
    const answer = await send();
    return answer ? { kind: 'done', answer } : IDLE;
  } catch (error) {
    return { kind: 'refused', answer: toRefusal(error) };
  }
}

function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']));
}

function listMessages(fields: readonly Field[], values: Values): Readonly<Record<string, Message>> {
  return Object.fromEntries(
    fields.flatMap(({ name, check }) => {
      const message = check(values[name] ?? '');
      return message ? [[name, message]] : [];
    }),
  );
}
