import './section-frame.css';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Tabs } from '#app/ui/list/tabs.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';

export interface SectionPage {
  readonly path: string;
  readonly label: Label;
}

interface SectionFrameProps {
  /** The title of the document, and the heading if that is not given. */
  readonly title: Label;
  readonly heading?: Label;
  /** A heading that comes as data, such as the name of a record: in English, as all samples are. */
  readonly name?: string;
  /** What is invented here. */
  readonly note: Label;
  /** The pages of the section, if they are so few that a row holds them. */
  readonly pages?: readonly SectionPage[];
  readonly pagesLabel?: Label;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around each page on sample data: its head, that its data is invented, and the section's other pages. The server draws it around the skeletons. */
export function SectionFrame({ title, heading = title, name, note, pages, pagesLabel, className, children }: SectionFrameProps) {
  const { t } = useText();
  return (
    <div className={className ? `section-frame ${className}` : 'section-frame'}>
      <PageHead title={`${name ?? t(title)} | Surge`} description="" isHidden />
      <header className="section-frame-head">
        <div>
          <p className="section-frame-sample">
            <strong>{t('Sample data')}</strong> {t(note)}
          </p>
          <PageTitle>{name ? <span lang="en">{name}</span> : t(heading)}</PageTitle>
        </div>
        {pages && pagesLabel && (
          <Tabs label={t(pagesLabel)} className="section-frame-pages">
            {pages.map(({ path, label }) => (
              <NavLink key={path} to={path} end>
                {t(label)}
              </NavLink>
            ))}
          </Tabs>
        )}
      </header>
      {children}
    </div>
  );
}
