import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';

interface BriefGroupProps {
  /** A, B, C: decoration. */
  readonly letter: string;
  readonly label: Label;
  readonly note?: Label;
  readonly children: ReactNode;
}

/** One part of the form between its hairlines. */
export function BriefGroup({ letter, label, note, children }: BriefGroupProps) {
  const { t } = useText();
  const id = `brief-group-${letter}`;
  return (
    <section className="brief-group" aria-labelledby={id}>
      <header>
        <span className="brief-letter mono" aria-hidden="true">
          {letter}
        </span>
        <h2 id={id}>{t(label)}</h2>
        {note && <p>{t(note)}</p>}
      </header>
      <div className="brief-fields">{children}</div>
    </section>
  );
}
