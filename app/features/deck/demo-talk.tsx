import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CommentList, toClock } from '#app/components/deck/comment-list.tsx';
import { DecisionList, DecisionStatus } from '#app/components/deck/decision-line.tsx';
import { type Thread, type Threads, toAddressee } from '#app/components/deck/threads.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, TextButton } from '#app/ui/button/button.tsx';
import { Checkbox } from '#app/ui/form/choices.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { DecisionKind } from '#protocol/deck.ts';
import type { Saying, Unsent } from './deck-outbox.ts';
import type { Trouble } from './deck-session.ts';
import { WordsForm } from './words-form.tsx';

/** The longest that a comment may be pinned to (protocol/deck.ts), seconds. */
const LAST_SECOND = 3600;

interface DemoTalkProps {
  readonly demo: number;
  readonly name: string;
  readonly threads: Threads;
  readonly unsent: readonly Unsent[];
  readonly troubles: Readonly<Record<string, Trouble | undefined>>;
  /** What was sent last from this page was about this demo. */
  readonly wasSent: boolean;
  readonly isPlaying: boolean;
  say(saying: Saying): boolean;
  sendAgain(one: Unsent): void;
  discard(key: string): void;
}

/** What is decided and said of one demo. */
export function DemoTalk({ demo, name, threads, unsent, troubles, wasSent, isPlaying, say, sendAgain, discard }: DemoTalkProps) {
  const { t } = useText();
  const { comments, decisions } = threads;
  /** Where what was said stands: an answer to a decision, with it. */
  const isOfDecision = (saying: Saying) =>
    'decision' in saying || decisions.some(({ start, answers }) => [start, ...answers].some(({ id }) => id === saying.comment.answers));
  // Of what was said last.
  const [wasDecision, setWasDecision] = useState(false);
  const sayHere = (saying: Saying) => {
    setWasDecision(isOfDecision(saying));
    return say(saying);
  };
  const toAnswered = ({ saying }: Unsent) => {
    const thread = [...comments, ...decisions].find(({ start }) => 'comment' in saying && saying.comment.answers === start.id);
    return thread && toAddressee(thread, 'client');
  };
  const toLines = (list: readonly Unsent[], isLast: boolean) => (
    <>
      {list.length > 0 && (
        <ul className="deck-unsent">
          {list.map((one) => (
            <UnsentLine
              key={one.key}
              saying={one.saying}
              answered={toAnswered(one)}
              trouble={troubles[one.key] ?? 'unreachable'}
              onSend={() => sendAgain(one)}
              onDiscard={() => discard(one.key)}
            />
          ))}
        </ul>
      )}
      <p role="status">{wasSent && isLast && unsent.length === 0 && t('Sent. Whoever sent you this deck sees it now.')}</p>
    </>
  );
  return (
    <div className="deck-talk">
      <Decision demo={demo} name={name} threads={threads} say={sayHere}>
        {toLines(
          unsent.filter(({ saying }) => isOfDecision(saying)),
          wasDecision,
        )}
      </Decision>
      <section aria-labelledby={`demo-${demo}-comments`}>
        <h3 id={`demo-${demo}-comments`}>
          {t('Comments')} <span className="visually-hidden">{name}</span>
        </h3>
        {comments.length > 0 ? (
          <CommentList threads={comments} footOf={(thread) => <Answer thread={thread} say={sayHere} />} />
        ) : (
          <p className="dim">{t('No comments yet.')}</p>
        )}
        {toLines(
          unsent.filter(({ saying }) => !isOfDecision(saying)),
          !wasDecision,
        )}
        <CommentForm demo={demo} isPlaying={isPlaying} say={sayHere} />
      </section>
    </div>
  );
}

/** Pinned to the second of the play at which its first letter was typed, unless its writer takes that off. */
function CommentForm({ demo, isPlaying, say }: Pick<DemoTalkProps, 'demo' | 'isPlaying' | 'say'>) {
  const { t } = useText();
  const second = usePlaySecond(demo, isPlaying);
  const [written, setWritten] = useState<number>();
  const [isPinned, setPinned] = useState(true);
  const pin = written ?? second;
  return (
    <WordsForm
      id={`demo-${demo}-comment`}
      label={t('Your comment')}
      missing={t('Write your comment first.')}
      action={t('Send the comment')}
      onWrite={(hasText) => setWritten((before) => (hasText ? (before ?? second) : undefined))}
      onSend={(words) => {
        const isTaken = say({ comment: { demo, ...words, ...(isPinned && pin !== undefined && { second: pin }) } });
        if (isTaken) setPinned(true);
        return isTaken;
      }}
    >
      {pin !== undefined && (
        <Checkbox
          id={`demo-${demo}-pin`}
          label={t('At {{time}} of the play', { time: toClock(pin) })}
          checked={isPinned}
          onChange={({ target }) => setPinned(target.checked)}
        />
      )}
    </WordsForm>
  );
}

