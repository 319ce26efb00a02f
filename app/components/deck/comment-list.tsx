import './comment-list.css';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import type { DeckComment } from '#protocol/deck.ts';
import { Moment } from './moment.tsx';
import type { Thread } from './threads.ts';

interface CommentListProps {
  /** Of one demo. */
  readonly threads: readonly Thread<DeckComment>[];
  /** Below a comment and its answers, such as a form that answers it. */
  footOf?(thread: Thread): ReactNode;
}

/** What was said of a demo, each with its answers. */
export function CommentList({ threads, footOf }: CommentListProps) {
  return (
    <ol className="deck-comments">
      {threads.map((thread) => (
        <li key={thread.start.id}>
          <Said comment={thread.start} />
          <AnswerList answers={thread.answers} />
          {footOf?.(thread)}
        </li>
      ))}
    </ol>
  );
}

/** Below what they answer. */
export function AnswerList({ answers }: Pick<Thread, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <ol className="deck-comments-answers">
      {answers.map((answer) => (
        <li key={answer.id}>
          <Said comment={answer} />
        </li>
      ))}
    </ol>
  );
}

function Said({ comment: { name, by, at, second, text } }: { comment: DeckComment }) {
  const { t } = useText();
  return (
    <>
      <p className="deck-comments-by">
        <b>{name}</b>
        {by === 'owner' && <span className="deck-comments-owner">{t('sent this deck')}</span>}
        {second !== undefined && <Second second={second} />}
        <Moment at={at} />
      </p>
      <p className="deck-comments-text">{text}</p>
    </>
  );
}

/** The second of a play that something was said at. */
export function Second({ second }: { second: number }) {
  const { t } = useText();
  const clock = toClock(second);
  return (
    <span className="deck-comments-second mono">
      <span className="visually-hidden">{t('At {{time}} of the play', { time: clock })}</span>
      <span aria-hidden="true">{clock}</span>
    </span>
  );
}

/** 0:07, 12:30. */
export function toClock(second: number): string {
  return `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
}
