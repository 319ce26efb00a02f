import './waiting-briefs.css';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { deliver } from '#app/outbox/deliver.ts';
import { forgetBrief, isOutboxKept, listWaiting, subscribeToOutbox, type WaitingBrief } from '#app/outbox/outbox.ts';

interface WaitingBriefsProps {
  /** One of them is being sent by the form just now: that is told there. */
  readonly underway: boolean;
  onReopen(brief: WaitingBrief): void;
  /** There, the panel stands in the form's place. */
  readonly onWrite: (() => void) | undefined;
}

const nothing: readonly WaitingBrief[] = [];

/** Briefs that are on this device because nobody answered yet. */
export function WaitingBriefs({ underway, onReopen, onWrite }: WaitingBriefsProps) {
  const { t } = useText();
  const list = useSyncExternalStore(subscribeToOutbox, listWaiting, () => nothing);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAlone = onWrite !== undefined;
  // The review has gone from the page, and with it the focus.
  useEffect(() => {
    if (isAlone) heading.current?.focus();
  }, [isAlone]);
  if (underway || (list.length === 0 && !isAlone)) return null;
  return (
    <section className="waiting" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading" ref={heading} tabIndex={-1}>
        {t(list.length > 0 ? 'Waiting to be sent' : 'Nothing is waiting any more.')}
      </h2>
      {list.some(({ isRefused }) => !isRefused) && (
        <p>
          {t(
            'We cannot be reached from here just now. Your brief is safe on this device and goes out by itself as soon as we can, within seven days.',
          )}{' '}
          {!isOutboxKept() && t('This browser keeps nothing for us: leave this page open until then.')}
        </p>
      )}
      <ul>
        {list.map((brief) => (
          <WaitingRow key={brief.key} brief={brief} onReopen={onReopen} />
        ))}
      </ul>
      {onWrite && (
        <button type="button" className="button" onClick={onWrite}>
          {t('Write another brief')}
        </button>
      )}
    </section>
  );
}

function WaitingRow({ brief, onReopen }: { brief: WaitingBrief; onReopen: (brief: WaitingBrief) => void }) {
  const { t, language } = useText();
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const since = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeStyle: 'short' }).format(brief.keptAt);
  const send = async () => {
    setState('sending');
    const { kind } = await deliver(brief, true);
    setState(kind === 'sent' ? 'idle' : 'failed');
  };
  return (
    <li>
      <div>
        <b>{brief.brief.company}</b>
        <span className="dim">{since}</span>
      </div>
      <p role="status">
        {brief.isRefused && t('The server could not take it as it is.')}
        {!brief.isRefused && state === 'failed' && t('Still no answer. It is tried again by itself.')}
      </p>
      {brief.isRefused ? (
        <button type="button" className="text-button" onClick={() => onReopen(brief)}>
          {t('Open in the form')}
        </button>
      ) : (
        <button type="button" className="text-button" aria-disabled={state === 'sending'} onClick={() => void send()}>
          {t(state === 'sending' ? 'One moment…' : 'Send now')}
        </button>
      )}
      <button type="button" className="text-button" onClick={() => forgetBrief(brief.key)}>
        {t('Delete')}
      </button>
    </li>
  );
}
