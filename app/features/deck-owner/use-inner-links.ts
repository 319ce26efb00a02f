import { useEffect } from 'react';

/** Lets links inside the page, to its content or to a wrong field, lead there without changing the address: its fragment is the owner's secret. */
export function useInnerLinks(): void {
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      target.scrollIntoView({ block: target.matches('main, h2') ? 'start' : 'center' });
      target.focus({ preventScroll: true });
    };
    document.addEventListener('click', lead, true);
    return () => document.removeEventListener('click', lead, true);
  }, []);
}
