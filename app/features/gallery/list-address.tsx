import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { isPlainClick } from '#app/components/is-plain-click.ts';
import { type Filter, formatFilter, parseFilter } from '#catalogue/filter.ts';

/** Addresses of lists are lower case without a trailing slash: any other spelling of one moves there for good. */
export function moveToCanonical(request: Request, path: string): void {
  const { pathname, search } = new URL(request.url);
  if (pathname !== path) throw redirect(`${path}${search}`, 301);
}

/** Narrowing a list changes its query alone: no loader runs, so the list answers in the same frame. */
export function revalidateOnPathChange({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** Two frames: the first has painted what could not wait. */
const SETTLE_MS = 34;

export interface ListFilter {
  readonly filter: Filter;
  /** Shows the new list in the same frame, and puts it into the address, so that reload and Back find the list as it was left. */
  change(next: Filter): void;
}

interface Change {
  /** The navigation that it changes. */
  readonly key: string;
  readonly filter: Filter;
  readonly isSettling: boolean;
}

/**
 * The filter in the address. A change goes around the router: its navigation renders every link of the page, several times the cost
 * of the list itself, and it reads the address anew when it next needs it. A real navigation has a new key and counts before it.
 * `isSettling`: the change has not been painted yet; what is not on the screen can wait.
 */
export function useListFilter(): { readonly list: ListFilter; readonly isSettling: boolean } {
  const { key, pathname, search } = useLocation();
  const [changed, setChanged] = useState<Change>();
  const own = changed?.key === key ? changed : undefined;
  const ownFilter = own?.filter;
  const list = useMemo(() => {
    const change = (filter: Filter) => {
      setChanged({ key, filter, isSettling: true });
      setTimeout(() => {
        setChanged((last) => (last?.filter === filter ? { ...last, isSettling: false } : last));
        // Not before: writing an address talks to the browser's main process.
        if (location.pathname === pathname) history.replaceState(history.state, '', pathname + formatFilter(filter));
      }, SETTLE_MS);
    };
    return { filter: ownFilter ?? parseFilter(new URLSearchParams(search)), change };
  }, [ownFilter, key, pathname, search]);
  return { list, isSettling: own?.isSettling ?? false };
}

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
