import './person.css';
import { type ReactNode, useId } from 'react';
import { Monogram } from '#app/components/monogram.tsx';
import { useText } from '#app/i18n/use-text.ts';

/** Name of a fact, and the fact. */
export type Fact = readonly [name: string, fact: ReactNode];

/** Facts of a record, a line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PersonProps {
  readonly name: string;
  readonly designation: string;
  readonly personalDetail: string;
  readonly facts: readonly Fact[];
  /** Below the text, such as skills. */
  readonly children?: ReactNode;
  /** Below the facts: what can be done. */
  readonly actions?: ReactNode;
}

/** The head of a page about somebody. */
export function Person({ name, designation, personalDetail, facts, children, actions }: PersonProps) {
  return (
    <div className="person">
      <Monogram name={name} size="page" />
      <div className="person-text">
        <p className="person-role" lang="en">
          {designation}
        </p>
        {personalDetail && <p lang="en">{personalDetail}</p>}
        {children}
      </div>
      <div className="person-facts">
        <FactList facts={facts} />
        {actions}
      </div>
    </div>
  );
}

interface ExperienceListProps {
  /** Newest first. */
  readonly experiences: readonly { readonly id: number; readonly designation: string; readonly company: string; readonly timeDuration: string }[];
}

/** Where somebody has worked. */
export function ExperienceList({ experiences }: ExperienceListProps) {
  const { t } = useText();
  const id = useId();
  if (experiences.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('Experience')}</h2>
      <ol className="experience-list">
        {experiences.map((experience) => (
          <li key={experience.id}>
            <span className="mono">{experience.timeDuration}</span>
            <strong>{experience.designation}</strong>
            <span>{experience.company}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
