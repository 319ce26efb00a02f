/** What a visitor did with one demo in this visit; sent with a brief only when the visitor ticks it. */
export interface Engagement {
  readonly demo: number;
  /** Engaged, whole seconds. */
  readonly seconds: number;
  readonly interactions: number;
  readonly completions: number;
  /** Times this device opened the demo by scanning its code. */
  readonly qrOpens: number;
}

/** The largest figures that a brief takes. A module without a schema: pages that only count load it, too. */
export const engagementLimits = { demo: 999_999, seconds: 86_400, interactions: 1_000_000, completions: 100_000, qrOpens: 10_000 } as const;

/** So many demos at most. */
export const MAX_ENGAGED_DEMOS = 40;