/** Whole seconds of its play that were in view, since it was last started; undefined before. Who scrolls on to write means what was seen last. */
function usePlaySecond(demo: number, isPlaying: boolean): number | undefined {
  const [second, setSecond] = useState<number>();
  useEffect(() => {
    if (!isPlaying) return;
    setSecond(0);
    let isSeen = true;
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? true;
    });
    const place = document.querySelector(`#demo-${demo} .play-place`);
    if (place) observer.observe(place);
    const timer = setInterval(() => isSeen && setSecond((before = 0) => Math.min(LAST_SECOND, before + 1)), 1000);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [demo, isPlaying]);
  return second;
}

/** Opens below what it answers. */
function Answer({ thread, say }: { thread: Thread } & Pick<DemoTalkProps, 'say'>) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { start } = thread;
  const name = toAddressee(thread, 'client');
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    // Below a decision it stands in what is read out when it changes: what is typed does not belong to that.
    <div className="deck-answer" aria-live="off">
      <TextButton ref={opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('Answer')}
        <span className="visually-hidden"> {name}</span>
      </TextButton>
      {isOpen && (
        <WordsForm
          id={`answer-${start.id}`}
          label={t('Your answer to {{name}}', { name })}
          missing={t('Write your answer first.')}
          action={t('Send the answer')}
          isAsked
          onSend={(words) => {
            const isTaken = say({ comment: { demo: start.demo, ...words, answers: start.id } });
            if (isTaken) close();
            return isTaken;
          }}
          onCancel={close}
        />
      )}
    </div>
  );
}

interface DecisionProps extends Pick<DemoTalkProps, 'demo' | 'name' | 'threads' | 'say'> {
  /** What is on its way, below what is decided. */
  readonly children: ReactNode;
}

function Decision({ demo, name, threads: { decisions }, say, children }: DecisionProps) {
  const { t } = useText();
  const [asked, setAsked] = useState<DecisionKind>();
  const openers = { approved: useRef<HTMLButtonElement>(null), change: useRef<HTMLButtonElement>(null) };
  const close = (kind: DecisionKind) => {
    setAsked(undefined);
    openers[kind].current?.focus();
  };
  const opener = (kind: DecisionKind, label: Label) => (
    <Button ref={openers[kind]} className="deck-opener" aria-expanded={asked === kind} onClick={() => setAsked(asked === kind ? undefined : kind)}>
      <Icon name={kind === 'approved' ? 'check' : 'edit'} size={18} />
      <span>
        {t(label)}
        <span className="visually-hidden">{`: ${name}`}</span>
      </span>
    </Button>
  );
  return (
    <section className="deck-decision" aria-labelledby={`demo-${demo}-decision`}>
      <h3 id={`demo-${demo}-decision`}>
        {t('Your decision')} <span className="visually-hidden">{name}</span>
      </h3>
      <div aria-live="polite">
        <DecisionList threads={decisions} footOf={(thread) => thread.answers.length > 0 && <Answer thread={thread} say={say} />} />
      </div>
      {children}
      <div className="deck-openers">
        {opener('approved', 'Approve')}
        {opener('change', 'Ask for a change')}
      </div>
      {asked && (
        <WordsForm
          key={asked}
          id={`demo-${demo}-${asked}`}
          label={t(asked === 'approved' ? 'A word with it, if you like' : 'What is to be changed?')}
          missing={asked === 'change' ? t('Say what is to be changed.') : undefined}
          isDecision
          action={t(asked === 'approved' ? 'Send the approval' : 'Send the request')}
          onSend={(words) => {
            const isTaken = say({ decision: { demo, kind: asked, ...words } });
            if (isTaken) close(asked);
            return isTaken;
          }}
          onCancel={() => close(asked)}
        />
      )}
    </section>
  );
}

const troubleTexts = {
  sending: 'Sending',
  unreachable: 'Not sent yet. It is kept on this device for up to seven days and goes out by itself once there is a connection.',
  busy: 'Not sent yet: much arrives at the moment. It goes out by itself in a while.',
  refused: 'This was not accepted. Copy your words, discard this and say it in another way.',
} as const satisfies Record<Trouble, Label>;

interface UnsentLineProps {
  readonly saying: Saying;
  /** By its name. */
  readonly answered: string | undefined;
  readonly trouble: Trouble;
  onSend(): void;
  onDiscard(): void;
}

function UnsentLine({ saying, answered, trouble, onSend, onDiscard }: UnsentLineProps) {
  const { t } = useText();
  const { text } = 'comment' in saying ? saying.comment : saying.decision;
  return (
    <li>
      {'decision' in saying && (
        <p>
          <DecisionStatus kind={saying.decision.kind} />
        </p>
      )}
      {answered !== undefined && <p className="dim">{t('Your answer to {{name}}', { name: answered })}</p>}
      {text && <p className="deck-text">{text}</p>}
      <p role="status">{t(troubleTexts[trouble])}</p>
      {trouble !== 'sending' && (
        <p className="deck-unsent-actions">
          <TextButton onClick={onSend}>{t('Send again')}</TextButton> <TextButton onClick={onDiscard}>{t('Discard')}</TextButton>
        </p>
      )}
    </li>
  );
}
