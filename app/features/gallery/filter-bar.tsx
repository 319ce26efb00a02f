import './filter-bar.css';
import '#app/ui/button.css';
import { memo } from 'react';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { closeOnLeave } from '#app/ui/popover.ts';
import type { Demo } from '#catalogue/demo.ts';
import { emptyFilter, type Facet, type Filter, facets, facetValues, formatFilter } from '#catalogue/filter.ts';
import { countValues, type Narrowed } from '#catalogue/narrow.ts';
import { FacetGroup } from './facet-group.tsx';
import { FilterLink } from './filter-link.tsx';
import { SearchField } from './search-field.tsx';
import type { ListFilter } from './use-list-filter.ts';

interface FilterBarProps {
  readonly demos: readonly Demo[];
  readonly list: ListFilter;
  readonly narrowed: Narrowed;
  /** What the search searches. */
  readonly scope: string;
}

const FACETS_ID = 'gallery-facets';
/** Sizes lead, as in the trade; sub-types are many and come last. */
const order: readonly Facet[] = ['size', 'device', 'type'];

/**
 * Search and facets over a list. Every facet value is a link to the list it gives, so all of it works without script.
 * On phones the facets are a sheet: a native popover, shown in place on wider screens.
 */
export const FilterBar = memo(function FilterBar({ demos, list, narrowed, scope }: FilterBarProps) {
  const { filter } = list;
  const { t, language } = useText();
  const chosen = facets.flatMap((facet) => filter[facet]).length;
  const clear = formatFilter({ ...filter, page: 1 }) !== '' && (
    <FilterLink className="filter-clear" list={list} to={emptyFilter}>
      {t('Clear')}
    </FilterLink>
  );
  return (
    <div className="filter">
      <SearchField list={list} scope={scope} />
      <button type="button" className="button filter-open" popoverTarget={FACETS_ID}>
        {t('Filters')}
        {chosen > 0 && <span className="mono">{chosen}</span>}
      </button>
      <div className="filter-facets" id={FACETS_ID} popover="auto" role="group" aria-label={t('Filters')} onBlur={closeOnLeave}>
        <div className="filter-sheet-head">
          <span>{t('Filters')}</span>
          <button type="button" className="icon-button" popoverTarget={FACETS_ID} popoverTargetAction="hide" aria-label={t('Close')}>
            <Icon name="close" />
          </button>
        </div>
        {order.map((facet) => (
          <FacetGroup key={facet} facet={facet} values={listShownValues(demos, filter, facet)} list={list} counts={narrowed.count(facet)} />
        ))}
        {clear}
        <button type="button" className="button filter-done" popoverTarget={FACETS_ID} popoverTargetAction="hide">
          {t('Show {{n}}', { n: toFigure(narrowed.total, language.tag) })}
        </button>
      </div>
    </div>
  );
});

/** Values that some demo of the list has, and those the address chose. A single one narrows nothing, so it is left out. */
function listShownValues(demos: readonly Demo[], filter: Filter, facet: Facet): readonly string[] {
  const present = countValues(demos)(facet);
  const values = facetValues[facet].filter((value) => present.has(value) || filter[facet].includes(value));
  return values.length > 1 || filter[facet].length > 0 ? values : [];
}
