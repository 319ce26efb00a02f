import './words-form.css';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createDeviceStore } from '#app/device-store.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { lengths } from '#protocol/deck.ts';

/** Who says it: asked once on this device. */
const nameStore = createDeviceStore<string>({
  key: 'surge.deck-name',
  parse: (text) => (text ?? '').slice(0, lengths.name),
  format: (name) => name || null,
});

interface WordsFormProps {
  /** Of the text; the other ids of the form begin with it. */
  readonly id: string;
  readonly label: string;
  /** Said where the text is missing; without it, it may be. */
  readonly missing?: string | undefined;
  readonly action: string;
  /** What the page is for: nothing else on it is as loud. */
  readonly isDecision?: boolean;
  /** It was asked for: its text has the focus at once. */
  readonly isAsked?: boolean;
  /** Between text and name. */
  readonly children?: ReactNode;
  /** Whether it has a text now: after each change. */
  onWrite?(hasText: boolean): void;
  /** Returns false when it could not be taken: the text stays. */
  onSend(words: { readonly name: string; readonly text: string }): boolean;
  onCancel?(): void;
}

/** Words with a name below them. */
export function WordsForm({ id, label, missing, action, isDecision, isAsked, children, onWrite, onSend, onCancel }: WordsFormProps) {
  const { t } = useText();
  const form = useRef<HTMLFormElement>(null);
  const kept = useDeviceStore(nameStore);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<string>();
  const [problems, setProblems] = useState<{ readonly text?: string | undefined; readonly name?: string | undefined }>({});
  const write = (next: string) => {
    setText(next);
    setProblems(({ name }) => ({ name }));
    onWrite?.(next !== '');
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = (typed ?? kept).trim();
    const found = {
      text: text.trim() === '' ? missing : undefined,
      name: name === '' ? t('Say who you are: a first name will do.') : undefined,
    };
    const isComplete = !found.text && !found.name;
    if (isComplete && onSend({ name, text: text.trim() })) {
      nameStore.set(name);
      setTyped(undefined);
      setProblems({});
      return write('');
    }
    flushSync(() => setProblems(isComplete ? { text: t('Too much waits to be sent already. Send or discard some of it first.') } : found));
    form.current?.querySelector<HTMLElement>('[data-wrong] :is(input, textarea)')?.focus();
  };
  return (
    <form ref={form} className="deck-words" noValidate onSubmit={send}>
      <Field id={id} label={label} problem={problems.text}>
        <Textarea autoFocus={isAsked} rows={3} maxLength={lengths.text} value={text} onChange={({ target }) => write(target.value)} />
      </Field>
      {children}
      {kept && typed === undefined ? (
        <p className="deck-words-name">
          {t('You write as {{name}}.', { name: kept })} <TextButton onClick={() => setTyped(kept)}>{t('Another name')}</TextButton>
        </p>
      ) : (
        <Field id={`${id}-name`} label={t('Your name')} problem={problems.name} hint={t('It is kept on this device, so that you are asked once.')}>
          <Input
            autoComplete="name"
            maxLength={lengths.name}
            value={typed ?? ''}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblems(({ text: wrong }) => ({ text: wrong }));
            }}
          />
        </Field>
      )}
      <div className="deck-words-actions">
        <Button type="submit" isPrimary={isDecision}>
          {action}
        </Button>
        {onCancel && <TextButton onClick={onCancel}>{t('Cancel')}</TextButton>}
      </div>
    </form>
  );
}
