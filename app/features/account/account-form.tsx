import './account-form.css';
import { type ReactNode, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { type Text, useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary, SuccessSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, PasswordInput } from '#app/ui/form/field.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import { Icon } from '#app/ui/icon.tsx';
import { type Answer, toRefusal } from './answers.ts';
import { type AccountField, type Message, parseFields, type Values } from './fields.ts';
import { NEEDS_SCRIPT, NeedsScript } from './needs-script.tsx';

interface AccountFormProps {
  readonly fields: readonly AccountField[];
  readonly submitLabel: Label;
  /** Resolves with what to show, or with nothing if it navigates. Throws if the backend refuses. */
  readonly send: (values: Values) => Promise<Answer | undefined>;
  readonly onType?: (values: Values) => void;
  readonly ref?: RefObject<HTMLFormElement | null>;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

interface Outcome extends Answer {
  readonly isDone: boolean;
}

/** The form of an account page. Without script it is posted to its own page, which says that the sample account needs JavaScript. */
export function AccountForm({ fields, submitLabel, send, onType, ref, children }: AccountFormProps) {
  const text = useText();
  const { t, tData } = text;
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const isPosted = useActionData() !== undefined;
  const [isSending, setSending] = useState(false);
  const { problems, answer, summary, show, check, revalidate } = useForm<Values, Message, Outcome>({
    form,
    parse: (data) => parseFields(fields, readValues(data)),
    first: isPosted ? { problems: {}, answer: { sentence: NEEDS_SCRIPT, isDone: false } } : undefined,
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    const values = check();
    if (!values) return;
    setSending(true);
    const next = await settle(() => send(values));
    setSending(false);
    show({ problems: {}, answer: next });
  };
  const change = () => {
    revalidate();
    onType?.(readValues(new FormData(form.current ?? undefined)));
  };
  const message = answer && { text: tData(answer.sentence), advice: answer.advice && t(answer.advice) };
  return (
    <form className="account-form" method="post" noValidate ref={form} onSubmit={submit} onInput={change} aria-busy={isSending}>
      {message && answer?.isDone ? (
        <SuccessSummary ref={summary} {...message} />
      ) : (
        <ErrorSummary
          ref={summary}
          {...message}
          fields={fields.map((field) => toFieldTexts(field, problems[field.name], text))}
          title={(n) => t('Please look at these fields: {{n}}', { n })}
          isPosted={isPosted}
        />
      )}
      {!isPosted && <NeedsScript />}
      {fields.map((field) => (
        <Field key={field.name} {...toFieldTexts(field, problems[field.name], text)}>
          <Control {...field} />
        </Field>
      ))}
      {children}
      <Button type="submit" isPrimary isLarge className="account-form-submit" aria-disabled={isSending}>
        {t(isSending ? 'One moment…' : submitLabel)}
        <Icon name="arrow" size={20} />
      </Button>
    </form>
  );
}

function toFieldTexts({ name, label, hint }: AccountField, problem: Message | undefined, { t, tData }: Text) {
  return { id: `account-${name}`, label: t(label), hint: hint && t(hint), problem: problem && tData(problem.label, { n: problem.n }) };
}

function Control({ name, type, autoComplete, start }: AccountField) {
  const { t } = useText();
  const given = { name, autoComplete, defaultValue: start, required: true };
  if (type === 'password') return <PasswordInput {...given} showLabel={t('Show password')} />;
  if (type === 'code') return <Input {...given} inputMode="numeric" autoCapitalize="none" />;
  return <Input {...given} type={type} />;
}

async function settle(send: () => Promise<Answer | undefined>): Promise<Outcome | undefined> {
  try {
    const answer = await send();
    return answer && { ...answer, isDone: true };
  } catch (error) {
    return { ...toRefusal(error), isDone: false };
  }
}

function readValues(data: FormData): Values {
  return Object.fromEntries(Array.from(data, ([name, value]) => [name, typeof value === 'string' ? value : '']));
}
