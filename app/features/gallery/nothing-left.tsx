import '#app/ui/button.css';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { emptyFilter, type Filter, formatFilter } from '#catalogue/filter.ts';
import { type FilterPart, findBestDrop, type Narrowed } from '#catalogue/narrow.ts';
import { useFacetText } from './use-facet-text.ts';

/** No demo matches: offers the one change that brings most of them back. */
export function NothingLeft({ filter, narrowed, total }: { filter: Filter; narrowed: Narrowed; total: number }) {
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
      <Link className="button button-go" to={{ search: formatFilter(next) }} replace preventScrollReset rel="nofollow">
        <span>
          {drop ? toSentence(drop.part) : t('Clear all filters')}{' '}
          <span className="gallery-nothing-count">({t('demos: {{n}}', { n: (drop?.count ?? total).toLocaleString(language.tag) })})</span>
        </span>
        <Icon name="arrow" size={18} />
      </Link>
    </div>
  );
}
