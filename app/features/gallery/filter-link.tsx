import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { type Filter, formatFilter } from '#catalogue/filter.ts';
import type { ListFilter } from './use-list-filter.ts';

interface FilterLinkProps {
  readonly list: ListFilter;
  /** The filter it leads to. */
  readonly to: Filter;
  readonly className: string;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link to the same list, narrowed otherwise. Search engines need not follow: every combination shows the same demos. */
export function FilterLink({ list, to, className, isCurrent = false, children }: FilterLinkProps) {
  const { pathname } = useLocation();
  const changeInPlace = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    list.change(to);
  };
  return (
    <a className={className} href={pathname + formatFilter(to)} rel="nofollow" aria-current={isCurrent ? 'true' : undefined} onClick={changeInPlace}>
      {children}
    </a>
  );
}
