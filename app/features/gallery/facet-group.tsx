import { useId } from 'react';
import { SizeGlyph } from '#app/components/size-glyph.tsx';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { devices } from '#catalogue/demo.ts';
import { type Facet, toggleValue } from '#catalogue/filter.ts';
import { type SizeName, sizes } from '#catalogue/sizes.ts';
import { FilterLink } from './filter-link.tsx';
import { useFacetText } from './use-facet-text.ts';
import type { ListFilter } from './use-list-filter.ts';

interface FacetGroupProps {
  readonly facet: Facet;
  readonly values: readonly string[];
  readonly list: ListFilter;
  readonly counts: ReadonlyMap<string, number>;
}

/** More values than this are folded behind one line. */
const OPEN_VALUES = 8;

/** The values of one facet, each with the number of demos it would show. */
export function FacetGroup({ facet, values, list, counts }: FacetGroupProps) {
  const { filter } = list;
  const { t, language } = useText();
  const { nameOf, labelOf } = useFacetText();
  const id = useId();
  if (values.length === 0) return null;
  const items = (
    <ul className="facet-values" aria-labelledby={id}>
      {values.map((value) => {
        const count = counts.get(value) ?? 0;
        const isChosen = filter[facet].includes(value);
        const label = (
          <>
            <FacetGlyph value={value} />
            {labelOf(facet, value)} <span className="mono">{toFigure(count, language.tag)}</span>
          </>
        );
        return (
          <li key={value}>
            {count === 0 && !isChosen ? (
              <span className="facet-value">{label}</span>
            ) : (
              <FilterLink className="facet-value" list={list} to={toggleValue(filter, facet, value)} isCurrent={isChosen}>
                {label}
              </FilterLink>
            )}
          </li>
        );
      })}
    </ul>
  );
  const isFolded = values.length > OPEN_VALUES;
  // A demo has one value of a facet that is long enough to fold.
  const all = values.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);
  return (
    <div className="facet" data-facet={facet}>
      <span className="facet-name mono" id={id}>
        {nameOf(facet)}
      </span>
      {isFolded ? (
        <details className="facet-fold" open={filter[facet].length > 0}>
          <summary className="facet-value" aria-describedby={id}>
            {t('All')} <span className="mono">{toFigure(all, language.tag)}</span>
            <Icon name="next" size={12} />
          </summary>
          {items}
        </details>
      ) : (
        items
      )}
    </div>
  );
}

function FacetGlyph({ value }: { value: string }) {
  const device = devices.find((one) => one === value);
  if (device) return <Icon name={device} size={18} />;
  return isSize(value) ? <SizeGlyph size={value} /> : null;
}

function isSize(value: string): value is SizeName {
  return Object.hasOwn(sizes, value);
}
