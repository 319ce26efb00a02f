import './gallery.css';
import { type CSSProperties, memo, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { DemoLinks } from '#app/components/demo-links.tsx';
import { findSearch } from '#app/components/demo-search.ts';
import { formatNumber } from '#app/components/format-number.ts';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageTitle } from '#app/ui/page-title/page-title.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { emptyFilter, type Filter, formatFilter } from '#catalogue/filter.ts';
import { type FilterPart, findBestDrop, type Narrowed, narrow } from '#catalogue/narrow.ts';
import { CardList } from './card-list.tsx';
import { FilterBar, useFacetText } from './filter-bar.tsx';
import { FilterLink, type ListFilter, useListFilter } from './list-address.tsx';

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
      <PageHead title={title} description={description} image={`/share/${type ?? 'formats'}.jpg`} />
      <DemoLinks>
        <NarrowedList heading={heading} demos={demos} type={type} />
      </DemoLinks>
    </>
  );
});

/** The filtered list: all that changes with a filter, and nothing else. */
function NarrowedList({ heading, demos, type }: Omit<GalleryProps, 'description'>) {
  const { t, tData, language } = useText();
  const { list, isSettling } = useListFilter();
  const { filter } = list;
  const bar = useMemo(
    () => ({ list, narrowed: narrow(demos, filter, filter.q ? findSearch(language.code, tData)?.(demos, filter.q) : undefined) }),
    [demos, list, filter, language.code, tData],
  );
  const { narrowed } = bar;
  // What is visible first; the counts of the facets and the spare row below are updated when that is painted.
  const [later, setLater] = useState(bar);
  if (!isSettling && later !== bar) setLater(bar);
  const shown = formatNumber(narrowed.total, language.tag);
  const room: CSSProperties & Record<'--digits', number> = { '--digits': shown.length };
  return (
    <>
      <header className="gallery-head">
        <div>
          <p className="dim">{t('Ad-Format')}</p>
          <PageTitle>{heading}</PageTitle>
          <Link className="gallery-find" to="/find">
            {t('Find by goal')}
          </Link>
        </div>
        <p className="gallery-count" role="status">
          <span style={room}>{shown}</span> <small>{t('of {{total}}', { total: formatNumber(demos.length, language.tag) })}</small>
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
        <NoMatches list={list} narrowed={narrowed} demos={demos} />
      )}
    </>
  );
}

interface NoMatchesProps {
  readonly list: ListFilter;
  readonly narrowed: Narrowed;
  readonly demos: readonly Demo[];
}

/** No demo matches: offers the one change that brings most demos back, the words in all formats, and a brief. */
function NoMatches({ list, narrowed, demos }: NoMatchesProps) {
  const { filter } = list;
  const { t } = useText();
  const toSentence = useDropSentence(filter);
  const elsewhere = useElsewhere(filter, demos);
  const drop = findBestDrop(narrowed);
  const next = drop ? { ...filter, page: 1, ...(drop.part === 'q' ? { q: '' } : { [drop.part]: [] }) } : emptyFilter;
  return (
    <EmptyState className="gallery-nothing" title={t('No demo matches all of this.')}>
      <svg viewBox="0 0 320 132" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M.5 24.500h319v107H.5zM.5 24.500l319 107M319.500 24.500L.5 131.500" opacity=".35" />
        <path d="M.5 4v9M319.500 4v9M.5 8.500h319" />
      </svg>
      <div className="gallery-actions">
        {elsewhere && (
          <Button as={Link} isPrimary to={elsewhere.to}>
            <CountedLabel count={elsewhere.count}>{t(elsewhere.label)}</CountedLabel>
          </Button>
        )}
        <Button as={FilterLink} isPrimary={!elsewhere} list={list} to={next}>
          <CountedLabel count={drop?.count ?? demos.length}>{drop ? toSentence(drop.part) : t('Clear all filters')}</CountedLabel>
        </Button>
        <Button as={Link} to="/find">
          {t('Find your format')}
          <Icon name="arrow" size={18} />
        </Button>
        <Button as={Link} to="/start-campaign">
          {t('Start Your Campaign')}
          <Icon name="arrow" size={18} />
        </Button>
      </div>
    </EmptyState>
  );
}

function useDropSentence(filter: Filter) {
  const { t, language } = useText();
  const { nameOf, labelOf } = useFacetText();
  return (part: FilterPart) =>
    part === 'q'
      ? t('Remove the text “{{text}}”', { text: filter.q })
      : t('Remove {{facet}} {{values}}', {
          facet: nameOf(part).toLocaleLowerCase(language.tag),
          values: filter[part].map((value) => labelOf(part, value)).join(', '),
        });
}

/** Where an empty search leads: to the same search in all formats, or to all formats if that finds nothing. Undefined in the list of all formats. */
function useElsewhere({ q }: Filter, demos: readonly Demo[]) {
  const { tData, language } = useText();
  if (!q || demos.length === activeDemos.length) return undefined;
  const filter = { ...emptyFilter, q };
  const { total } = narrow(activeDemos, filter, findSearch(language.code, tData)?.(activeDemos, q));
  if (total === 0) return { to: '/formats', label: 'All formats', count: activeDemos.length } as const;
  return { to: `/formats${formatFilter(filter)}`, label: 'Search all formats', count: total } as const;
}

/** The label of a link, and how many demos it leads to. */
function CountedLabel({ count, children }: { count: number; children: ReactNode }) {
  const { t, language } = useText();
  return (
    <>
      <span>
        {children} <span className="gallery-nothing-count">({t('demos: {{n}}', { n: formatNumber(count, language.tag) })})</span>
      </span>
      <Icon name="arrow" size={18} />
    </>
  );
}
