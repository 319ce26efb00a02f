export interface View {
  /** Scrolled distance from the top of the page. */
  readonly scrollTop: number;
  readonly windowHeight: number;
  readonly pageHeight: number;
}

/** The section that owns this part of the window, counted from the top, is the one being read. */
const READING_LINE = 1 / 3;

/**
 * The index of the section being read. `tops`: the sections' distances from the top of the page, ascending.
 * The reading line stands a third down the window. At the start of the page it comes down from the window's top, over the last stretch it
 * sinks to its bottom: so every section gets its turn, however tall the window, and the last one is active at the end of the page.
 */
export function findActiveSection(tops: readonly number[], { scrollTop, windowHeight, pageHeight }: View): number {
  const below = windowHeight * (1 - READING_LINE);
  const remaining = Math.max(0, pageHeight - windowHeight - scrollTop);
  const line = scrollTop + Math.min(scrollTop, windowHeight * READING_LINE) + Math.max(0, below - remaining);
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
