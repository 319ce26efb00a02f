import './gallery.css';
import { useSearchParams } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { parseFilter } from '#catalogue/filter.ts';
import { narrow } from '#catalogue/narrow.ts';
import { CardList } from './card-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { getSearch } from './get-search.ts';
import { NothingLeft } from './nothing-left.tsx';

interface GalleryProps {
  readonly heading: string;
  readonly description: string;
  readonly demos: readonly Demo[];
  /** Format slug of the list; absent for the list of all. */
  readonly type?: string;
}

/** A list of demos, narrowed by what the URL says. */
export function Gallery({ heading, description, demos, type }: GalleryProps) {
  const { t, tData, language } = useText();
  const [query] = useSearchParams();
  const filter = parseFilter(query);
  const narrowed = narrow(demos, filter, getSearch(language.code, tData)(filter.q));
  const title = t('Showcase: {{type}} | Surge, {{tagline}}', { type: heading, tagline: t('Performance at scale, results that matter') });
  const figure = (count: number) => count.toLocaleString(language.tag);
  return (
    <>
      <PageHead title={title} description={description} image={demos[0]?.thumbnail} />
      <header className="gallery-head">
        <div>
          <p className="dim">{t('Ad-Format')}</p>
          <h1>{heading}</h1>
        </div>
        <p className="gallery-count" role="status">
          <span>{figure(narrowed.matches.length)}</span> <small>{t('of {{total}}', { total: figure(demos.length) })}</small>
        </p>
      </header>
      <FilterBar demos={demos} filter={filter} narrowed={narrowed} />
      <h2 className="visually-hidden">{t('Demos')}</h2>
      {narrowed.matches.length > 0 ? (
        <CardList demos={narrowed.matches} type={type} filter={filter} />
      ) : (
        <NothingLeft filter={filter} narrowed={narrowed} total={demos.length} />
      )}
    </>
  );
}
