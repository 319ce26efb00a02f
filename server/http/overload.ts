import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** Kinds of work; under overload the first one is refused first. Files and cached pages cost almost nothing and are always answered. */
export const workKinds = ['events', 'pictures', 'pages', 'decks', 'briefs'] as const;
export type WorkKind = (typeof workKinds)[number];

interface Bounds {
  /** How many at the same time, including those that wait. */
  readonly inFlight: number;
  /** Above this lag of the event loop, work of this kind is refused. */
  readonly lagMs: number;
}

/**
 * Pages that wait to be rendered have a limit of their own (render-queue.ts); this one includes pages that are being compressed. A brief is a few
 * kilobytes and must not be lost. A picture for a deck takes some megabytes while it is read.
 */
const BOUNDS: Readonly<Record<WorkKind, Bounds>> = {
  events: { inFlight: 128, lagMs: 150 },
  pictures: { inFlight: 32, lagMs: 300 },
  pages: { inFlight: 128, lagMs: 500 },
  decks: { inFlight: 256, lagMs: 1000 },
  briefs: { inFlight: 512, lagMs: 1500 },
};

export interface Overload {
  /** The lag of the event loop in milliseconds. */
  lagMs(): number;
  /** Does the work, or throws 503 at once: waiting in a queue would delay all answers. */
  admit<T>(kind: WorkKind, work: () => Promise<T>): Promise<T>;
}

/** Limits work, and refuses the least important work first. Recovers by itself when the load passes. */
export function createOverload(lagMs: () => number, bounds: Readonly<Record<WorkKind, Bounds>> = BOUNDS): Overload {
  const inFlight = { events: 0, pictures: 0, pages: 0, decks: 0, briefs: 0 };
  return {
    lagMs,
    async admit(kind, work) {
      const bound = bounds[kind];
      if (inFlight[kind] >= bound.inFlight || lagMs() >= bound.lagMs) throw httpError(503, 'Too much is going on here. Try again in a moment.');
      inFlight[kind]++;
      try {
        return await work();
      } finally {
        inFlight[kind]--;
      }
    },
  };
}

export function admitted(overload: Overload, kind: WorkKind): MiddlewareHandler {
  return (c, next) => (c.req.method === 'GET' ? next() : overload.admit(kind, () => next()));
}

const RESOLUTION_MS = 20;
const SAMPLE_MS = 500;
/** The percentile of lag that counts: a tenth of the ticks must be late, so that a short garbage collection does not count as overload. */
const PERCENTILE = 90;

/**
 * The lag of the last two half seconds, whichever is smaller: a machine that stood still for a moment has one late tick and no waiting requests, so
 * the next request must not be refused for it. Does not keep the process alive.
 */
export function watchLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = 0;
  let last = 0;
  const sample = () => {
    // No tick since then: the loop is so late that both timers are due at once, and the other one comes next.
    if (delays.count === 0) return;
    before = last;
    // Nanoseconds between two ticks of a timer: its interval, unless it is late.
    last = Math.max(0, Math.round(delays.percentile(PERCENTILE) / 1e6 - RESOLUTION_MS));
    delays.reset();
  };
  setInterval(sample, SAMPLE_MS).unref();
  return () => Math.min(before, last);
}
