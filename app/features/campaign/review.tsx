import './review.css';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { listPlayed } from './played.ts';
import { PlayedTable } from './played-table.tsx';
import { toReviewRows } from './review-rows.ts';
import type { Step } from './use-brief-form.ts';

interface ReviewProps {
  readonly step: Extract<Step, { kind: 'review' }>;
  onChange(): void;
  onSend(isPlayedSent: boolean): void;
}

/** Everything that will be sent, and nothing else, as it will be sent. */
export function Review({ step: { brief, isSending }, onChange, onSend }: ReviewProps) {
  const text = useText();
  const { t } = text;
  const [isPlayedSent, setPlayedSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone from the page, and with it the focus.
  useEffect(() => heading.current?.focus(), []);
  const played = listPlayed();
  return (
    <section className="review" aria-labelledby="review-heading" aria-busy={isSending}>
      <h2 id="review-heading" ref={heading} tabIndex={-1}>
        {t('Exactly this will be sent.')}
      </h2>
      <dl>
        {toReviewRows(brief, text).map(({ label, value, href }) => (
          <div key={label} data-empty={value === '' || undefined}>
            <dt>{t(label)}</dt>
            <dd>
              {href ? (
                <a href={href} target="_blank" rel="noopener">
                  {value}
                </a>
              ) : (
                value || t('not given')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {played.length > 0 && <PlayedTable played={played} isSent={isPlayedSent} onChange={setPlayedSent} />}
      <p className="review-note">
        {t('With it go the language of this page, a number that makes sending twice harmless, and the time at which this form was opened.')}
      </p>
      <p className="review-note">{t('You have a plan from us within two working days.')}</p>
      <div className="review-ways">
        <button type="button" className="button button-go button-big" aria-disabled={isSending} onClick={() => onSend(isPlayedSent)}>
          {t(isSending ? 'One moment…' : 'Send this brief')}
          <Icon name="arrow" size={20} />
        </button>
        <button type="button" className="button button-big review-back" disabled={isSending} onClick={onChange}>
          {t('Change something')}
        </button>
      </div>
    </section>
  );
}
