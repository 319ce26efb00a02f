import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createKey } from '#app/components/create-key.ts';
import { CommentList } from '#app/components/deck/comment-list.tsx';
import { DecisionList } from '#app/components/deck/decision-line.tsx';
import { isUnanswered, type Thread, type Threads, toAddressee, toThreads } from '#app/components/deck/threads.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { listKnown } from '#app/components/kept/kept-demos.ts';
import { createDeviceStore, parseJson } from '#app/device-store.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Status } from '#app/ui/status/status.tsx';
import { useDeviceStore } from '#app/use-device-store.ts';
import { type CommentContent, DECK_ID, lengths, type OwnerView } from '#protocol/deck.ts';
import { FailureText } from './failure-text.tsx';
import type { Failure } from './use-owned-deck.ts';

const SETTLED_MOST = 500;

/** What the client said and its owner owes no answer to, such as thanks: by the id of the last word, so that the next one asks again. */
const settledStore = createDeviceStore<readonly string[]>({
  key: 'surge.deck-settled',
  parse: (text) => {
    const ids = parseJson(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && DECK_ID.test(id)).slice(-SETTLED_MOST) : [];
  },
  format: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
});

const toLastId = ({ start, answers }: Thread) => (answers.at(-1) ?? start).id;

interface TalkProps {
  readonly view: OwnerView;
  onRefresh(): Promise<unknown>;
  onAnswer(comment: CommentContent, key: string): Promise<Failure | undefined>;
}

/** The demos of a deck in their order, then those of which something was said before they were taken out: that stays. */
function listTalk({ deck, comments, decisions }: OwnerView) {
  const ids = new Set([...deck.demos.map(({ id }) => id), ...[...comments, ...decisions].map(({ demo }) => demo)]);
  return Array.from(ids, (id) => ({ id, threads: toThreads({ comments, decisions }, id) }));
}

const toPlaceId = ({ start }: Thread) => `owner-thread-${start.id}`;

/** The same in a line, for the top of the page: to whoever comes back, it is news. */
export function TalkSummary({ view }: { view: OwnerView }) {
  const { t } = useText();
  const { count } = useFormatters();
  const settled = useDeviceStore(settledStore);
  const talk = listTalk(view).map(({ threads }) => threads);
  const decided = talk.map(({ decisions }) => decisions.at(-1)?.start.kind);
  const said = view.comments.filter(({ by }) => by === 'client').length;
  const approved = decided.filter((kind) => kind === 'approved').length;
  const changes = decided.filter((kind) => kind === 'change').length;
  const unanswered = talk
    .flatMap(({ decisions, comments }) => [...decisions, ...comments])
    .filter((thread) => isUnanswered(thread) && !settled.includes(toLastId(thread)));
  return (
    <p className="owner-summary">
      <a className="fine-link" href="#owner-talk">
        {t('What your client did')}
      </a>
      <span>{t('Opened: {{n}}', { n: count(view.opened) })}</span>
      {said > 0 && <span>{t('Comments: {{n}}', { n: count(said) })}</span>}
      {approved > 0 && <span>{t('Approved: {{n}}', { n: count(approved) })}</span>}
      {changes > 0 && <span>{t('Changes asked for: {{n}}', { n: count(changes) })}</span>}
      {unanswered[0] && (
        <Status tone="waiting">
          <a className="fine-link" href={`#${toPlaceId(unanswered[0])}`}>
            {t('Unanswered: {{n}}', { n: count(unanswered.length) })}
          </a>
        </Status>
      )}
    </p>
  );
}

