import './plain-page.css';
import type { ReactNode } from 'react';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

interface PlainPageProps {
  readonly drawing: ReactNode;
  /** What the page is called. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly facts: readonly { readonly name: Label; readonly text: Label }[];
  /** Links and buttons: what to do next. */
  readonly actions: ReactNode;
  /** Says which parts are invented. */
  readonly note: string;
  readonly children?: ReactNode;
}

/** A page with one message: a drawing, a heading, a sentence, and what to do next. */
export function PlainPage({ drawing, name, heading, lead, facts, actions, note, children }: PlainPageProps) {
  const { t } = useText();
  return (
    <div className="plain-page">
      {drawing}
      <p className="plain-page-name">{name}</p>
      <PageTitle isLarge>{heading}</PageTitle>
      <p className="plain-page-lead">{lead}</p>
      {children}
      <dl className="plain-page-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{t(fact.name)}</dt>
            <dd>{t(fact.text)}</dd>
          </div>
        ))}
      </dl>
      <div className="plain-page-actions">{actions}</div>
      <p className="plain-page-note">{note}</p>
    </div>
  );
}
