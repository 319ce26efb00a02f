import '#app/ui/button.css';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { emptyFilter } from '#catalogue/filter.ts';
import { type FilterPart, findBestDrop, type Narrowed } from '#catalogue/narrow.ts';
import { FilterLink } from './filter-link.tsx';
import { useFacetText } from './use-facet-text.ts';
import type { ListFilter } from './use-list-filter.ts';

/** No demo matches: offers the one change that brings most of them back. */
export function NothingLeft({ list, narrowed, total }: { list: ListFilter; narrowed: Narrowed; total: number }) {
  const { filter } = list;
  const { t, language } = useText();
  const { nameOf, labelOf } = useFacetText();
  const drop = findBestDrop(narrowed);
  const toSentence = (part: FilterPart) =>
    part === 'q'
      ? t('Remove the text “{{text}}”', { text: filter.q })
      : t('Remove {{facet}} {{values}}', {
          facet: nameOf(part).toLocaleLowerCase(language.tag),
          values: filter[part].map((value) => labelOf(part, value)).join(', '),
        });
  const next = drop ? { ...filter, page: 1, ...(drop.part === 'q' ? { q: '' } : { [drop.part]: [] }) } : emptyFilter;
  return (
    <div className="gallery-nothing">
      <svg viewBox="0 0 320 132" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M.5 24.500h319v107H.5zM.5 24.500l319 107M319.500 24.500L.5 131.500" opacity=".35" />
        <path d="M.5 4v9M319.500 4v9M.5 8.500h319" />
      </svg>
      <p>{t('No demo matches all of this.')}</p>
      <FilterLink className="button button-go" list={list} to={next}>
        <span>
          {drop ? toSentence(drop.part) : t('Clear all filters')}{' '}
          <span className="gallery-nothing-count">({t('demos: {{n}}', { n: toFigure(drop?.count ?? total, language.tag) })})</span>
        </span>
        <Icon name="arrow" size={18} />
      </FilterLink>
    </div>
  );
}
