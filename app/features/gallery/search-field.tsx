import { type FormEvent, useEffect, useId, useRef } from 'react';
import { loadSearch } from '#app/components/demo-search.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { facets, parseFilter, toFacetSlug } from '#catalogue/filter.ts';
import type { ListFilter } from './use-list-filter.ts';

/** A pause in typing; browsers also limit how often an address may change. */
const TYPING_PAUSE_MS = 120;

const doNothing = () => {};

interface SearchFieldProps {
  readonly list: ListFilter;
  readonly scope: string;
}

/** A GET form: sends the facets along without script, narrows while typing with it. */
export function SearchField({ list, scope }: SearchFieldProps) {
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

  // The timer must search with the facets of its own moment, not of the key press's. The field is the visitor's while it
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
        <input
          id={id}
          ref={input}
          type="search"
          name="q"
          defaultValue={filter.q}
          placeholder={t('Trade, goal, size')}
          maxLength={100}
          enterKeyHint="search"
          onFocus={() => loadSearch().catch(doNothing)}
          onInput={searchSoon}
        />
        <button type="submit" className="icon-button" aria-label={t('Apply')}>
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  );
}
