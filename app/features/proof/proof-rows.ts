import { findTime, type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import { findEvent } from '#protocol/event-address.ts';
import { findPlanned, type PlannedEvent } from '#protocol/tracking.ts';

/** How late an event may arrive after what causes it, milliseconds. Ours: a file may open slowly, but a count must not. */
const LATE_MS = 2000;
/** Half of the ad for one second, of a film for two (MRC). */
const VIEWABLE_MS = { ad: 1000, film: 2000 };

/**
 * `arrived`: as planned; `late`: later than two seconds after its cause; `twice`: more often than planned; `unasked`: only a person can cause it, and none had
 * touched the ad; `missing`: its cause was seen and it never came; `unplanned`: no line of the plan says it; `waiting`: nothing caused it yet.
 */
export type RowState = 'arrived' | 'late' | 'twice' | 'unasked' | 'missing' | 'unplanned' | 'waiting';

export interface ProofRow extends PlannedEvent {
  readonly state: RowState;
  /** What causes it was seen from outside. */
  readonly isCaused: boolean;
  readonly arrived: number;
  /** Of them with neither a touch before nor the container as their cause. */
  readonly untouched: number;
  /** When the first came, milliseconds after the ad was shown. */
  readonly firstAt: number | undefined;
}

export interface Arrival {
  /** 1, 2, 3 … as they came. */
  readonly number: number;
  readonly event: string;
  readonly at: number;
  /** A person had touched the ad before, or it says what its container has just done. */
  readonly isAsked: boolean;
}

/** The requests that are events, at the address that was exported. */
export function listArrivals(log: GuestLog, address: string): readonly Arrival[] {
  const events = listReports(log, 'request').flatMap(({ url, at, isTouched }) => {
    const event = findEvent(address, url);
    return event === undefined ? [] : [{ event, at, isAsked: isTouched || isOfContainer(log, event, at) }];
  });
  return events.map((arrival, index) => ({ ...arrival, number: index + 1 }));
}

/** A pause because the container hid the ad, and going on because it shows it again. */
function isOfContainer(log: GuestLog, event: string, at: number): boolean {
  // Of a film these moments are its own pauses.
  if ((event !== 'pause' && event !== 'resume') || hasFilm(log)) return false;
  const moves = log.filter((move) => (move.t === 'hidden' || move.t === 'shown') && move.at <= at);
  const last = moves.at(-1);
  const isFitting = event === 'pause' ? last?.t === 'hidden' : last?.t === 'shown' && moves.at(-2)?.t === 'hidden';
  return isFitting && last !== undefined && at - last.at <= LATE_MS;
}

/** Plan and arrival side by side. `now`: milliseconds since 1970. */
export function compareWithPlan(plan: readonly PlannedEvent[], log: GuestLog, address: string, now: number): readonly ProofRow[] {
  const arrivals = listArrivals(log, address);
  const shownAt = findTime(log, 'shown');
  const causes = findCauses(log, arrivals);
  const byLine = Map.groupBy(arrivals, ({ event }) => findPlanned(plan, event) ?? event);
  const rows = plan.map((line): ProofRow => {
    const own = byLine.get(line.event) ?? [];
    const cause = causes.get(line.event);
    return { ...line, ...count(own, shownAt), isCaused: cause !== undefined, state: toState(line, own, cause, now) };
  });
  const unplanned = [...byLine].filter(([event]) => !plan.some((line) => line.event === event));
  return [
    ...rows,
    ...unplanned.map(([event, own]): ProofRow => ({ ...nothing, event, ...count(own, shownAt), isCaused: false, state: 'unplanned' })),
  ];
}

const nothing = { when: '', times: 'many', by_person: 'no', vast: '', simid: '', mraid: '', omid: '', gam: '', example: '' } as const;

function count(own: readonly Arrival[], shownAt = 0): Pick<ProofRow, 'arrived' | 'untouched' | 'firstAt'> {
  const first = own[0];
  return { arrived: own.length, untouched: own.filter(({ isAsked }) => !isAsked).length, firstAt: first && first.at - shownAt };
}

function toState({ times, by_person }: PlannedEvent, own: readonly Arrival[], cause: number | undefined, now: number): RowState {
  const first = own[0];
  if (!first) return cause !== undefined && now - cause > LATE_MS ? 'missing' : 'waiting';
  if (by_person === 'yes' && own.some(({ isAsked }) => !isAsked)) return 'unasked';
  if (times === 'once' && own.length > 1) return 'twice';
  return cause !== undefined && first.at - cause > LATE_MS ? 'late' : 'arrived';
}

/** When what causes an event was seen from outside, for those of which that can be. */
function findCauses(log: GuestLog, arrivals: readonly Arrival[]): ReadonlyMap<string, number> {
  const causes = new Map<string, number>();
  const put = (event: string, at: number | undefined) => at !== undefined && causes.set(event, at);
  put('impression', findTime(log, 'shown'));
  put('viewable', findViewable(log));
  put('click_through', findTime(log, 'exit'));
  // A press of a button beside the play, as for the pause, is no engagement; an interaction is one.
  put('engagement_start', arrivals.find(({ event }) => event.startsWith('interaction:'))?.at);
  const completed = arrivals.find(({ event }) => event === 'complete')?.at;
  // They lie behind it: without them something was left out.
  for (const quarter of ['first_quartile', 'midpoint', 'third_quartile']) put(quarter, completed);
  return causes;
}

/** A video player says which film it plays (player-run.ts). */
const hasFilm = (log: GuestLog) => listReports(log, 'call').some(({ name }) => name === 'film');

/** The end of the first time long enough in which half of the shown ad was in view without a break. */
function findViewable(log: GuestLog): number | undefined {
  let isShown = false;
  let isInView = false;
  let since: number | undefined;
  const long = hasFilm(log) ? VIEWABLE_MS.film : VIEWABLE_MS.ad;
  const last = log.at(-1)?.at ?? 0;
  for (const { t, at } of log) {
    if (since !== undefined && at - since >= long) return since + long;
    if (t === 'shown' || t === 'hidden') isShown = t === 'shown';
    else if (t === 'inView' || t === 'outOfView') isInView = t === 'inView';
    if (!isShown || !isInView) since = undefined;
    else since ??= at;
  }
  return since !== undefined && last - since >= long ? since + long : undefined;
}
