import type { MeasuredEvent } from '#protocol/events.ts';
import { type Store, StoreUnavailable } from '../db/store.ts';
import type { Log } from '../http/log.ts';
import { addEvents } from './store.ts';

/** Waiting events are written after this time, */
const WRITE_EVERY_MS = 1000;
/** or as soon as there are this many. */
const WRITE_AT = 500;
/** While the store cannot write, newer events are dropped above this count, so that counters take no memory from briefs. */
export const MAX_WAITING = 20_000;

export interface EventCounter {
  /** Counts the events and writes them later. Never throws. */
  count(language: string, events: readonly MeasuredEvent[]): void;
  /** Adds to `dropped`: events that were not valid. Those for which there was no space are added by itself. */
  drop(count: number): void;
  readonly dropped: number;
  /** Writes everything that waits. To be called before the process ends. */
  flush(): Promise<void>;
}

interface EventCounterServices {
  readonly store: Pick<Store, 'write'>;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Collects the events of this process and writes them together: one transaction per second for thousands of visitors hardly delays briefs. */
export function createEventCounter({ store, log, now = () => new Date() }: EventCounterServices): EventCounter {
  /** Events by day and language. */
  let groups = new Map<string, MeasuredEvent[]>();
  let waiting = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const keep = (key: string, events: readonly MeasuredEvent[]) => {
    const kept = events.slice(0, MAX_WAITING - waiting);
    const group = groups.get(key) ?? [];
    group.push(...kept);
    groups.set(key, group);
    waiting += kept.length;
    dropped += events.length - kept.length;
  };
  const write = async () => {
    const written = groups;
    groups = new Map();
    waiting = 0;
    try {
      await store.write(async (db) => {
        for (const [key, events] of written) await addEvents(db, ...toScope(key), events);
      });
    } catch (error) {
      if (error instanceof StoreUnavailable) for (const [key, events] of written) keep(key, events);
      else log({ event: 'events lost', error });
    }
  };
  const writeSoon = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms).unref();
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (writing !== undefined) await writing;
    if (waiting === 0) return;
    writing = write();
    await writing;
    writing = undefined;
    if (waiting > 0) writeSoon(WRITE_EVERY_MS);
  };
  return {
    count(language, events) {
      if (events.length === 0) return;
      keep(`${now().toISOString().slice(0, 10)} ${language}`, events);
      if (waiting >= WRITE_AT && writing === undefined) void flush();
      else writeSoon(WRITE_EVERY_MS);
    },
    drop(count) {
      dropped += count;
    },
    get dropped() {
      return dropped;
    },
    flush,
  };
}

function toScope(key: string): [day: string, language: string] {
  const [day = '', language = ''] = key.split(' ');
  return [day, language];
}
