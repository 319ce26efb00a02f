import type { Capability, CreativeEvent, CreativeMessage, EventName } from '#protocol/frame.ts';
import { toPlanName } from '#protocol/tracking.ts';

/** What the ad reports, and what it would have a hand feel: on a computer, that is only seen here. */
export type LogName = EventName | 'buzz';

export interface LogEntry {
  /** 1, 2, 3 … since the log began; older ones may be gone. */
  readonly number: number;
  /** Milliseconds since the ad's frame was opened. */
  readonly at: number;
  readonly name: LogName;
  /** The ad's own name of an interaction, or the first word of the event's data. */
  readonly detail: string;
}

export interface LogState {
  readonly entries: readonly LogEntry[];
  readonly counts: Readonly<Partial<Record<LogName, number>>>;
  /** Events by their names in the tracking plan. */
  readonly arrived: Readonly<Record<string, number>>;
  readonly total: number;
  /** Frames of the last second; 0 while the ad is idle. */
  readonly fps: number;
  /** Inputs that the running ad handles. */
  readonly capabilities: readonly Capability[];
}

/** Entries kept; counters go on counting. */
const KEPT = 500;
const REST_MS = 1600;
export const emptyLog: LogState = { entries: [], counts: {}, arrived: {}, total: 0, fps: 0, capabilities: [] };

/** Everything an ad reported, in order. One per device of a preview; React reads it by subscribing, what is measured follows it event by event. */
export class EventLog {
  #state = emptyLog;
  #openedAt = 0;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(event: CreativeEvent) => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): LogState => this.#state;

  /** Calls `listener` with each event. Returns the function that ends that. */
  follow(follower: (event: CreativeEvent) => void): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** A new frame starts a new clock and a new log; counts of two frames are never mixed. `now`: milliseconds. */
  open(now: number): void {
    this.#openedAt = now;
    this.#set(emptyLog);
  }

  hear(message: CreativeMessage, now: number): void {
    if (message.t === 'event') {
      const planned = toPlanName(message.name, message.data.name);
      const { arrived } = this.#state;
      this.#state = { ...this.#state, arrived: { ...arrived, [planned]: (arrived[planned] ?? 0) + 1 } };
      this.#add(message.name, toDetail(message), now);
      for (const follower of this.#followers) follower(message);
    } else if (message.t === 'buzz') this.#add('buzz', message.kind, now);
    else if (message.t === 'stat') this.#setFps(message.fps);
    else if (message.t === 'started') this.#set({ ...this.#state, capabilities: message.capabilities });
  }

  #add(name: LogName, detail: string, now: number): void {
    const { entries, counts, total } = this.#state;
    const entry = { number: total + 1, at: Math.max(0, Math.round(now - this.#openedAt)), name, detail };
    this.#set({
      ...this.#state,
      entries: [...entries.slice(1 - KEPT), entry],
      counts: { ...counts, [name]: (counts[name] ?? 0) + 1 },
      total: total + 1,
    });
  }

  /** Arrives once a second while the ad moves; after a pause in these the ad counts as idle. */
  #setFps(fps: number): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#set({ ...this.#state, fps: 0 }), REST_MS);
    this.#set({ ...this.#state, fps });
  }

  #set(state: LogState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function toDetail({ name, data }: CreativeEvent): string {
  if (name === 'interaction' || name === 'detail' || name === 'lead') {
    const { name: own = '', value = '' } = data;
    return value === '' ? String(own) : `${own} = ${value}`;
  }
  return Object.entries(data)
    .map(([key, value]) => (key === 'name' ? String(value) : `${key} ${value}`))
    .join(', ');
}

/** One line per entry: seconds, our name, the VAST name, the detail. */
export function toText(entries: readonly LogEntry[], toStandard: (name: LogName) => string): string {
  return entries.map(({ at, name, detail }) => [(at / 1000).toFixed(3), name, toStandard(name), detail].join('\t')).join('\n');
}