/** What the client did with a deck: opened, played, said, decided. Comments and decisions are answered here. */
export function Talk({ view, onRefresh, onAnswer }: TalkProps) {
  const { t } = useText();
  const { count } = useFormatters();
  const [state, setState] = useState<'asking' | 'fresh'>();
  const { deck, comments, opened, played } = view;
  // Who answered before answers again.
  const [name, setName] = useState(() => comments.findLast(({ by }) => by === 'owner')?.name ?? '');
  const shown = deck.demos.map(({ id }) => id);
  const refresh = async () => {
    setState('asking');
    await onRefresh();
    setState('fresh');
  };
  return (
    <section className="owner-talk" aria-labelledby="owner-talk">
      <header>
        <h2 id="owner-talk" tabIndex={-1}>
          {t('What your client did')}
        </h2>
        <p className="owner-note">{t('Opened: {{n}}. No person is told from another.', { n: count(opened) })}</p>
        <TextButton onClick={() => void refresh()}>{t('Look again')}</TextButton>
        <span role="status" className="dim">
          {state && t(state === 'asking' ? 'Loading' : 'Up to date')}
        </span>
      </header>
      <ol className="owner-said">
        {listTalk(view).map(({ id, threads }) => (
          <li key={id}>
            <DemoTalk
              id={id}
              isShown={shown.includes(id)}
              played={played[id] ?? 0}
              threads={threads}
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
  readonly threads: Threads;
  /** Of who answers. */
  readonly name: string;
  onName(name: string): void;
}

function DemoTalk({ id, isShown, played, threads: { decisions, comments }, name, onName, onAnswer }: DemoTalkProps) {
  const { t } = useText();
  const { count } = useFormatters();
  const settled = useDeviceStore(settledStore);
  const [demo] = listKnown([id]);
  const footOf = (thread: Thread) => {
    const last = toLastId(thread);
    const isSettled = settled.includes(last);
    const others = settled.filter((one) => one !== last);
    return (
      <div id={toPlaceId(thread)} className="owner-thread" tabIndex={-1}>
        {isUnanswered(thread) && !isSettled && <Status tone="waiting">{t('Unanswered')}</Status>}
        <AnswerForm thread={thread} name={name} onName={onName} onAnswer={onAnswer} />
        {isUnanswered(thread) && (
          <TextButton className="owner-settle" aria-pressed={isSettled} onClick={() => settledStore.set(isSettled ? others : [...others, last])}>
            {isSettled && <Icon name="check" size={16} />}
            {t('No answer needed')}
            <span className="visually-hidden"> {toAddressee(thread, 'owner')}</span>
          </TextButton>
        )}
      </div>
    );
  };
  return (
    <>
      <div className="owner-said-head">
        <h3>{demo?.name ?? t('No such demo')}</h3>
        <p className="dim">
          {t('Played: {{n}}', { n: count(played) })}
          {!isShown && `, ${t('taken out of the deck')}`}
        </p>
        {decisions.length === 0 && <Status tone="quiet">{t('Nothing decided yet')}</Status>}
      </div>
      {decisions.length > 0 && (
        <div>
          <DecisionList threads={decisions} footOf={footOf} />
        </div>
      )}
      {comments.length > 0 && <CommentList threads={comments} footOf={footOf} />}
    </>
  );
}

interface AnswerFormProps extends Pick<DemoTalkProps, 'name' | 'onName' | 'onAnswer'> {
  readonly thread: Thread;
}

/** Opens by its button. What is typed stays until it was taken. */
function AnswerForm({ thread, name, onName, onAnswer }: AnswerFormProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const key = useRef('');
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { start } = thread;
  const id = `owner-answer-${start.id}`;
  const addressee = toAddressee(thread, 'owner');
  const close = () => {
    const hadFocus = form.current?.contains(document.activeElement);
    flushSync(() => setOpen(false));
    if (hadFocus) opener.current?.focus();
  };
  const isReady = text.trim() !== '' && name.trim() !== '';
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!isReady) return document.getElementById(text.trim() ? `${id}-name` : id)?.focus();
    // Sent again, it is the same answer.
    key.current ||= createKey();
    setSending(true);
    const failed = await onAnswer({ demo: start.demo, name: name.trim(), text: text.trim(), answers: start.id }, key.current);
    setSending(false);
    setFailure(failed);
    if (failed) return;
    key.current = '';
    setText('');
    close();
  };
  const type = (typed: string) => {
    key.current = '';
    setText(typed);
  };
  if (!isOpen) {
    return (
      <TextButton ref={opener} className="owner-answer-open" onClick={() => setOpen(true)}>
        {t('Answer')}
        <span className="visually-hidden"> {addressee}</span>
      </TextButton>
    );
  }
  return (
    <form ref={form} className="owner-answer" onSubmit={(event) => void send(event)}>
      <Field id={id} label={t('Your answer to {{name}}', { name: addressee })}>
        <Textarea autoFocus rows={2} value={text} maxLength={lengths.text} onChange={({ target }) => type(target.value)} />
      </Field>
      <Field id={`${id}-name`} className="owner-short" label={t('Your name')} hint={t('Your client reads it at your answers.')}>
        <Input value={name} maxLength={lengths.name} autoComplete="name" onChange={({ target }) => onName(target.value)} />
      </Field>
      <div className="owner-line">
        <Button type="submit" aria-disabled={isSending || !isReady}>
          {t('Send the answer')}
        </Button>
        <TextButton onClick={close}>{t('Cancel')}</TextButton>
      </div>
      <div role="alert">{failure && <FailureText failure={failure} />}</div>
    </form>
  );
}
