import './gallery.css';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { DemoLinks } from '#app/components/demo-links.tsx';
import { findSearch } from '#app/components/demo-search.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { type Demo, toSharePicture } from '#catalogue/demo.ts';
import { narrow } from '#catalogue/narrow.ts';
import { CardList } from './card-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { useListFilter } from './use-list-filter.ts';

interface GalleryProps {
  readonly heading: string;
  readonly description: string;
  readonly demos: readonly Demo[];
  /** Format slug of the list; absent for the list of all. */
  readonly type?: string | undefined;
}

/** A list of demos and what the page says about itself. */
export const Gallery = memo(function Gallery({ heading, description, demos, type }: GalleryProps) {
  const { t } = useText();
  const title = t('Showcase: {{type}} | Surge, {{tagline}}', { type: heading, tagline: t('Performance at scale, results that matter') });
  return (
    <>
      <PageHead title={title} description={description} image={demos[0] && toSharePicture(demos[0].thumbnail)} />
      <DemoLinks>
        <NarrowedList heading={heading} demos={demos} type={type} />
      </DemoLinks>
    </>
  );
});

/** What the address leaves of the list: all that changes with a filter, and nothing else. */
function NarrowedList({ heading, demos, type }: Omit<GalleryProps, 'description'>) {
  const { t, tData, language } = useText();
  const { list, isSettling } = useListFilter();
  const { filter } = list;
  const bar = useMemo(
    () => ({ list, narrowed: narrow(demos, filter, filter.q ? findSearch(language.code, tData)?.(demos, filter.q) : undefined) }),
    [demos, list, filter, language.code, tData],
  );
  const { narrowed } = bar;
  // What is on the screen first; the counts beside the facets, and what the list keeps ready below, when that is painted.
  const [later, setLater] = useState(bar);
  if (!isSettling && later !== bar) setLater(bar);
  const shown = toFigure(narrowed.total, language.tag);
  const room: CSSProperties & Record<'--digits', number> = { '--digits': shown.length };
  return (
    <>
      <header className="gallery-head">
        <div>
          <p className="dim">{t('Ad-Format')}</p>
          <h1>{heading}</h1>
        </div>
        <p className="gallery-count" role="status">
          <span style={room}>{shown}</span> <small>{t('of {{total}}', { total: toFigure(demos.length, language.tag) })}</small>
        </p>
      </header>
      <FilterBar
        demos={demos}
        list={later.list}
        narrowed={later.narrowed}
        scope={type ? t('Search in {{format}}', { format: heading }) : t('Search all formats')}
      />
      <h2 className="visually-hidden">{t('Demos')}</h2>
      {narrowed.total > 0 ? (
        <CardList narrowed={narrowed} type={type} filter={filter} later={later} />
      ) : (
        <NothingLeft list={list} narrowed={narrowed} demos={demos} />
      )}
    </>
  );
}
