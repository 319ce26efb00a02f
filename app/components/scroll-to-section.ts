const SCROLL_MS = 100; // spec §9
const BAR_PX = 72; // scroll-padding-top of base.css

/** Brings a section under the navigation bar within 100 ms, at once for reduced motion, and moves the reading position there. */
export function scrollToSection(id: string): void {
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
