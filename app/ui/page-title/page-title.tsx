import './page-title.css';
import type { ReactNode } from 'react';

interface PageTitleProps {
  /** For pages that are read, not worked in. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** The one heading of level 1 of a page, which decides its place and width. */
export function PageTitle({ isLarge = false, children }: PageTitleProps) {
  return <h1 className={isLarge ? 'page-title page-title-big' : 'page-title'}>{children}</h1>;
}
