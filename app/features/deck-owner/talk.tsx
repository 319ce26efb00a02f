import { type SubmitEvent, useRef, useState } from 'react';
import { createKey } from '#app/components/create-key.ts';
import { CommentList } from '#app/components/deck/comment-list.tsx';
import { DecisionLine } from '#app/components/deck/decision-line.tsx';
import { useFormatters } from '#app/components/formatters.ts';
import { listKnown } from '#app/components/kept/kept-demos.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Status } from '#app/ui/status/status.tsx';
import { type CommentContent, type DeckComment, type DeckDecision, lengths, type OwnerView } from '#protocol/deck.ts';
import { FailureText } from './failure-text.tsx';
import type { Failure } from './use-owned-deck.ts';

interface TalkProps {
  readonly view: OwnerView;
  onRefresh(): Promise<unknown>;
  onAnswer(comment: CommentContent, key: string): Promise<Failure | undefined>;
}

/** What the client did with a deck: opened, played, said, decided. Comments are answered here. */
export function Talk({ view, onRefresh, onAnswer }: TalkProps) {
  const { t } = useText();
  const { count } = useFormatters();
  const [state, setState] = useState<'asking' | 'fresh'>();
  const { deck, comments, decisions, opened, played } = view;
  // Who answered before answers again.
  const [name, setName] = useState(() => comments.findLast(({ by }) => by === 'owner')?.name ?? '');
  const shown = deck.demos.map(({ id }) => id);
  // What was said of a demo stays when it is taken out of the deck.
  const ids = [...new Set([...shown, ...comments.map(({ demo }) => demo), ...decisions.map(({ demo }) => demo)])];
  const refresh = async () => {
    setState('asking');
    await onRefresh();
    setState('fresh');
  };
  return (
    <section className="owner-talk" aria-labelledby="owner-talk">
      <header>
        <h2 id="owner-talk">{t('What your client did')}</h2>
        <p className="owner-note">{t('Opened: {{n}}. No person is told from another.', { n: count(opened) })}</p>
        <TextButton onClick={() => void refresh()}>{t('Look again')}</TextButton>
        <span role="status" className="dim">
          {state && t(state === 'asking' ? 'Loading' : 'Up to date')}
        </span>
      </header>
      <ol className="owner-said">
        {ids.map((id) => (
          <li key={id}>
            <DemoTalk
              id={id}
              isShown={shown.includes(id)}
              played={played[id] ?? 0}
              decision={decisions.findLast(({ demo }) => demo === id)}
              comments={comments.filter(({ demo }) => demo === id)}
              name={name}
              onName={setName}
              onAnswer={onAnswer}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface DemoTalkProps extends Pick<TalkProps, 'onAnswer'> {
  readonly id: number;
  readonly isShown: boolean;
  readonly played: number;
  readonly decision: DeckDecision | undefined;
  readonly comments: readonly DeckComment[];
  /** Of who answers. */
  readonly name: string;
  onName(name: string): void;
}

function DemoTalk({ id, isShown, played, decision, comments, name, onName, onAnswer }: DemoTalkProps) {
  const { t } = useText();
  const { count } = useFormatters();
  const [demo] = listKnown([id]);
  return (
    <>
      <div className="owner-said-head">
        <h3>{demo?.name ?? t('No such demo')}</h3>
        <p className="dim">
          {t('Played: {{n}}', { n: count(played) })}
          {!isShown && `, ${t('taken out of the deck')}`}
        </p>
        {!decision && <Status tone="quiet">{t('Nothing decided yet')}</Status>}
      </div>
      {decision && <DecisionLine decision={decision} />}
      {comments.length > 0 && (
        <CommentList comments={comments} footOf={(comment) => <AnswerForm comment={comment} name={name} onName={onName} onAnswer={onAnswer} />} />
      )}
    </>
  );
}

interface AnswerFormProps extends Pick<DemoTalkProps, 'name' | 'onName' | 'onAnswer'> {
  readonly comment: DeckComment;
}

/** Opens by its button. What is typed stays until it was taken. */
function AnswerForm({ comment, name, onName, onAnswer }: AnswerFormProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const key = useRef('');
  const id = `owner-answer-${comment.id}`;
  const isReady = text.trim() !== '' && name.trim() !== '';
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!isReady) return document.getElementById(text.trim() ? `${id}-name` : id)?.focus();
    // Sent again, it is the same answer.
    key.current ||= createKey();
    setSending(true);
    const failed = await onAnswer({ demo: comment.demo, name: name.trim(), text: text.trim(), answers: comment.id }, key.current);
    setSending(false);
    setFailure(failed);
    if (failed) return;
    key.current = '';
    setText('');
    setOpen(false);
  };
  const type = (typed: string) => {
    key.current = '';
    setText(typed);
  };
  if (!isOpen) {
    return (
      <TextButton className="owner-answer-open" onClick={() => setOpen(true)}>
        {t('Answer')}
        <span className="visually-hidden"> {comment.name}</span>
      </TextButton>
    );
  }
  return (
    <form className="owner-answer" onSubmit={(event) => void send(event)}>
      <Field id={id} label={t('Your answer to {{name}}', { name: comment.name })}>
        <Textarea autoFocus rows={2} value={text} maxLength={lengths.text} onChange={({ target }) => type(target.value)} />
      </Field>
      <Field id={`${id}-name`} className="owner-short" label={t('Your name')} hint={t('Your client reads it at your answers.')}>
        <Input value={name} maxLength={lengths.name} autoComplete="name" onChange={({ target }) => onName(target.value)} />
      </Field>
      <div className="owner-line">
        <Button type="submit" aria-disabled={isSending || !isReady}>
          {t('Send the answer')}
        </Button>
        <TextButton onClick={() => setOpen(false)}>{t('Cancel')}</TextButton>
      </div>
      <div role="alert">{failure && <FailureText failure={failure} />}</div>
    </form>
  );
}
