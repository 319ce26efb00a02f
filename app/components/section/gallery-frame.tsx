import './gallery-frame.css';
import { type ReactNode, useId } from 'react';
import { NavLink } from 'react-router';
import { ExampleDetails } from '#app/components/example-part.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { PageTop } from '#app/components/page-top.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Example } from '#app/ui/example.ts';
import { Tabs } from '#app/ui/list/tabs.tsx';
import type { SectionPage } from './section-frame.tsx';

interface GalleryFrameProps {
  /** What the page is called in menus. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  /** The galleries of its kind, if they are so few that a row holds them. */
  readonly pages?: readonly SectionPage[];
  readonly pagesLabel?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around a page of examples, each of which is live and its own documentation. For developers: search engines leave it out. */
export function GalleryFrame({ name, heading, lead, pages, pagesLabel = '', className, children }: GalleryFrameProps) {
  const { t } = useText();
  return (
    <div className={className ? `gallery ${className}` : 'gallery'}>
      <PageHead title={`${name} | Surge`} description="" isHidden />
      <PageTop name={name} heading={heading} lead={lead} />
      {pages && (
        <Tabs label={pagesLabel} className="gallery-pages">
          {pages.map(({ path, label }) => (
            <NavLink key={path} to={path} end>
              {t(label)}
            </NavLink>
          ))}
        </Tabs>
      )}
      {children}
    </div>
  );
}

interface GalleryPartProps {
  readonly example: Example;
  /** Of the example's file. */
  readonly source: string;
  /** The example as it works. */
  readonly children: ReactNode;
}

export function GalleryPart({ example: { name, properties, keyboard }, source, children }: GalleryPartProps) {
  const id = useId();
  return (
    <section className="gallery-part" aria-labelledby={id}>
      <h2 id={id} lang="en">
        {name}
      </h2>
      {children}
      <ExampleDetails source={source} properties={properties} keyboard={keyboard} />
    </section>
  );
}
