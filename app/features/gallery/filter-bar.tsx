import './filter-bar.css';
import { type FormEvent, memo, useEffect, useId, useRef } from 'react';
import { loadSearch } from '#app/components/demo-search.ts';
import { formatNumber } from '#app/components/format-number.ts';
import { SearchInput } from '#app/components/search-form.tsx';
import { SizeGlyph } from '#app/components/size-glyph.tsx';
import { tradeLabels } from '#app/components/trade-labels.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { closeOnLeave } from '#app/ui/popover.ts';
import { type Demo, devices } from '#catalogue/demo.ts';
import { emptyFilter, type Facet, type Filter, facets, facetValues, formatFilter, parseFilter, toFacetSlug, toggleValue } from '#catalogue/filter.ts';
import { countValues, type Narrowed } from '#catalogue/narrow.ts';
import { type SizeName, sizes } from '#catalogue/sizes.ts';
import { trades } from '#catalogue/vocabulary.ts';
import { FilterLink, type ListFilter } from './list-address.tsx';

interface FilterBarProps {
  readonly demos: readonly Demo[];
  readonly list: ListFilter;
  readonly narrowed: Narrowed;
  /** What the search searches. */
  readonly scope: string;
}

const FACETS_ID = 'gallery-facets';
/** Sizes first, as is usual in advertising; what has many values comes last. */
const order: readonly Facet[] = ['size', 'device', 'model', 'type', 'trade'];

/**
 * Search and facets over a list. Every facet value is a link to the list it gives, so all of it works without script.
 * On phones the facets are a bottom sheet, a native popover; on wider screens they stand in place.
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
      <Button className="filter-open" popoverTarget={FACETS_ID}>
        {t('Filters')}
        {chosen > 0 && <span className="mono">{chosen}</span>}
      </Button>
      <div className="filter-facets" id={FACETS_ID} popover="auto" role="group" aria-label={t('Filters')} onBlur={closeOnLeave}>
        <div className="filter-panel-head">
          <span>{t('Filters')}</span>
          <IconButton popoverTarget={FACETS_ID} popoverTargetAction="hide" label={t('Close')}>
            <Icon name="close" />
          </IconButton>
        </div>
        {order.map((facet) => (
          <FacetGroup key={facet} facet={facet} values={listShownValues(demos, filter, facet)} list={list} narrowed={narrowed} />
        ))}
        {clear}
        <Button className="filter-done" popoverTarget={FACETS_ID} popoverTargetAction="hide">
          {t('Show {{n}}', { n: formatNumber(narrowed.total, language.tag) })}
        </Button>
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

interface FacetGroupProps {
  readonly facet: Facet;
  readonly values: readonly string[];
  readonly list: ListFilter;
  readonly narrowed: Narrowed;
}

/** More values than this are folded behind one line, and those that `/find` asks for anyway. */
const OPEN_VALUES = 10;

/** The values of one facet, each with the number of demos it would show. */
function FacetGroup({ facet, values, list, narrowed }: FacetGroupProps) {
  const { filter } = list;
  const { t, language } = useText();
  const { nameOf, labelOf } = useFacetText();
  const id = useId();
  if (values.length === 0) return null;
  const counts = narrowed.count(facet);
  const items = (
    <ul className="facet-values" aria-labelledby={id}>
      {values.map((value) => {
        const count = counts.get(value) ?? 0;
        const isChosen = filter[facet].includes(value);
        const label = (
          <>
            <FacetGlyph value={value} />
            {labelOf(facet, value)} <span className="mono">{formatNumber(count, language.tag)}</span>
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
  const isFolded = facet === 'model' || values.length > OPEN_VALUES;
  // A demo may have several values.
  const all = narrowed.total + narrowed.excludedBy[facet];
  return (
    <div className="facet" data-facet={facet}>
      <span className="facet-name mono" id={id}>
        {nameOf(facet)}
      </span>
      {isFolded ? (
        <details className="facet-fold" open={filter[facet].length > 0}>
          <summary className="facet-value" aria-describedby={id}>
            {t('All')} <span className="mono">{formatNumber(all, language.tag)}</span>
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

/** A pause in typing; browsers also limit how often an address may change. */
const TYPING_PAUSE_MS = 120;

const doNothing = () => {};

interface SearchFieldProps {
  readonly list: ListFilter;
  readonly scope: string;
}

/** A GET form: sends the facets along without script, narrows while typing with it. */
function SearchField({ list, scope }: SearchFieldProps) {
  const { t } = useText();
  const { filter, change } = list;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = () => {
    clearTimeout(timer.current);
    const { q } = parseFilter(new URLSearchParams({ q: input.current?.value ?? '' }));
    if (q !== filter.q) change({ ...filter, q, page: 1 });
  };
  // Where the words cannot be fetched the list stays as it is, and Enter asks the server.
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => loadSearch().then(() => latest.current(), doNothing), TYPING_PAUSE_MS);
  };
  const latest = useRef(search);
  const searchNow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void loadSearch().then(
      () => latest.current(),
      () => form.submit(),
    );
  };

  // The timer must search with the facets chosen when it fires, not with those of the key press. The visitor's text counts while the field
  // has focus (also what was typed before hydration); otherwise it follows the address, which links change too.
  useEffect(() => {
    latest.current = search;
    if (!input.current || input.current.value.trim() === filter.q) return;
    if (document.activeElement === input.current) searchSoon();
    else input.current.value = filter.q;
  });

  return (
    <search>
      <form className="filter-search" method="get" autoComplete="off" onSubmit={searchNow}>
        <label className="facet-name mono" htmlFor={id}>
          {scope}
        </label>
        {facets.flatMap((facet) => filter[facet].map((value) => <input key={facet + value} type="hidden" name={facet} value={toFacetSlug(value)} />))}
        <SearchInput
          id={id}
          ref={input}
          defaultValue={filter.q}
          placeholder={t('Trade, goal, size')}
          onFocus={() => loadSearch().catch(doNothing)}
          onInput={searchSoon}
        />
      </form>
    </search>
  );
}

/** How facets and their values are written: sizes in upper case, as on the cards. */
export function useFacetText() {
  const { t, tData } = useText();
  const names = {
    device: t('Device'),
    size: t('Size'),
    type: t('Type'),
    model: t('KPI model'),
    trade: t('Trade'),
  } satisfies Record<Facet, string>;
  const labelOf = (facet: Facet, value: string) => {
    if (facet === 'device') return t(value === 'desktop' ? 'Desktop' : 'Mobile');
    if (facet === 'model') return value;
    const trade = facet === 'trade' ? trades.find((one) => one === value) : undefined;
    if (trade) return t(tradeLabels[trade]);
    return facet === 'size' ? tData(value).toUpperCase() : tData(value);
  };
  return { nameOf: (facet: Facet) => names[facet], labelOf };
}
