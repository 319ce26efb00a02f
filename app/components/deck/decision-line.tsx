import './decision-line.css';
import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Status } from '#app/ui/status/status.tsx';
import type { DecisionKind, DeckDecision } from '#protocol/deck.ts';
import { AnswerList } from './comment-list.tsx';
import { Moment } from './moment.tsx';
import type { Thread } from './threads.ts';

const tones = { approved: 'good', change: 'waiting' } as const satisfies Record<DecisionKind, string>;
const labels = { approved: 'Approved as it is', change: 'A change is asked for' } as const satisfies Record<DecisionKind, Label>;

export function DecisionStatus({ kind }: { kind: DecisionKind }) {
  const { t } = useText();
  return <Status tone={tones[kind]}>{t(labels[kind])}</Status>;
}

interface DecisionListProps {
  /** Of one demo, the latest last. */
  readonly threads: readonly Thread<DeckDecision>[];
  /** Below a decision and its answers, such as a form that answers it. */
  footOf(thread: Thread): ReactNode;
}

/** What was decided of a demo, by whom and when, what was said with it, and what was answered. */
export function DecisionList({ threads, footOf }: DecisionListProps) {
  const { t } = useText();
  return threads.map((thread, index) => {
    const { id, kind, name, at, text } = thread.start;
    return (
      <div key={id} className="deck-decided">
        <p>
          {index < threads.length - 1 && <span className="deck-decided-earlier">{t('Decided earlier')}</span>}
          <DecisionStatus kind={kind} /> <b>{name}</b> <Moment at={at} />
        </p>
        {text && <p className="deck-decided-text">{text}</p>}
        <AnswerList answers={thread.answers} />
        {footOf(thread)}
      </div>
    );
  });
}
