import './decision-line.css';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Status } from '#app/ui/status/status.tsx';
import type { DecisionKind, DeckDecision } from '#protocol/deck.ts';
import { Moment } from './moment.tsx';

const tones = { approved: 'good', change: 'waiting' } as const satisfies Record<DecisionKind, string>;
const labels = { approved: 'Approved as it is', change: 'A change is asked for' } as const satisfies Record<DecisionKind, Label>;

export function DecisionStatus({ kind }: { kind: DecisionKind }) {
  const { t } = useText();
  return <Status tone={tones[kind]}>{t(labels[kind])}</Status>;
}

/** What was decided of a demo, by whom and when, and what was said with it. */
export function DecisionLine({ decision: { kind, name, at, text } }: { decision: DeckDecision }) {
  return (
    <div className="deck-decided">
      <p>
        <DecisionStatus kind={kind} /> <b>{name}</b> <Moment at={at} />
      </p>
      {text && <p className="deck-decided-text">{text}</p>}
    </div>
  );
}
