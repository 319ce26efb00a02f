import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Answer, toRefusal } from './answers.ts';
import type { Check, Message } from './checks.ts';

export interface Field {
  readonly name: string;
  readonly check: Check;
}
export type Values = Readonly<Record<string, string>>;
export type Outcome =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'wrong'; readonly messages: Readonly<Record<string, Message | undefined>> }
  | { readonly kind: 'refused' | 'done'; readonly answer: Answer };

const IDLE: Outcome = { kind: 'idle' };

/** Checks, sends once, and says what came of it. The inputs keep their own values: nothing that was typed is ever lost. */
export function useAccountForm(fields: readonly Field[], send: (values: Values) => Promise<Answer | undefined>) {
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

export function readValues(form: HTMLFormElement): Values {
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
