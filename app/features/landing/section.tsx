import './section.css';
import type { ReactNode } from 'react';
import { Sentences } from '#app/components/sentences.tsx';
import { type SectionId, siteSections } from '#app/components/site-sections.ts';
import { useText } from '#app/i18n/use-text.ts';

interface SectionProps {
  readonly id: SectionId;
  readonly heading: string;
  /** Stands at the right of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the landing page: the unit step, the section's name in mono, a heading that says something, the content. */
export function Section({ id, heading, action, children }: SectionProps) {
  const { t } = useText();
  const index = siteSections.findIndex((section) => section.id === id);
  return (
    <section id={id} className="section" tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <div className="section-step" aria-hidden="true" />
      <header className="section-head grid">
        <p className="section-name mono">
          <span aria-hidden="true">{String.fromCodePoint(64 + index)}</span>
          {t(siteSections[index]?.label ?? 'Home')}
        </p>
        <h2 id={`${id}-heading`}>
          <Sentences text={heading} />
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
