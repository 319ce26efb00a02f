import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MiddlewareHandler } from 'hono';
import { httpError } from './http-error.ts';

/** What asks for work, the one to be turned away first in front. Files and kept pages cost next to nothing and are always answered. */
export const workKinds = ['events', 'pages', 'briefs'] as const;
export type WorkKind = (typeof workKinds)[number];

interface Bounds {
  /** At the same time, those that wait for others included. */
  readonly inFlight: number;
  /** Of the event loop; above it, work of this kind is turned away. */
  readonly lagMs: number;
}

/** Pages that wait to be drawn are bounded for themselves (render-queue.ts), here with those that are being packed. A brief is a few kilobytes that must not be lost. */
const BOUNDS: Readonly<Record<WorkKind, Bounds>> = {
  events: { inFlight: 128, lagMs: 150 },
  pages: { inFlight: 128, lagMs: 500 },
  briefs: { inFlight: 512, lagMs: 1500 },
};

export interface Overload {
  /** How late the event loop runs, in milliseconds. */
  lagMs(): number;
  /** Does the work, or throws a 503 at once: waiting in line would make everybody's answer late. */
  admit<T>(kind: WorkKind, work: () => Promise<T>): Promise<T>;
}

/** Queues are bounded and the least important work is turned away first; when the load passes, so does this. */
export function createOverload(lagMs: () => number, bounds: Readonly<Record<WorkKind, Bounds>> = BOUNDS): Overload {
  const inFlight = { events: 0, pages: 0, briefs: 0 };
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
/** A short pause of the garbage collector is no overload: a tenth of the ticks must be late. */
const PERCENTILE = 90;

/**
 * The lag of the last two half seconds, the smaller one: a machine that stood still for a moment leaves a single late tick and nobody waiting, and
 * whoever came next would be turned away. Never keeps the process alive.
 */
export function watchLag(): () => number {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = 0;
  let last = 0;
  const sample = () => {
    // No tick since: the loop is so late that both timers are due at once, and the other comes next.
    if (delays.count === 0) return;
    before = last;
    // Nanoseconds between two ticks of a timer, which are its interval when nothing is late.
    last = Math.max(0, Math.round(delays.percentile(PERCENTILE) / 1e6 - RESOLUTION_MS));
    delays.reset();
  };
  setInterval(sample, SAMPLE_MS).unref();
  return () => Math.min(before, last);
}
