/** The sign of the brand: a sun over waves. */
export const MARK =
  '<svg viewBox="0 0 28 22" aria-hidden="true"><path d="M5 12a9 9 0 0 1 18 0z"/><path d="M1 15.5q3.25-2.5 6.5 0t6.5 0 6.5 0 6.5 0M5 20q2.25-2 4.5 0t4.5 0 4.5 0 4.5 0" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg>';
