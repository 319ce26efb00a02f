import './page-title.css';
import type { ReactNode } from 'react';

interface PageTitleProps {
  /** For pages that are read, not worked in. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** What a page has to say, once: its heading of level 1. Where it stands, and how wide it may be, is the page's matter. */
export function PageTitle({ isLarge = false, children }: PageTitleProps) {
  return <h1 className={isLarge ? 'page-title page-title-big' : 'page-title'}>{children}</h1>;
}
