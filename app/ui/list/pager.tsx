import './pager.css';
import { type ComponentType, type ElementType, Fragment } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon.tsx';

interface PagerProps<LinkProps extends object> {
  /** The name of the list, for screen readers. */
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  /** The component for links instead of `a`, such as a router's. */
  readonly as?: ComponentType<LinkProps>;
  /** The properties of a link to a page. */
  toLink(page: number): LinkProps;
  /** Its words in the reader's language. */
  readonly text: { readonly previous: string; readonly next: string; readonly page: string };
}

/** More pages than this are shortened. */
const MOST_PAGES = 9;

/** The pages of a list, each with its address. A single page needs none. */
export function Pager<LinkProps extends object>({ label, page, pageCount, as, toLink, text }: PagerProps<LinkProps>) {
  if (pageCount < 2) return null;
  const Part: ElementType = as ?? 'a';
  const pages = listPages(page, pageCount);
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <IconButton as={Part} isBoxed {...toLink(page - 1)} rel="prev" label={text.previous}>
          <Icon name="previous" />
        </IconButton>
      )}
      {pages.map((one, index) => (
        <Fragment key={one}>
          {one > (pages[index - 1] ?? 0) + 1 && <span aria-hidden="true">…</span>}
          <Part className="pager-page mono" aria-current={one === page ? 'page' : undefined} {...toLink(one)}>
            <span className="visually-hidden">{text.page} </span>
            {one}
          </Part>
        </Fragment>
      ))}
      {page < pageCount && (
        <IconButton as={Part} isBoxed {...toLink(page + 1)} rel="next" label={text.next}>
          <Icon name="next" />
        </IconButton>
      )}
    </nav>
  );
}

/** All pages if there are few; otherwise the first, the last, and the current one with its neighbours. */
function listPages(page: number, pageCount: number): readonly number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  return pageCount > MOST_PAGES ? all.filter((one) => one === 1 || one === pageCount || Math.abs(one - page) <= 1) : all;
}
