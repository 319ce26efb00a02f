import { useEffect, useState } from 'react';
import { findActiveSection } from './active-section.ts';
import { siteSections } from './site-sections.ts';

const STICKY_ABOVE_PX = 50; // spec §2 Navigation bar

interface ScrollPosition {
  /** The bar has left the top of the page. */
  readonly isSticky: boolean;
  /** The section being read, or undefined on pages without sections. */
  readonly active: number | undefined;
}

/** Where the visitor is on the page, for the navigation bar. */
export function useScrollPosition(hasSections: boolean): ScrollPosition {
  const [position, setPosition] = useState<ScrollPosition>({ isSticky: false, active: hasSections ? 0 : undefined });
  // The scroll position lives in the browser, outside React.
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = { isSticky: scrollY > STICKY_ABOVE_PX, active: hasSections ? readActive() : undefined };
      setPosition((last) => (last.isSticky === next.isSticky && last.active === next.active ? last : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [hasSections]);
  return position;
}

function readActive(): number {
  const tops = siteSections.map(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY);
  return findActiveSection(tops, { scrollTop: scrollY, windowHeight: innerHeight, pageHeight: document.documentElement.scrollHeight });
}
