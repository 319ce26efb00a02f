import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
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

const SCROLL_MS = 100; // spec §9
const BAR_PX = 72; // scroll-padding-top of base.css

/** Brings a section under the navigation bar within 100 ms, at once for reduced motion, and moves the reading position there. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const from = scrollY;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  const to = Math.max(0, Math.min(lowest, section.getBoundingClientRect().top + from - BAR_PX));
  section.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, to);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / SCROLL_MS));
    scrollTo(0, from + (to - from) * part * (2 - part));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
