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
 * The reading line stands a third down the window. At the start of the page it is at the window's top and moves down,
 * at the end it moves to the window's bottom: so every section is active at some time, however tall the window, and the last one at the end.
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
