import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { scrollToSection } from './scroll-to-section.ts';
import type { SectionId } from './site-sections.ts';

interface SectionLinkProps {
  readonly id: SectionId;
  readonly isActive?: boolean;
  readonly children: ReactNode;
}

/** A link to a section of the landing page, from any page; on the landing page itself it scrolls there smoothly. */
export function SectionLink({ id, isActive = false, children }: SectionLinkProps) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (pathname !== '/' || opensElsewhere) return;
    event.preventDefault();
    void navigate(`#${id}`, { replace: hash === `#${id}`, preventScrollReset: true });
    scrollToSection(id);
  };
  return (
    <Link to={`/#${id}`} aria-current={isActive ? 'location' : undefined} onClick={follow}>
      {children}
    </Link>
  );
}
