/** One line of the report: what was measured, compared with what. */
export interface Verdict {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly isMet: boolean;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** `value` must be at most `limit`. */
export function atMost(what: string, value: number, limit: number, unit = ''): Verdict {
  return { what, measured: `${round(value)}${unit}`, limit: `≤ ${limit}${unit}`, isMet: value <= limit };
}

/** `value` must be at least `limit`. */
export function atLeast(what: string, value: number, limit: number, unit = ''): Verdict {
  return { what, measured: `${round(value)}${unit}`, limit: `≥ ${limit}${unit}`, isMet: value >= limit };
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000;
}
