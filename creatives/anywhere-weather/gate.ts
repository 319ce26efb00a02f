import { copy } from './copy.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** A gate closes this long before its plane leaves. */
const CLOSES_S = 20 * 60;
const TIMES = /^(([01]\d|2[0-3]):[0-5]\d ?)+$/;

export interface Boarding {
  /** When the next plane leaves whose gate is open, as it is shown. */
  readonly departs: string;
  /** How long its gate is open. Empty where the departure names a day: what day it is here, nobody said. */
  readonly gate: string;
  readonly isClosed: boolean;
}

/** `departs`: the times at which a plane leaves every day, e.g. `07:10 18:50`. `now`: seconds of the visitor's day. */
export function boardAt(departs: string, now: number): Boarding {
  const until = (time: string) => (Number(time.slice(0, 2)) * HOUR_S + Number(time.slice(3)) * 60 - Math.floor(now) + 2 * DAY_S) % DAY_S;
  const times = TIMES.test(departs) ? departs.trim().split(' ') : [];
  const [first, next = first] = times.sort((a, b) => until(a) - until(b));
  if (!first || !next) return { departs, gate: '', isClosed: false };
  const open = until(first) - CLOSES_S;
  const isClosed = open <= 0;
  const wait = isClosed ? until(next) + (times[1] ? 0 : DAY_S) : until(first);
  return {
    departs: copy.departs(isClosed ? next : first, (now % DAY_S) + wait >= DAY_S),
    gate: isClosed ? copy.closed(next) : copy.gate(toSpan(open)),
    isClosed,
  };
}

/** A closed gate has no time of its own: the next flight's is in what is said of it. */
export function toGateLine({ departs, gate, isClosed }: Boarding, between: string): string {
  return isClosed ? gate : [departs, gate].filter(Boolean).join(between);
}

/** With its units: it stands beside a time of day. */
function toSpan(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
}
