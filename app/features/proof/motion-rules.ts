import { findTime, type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import type { RuleState } from '#app/components/guest/rules-section.tsx';
import type { GuestReport } from '#protocol/guest.ts';
import { listArrivals } from './proof-rows.ts';
import type { Judged, Rule } from './proof-rules.ts';

/** All motion ends in this time without a touch (IAB New Ad Portfolio); the clock of an ad runs late on a busy machine. */
const REST_MS = 15_000;
const LAG_MS = 1500;
const REST_SEEN_MS = REST_MS + LAG_MS + 1000;
/** What an ad had begun before it heard that it is hidden. */
const HEARD_MS = 250;
/** Two frames may have been asked for before an ad was told to stop. */
const FRAMES = 2;

export const met = (isMet: boolean): RuleState => (isMet ? 'met' : 'broken');

type Tick = Extract<GuestReport, { t: 'tick' }>;
const moves = ({ frames, animations }: Tick) => frames > FRAMES || animations > 0;

interface Motion {
  /** It was shown untouched for long enough to be judged. */
  readonly isOver: boolean;
  /** When it moved last, milliseconds of those in which it was shown; 0 for never. */
  readonly movedAt: number;
}

/** An ad until its first touch, by a clock that stands while its container hides it. */
export function watchMotion({ log, now }: Pick<Judged, 'log' | 'now'>): Motion {
  let before = 0;
  let since: number | undefined;
  let movedAt = 0;
  const toClock = (at: number) => before + (since === undefined ? 0 : at - since);
  for (const one of log) {
    const { t, at } = one;
    if (t === 'touch') return { isOver: toClock(at) >= REST_SEEN_MS, movedAt };
    if (t === 'hidden') {
      before = toClock(at);
      since = undefined;
    } else if (t === 'shown') {
      // Of a tag the ad begins after the page around it, and its clock with it.
      if (since !== undefined) {
        before = 0;
        movedAt = 0;
      }
      since = at;
    } else if (t === 'tick' && since !== undefined && moves(one) && toClock(at) < REST_SEEN_MS + REST_MS) movedAt = toClock(at);
  }
  return { isOver: toClock(now) >= REST_SEEN_MS, movedAt };
}

/** Frames that an untouched ad asked for after its time. */
export function judgeRest(judged: Judged): Rule {
  const rule = { label: 'Comes to rest by itself within 15 seconds.', source: 'IAB New Ad Portfolio, animation length', seen: '' } as const;
  const { isOver, movedAt } = watchMotion(judged);
  return isOver ? { ...rule, state: met(movedAt <= REST_MS + LAG_MS), seconds: movedAt / 1000 } : { ...rule, state: 'open' };
}

export function judgeUnexposed({ log }: Judged): Rule {
  const shownAt = findTime(log, 'shown') ?? Number.POSITIVE_INFINITY;
  const before = log.filter(({ at }) => at < shownAt);
  const loud = before.filter((one) => one.t === 'request' || one.t === 'exit' || one.t === 'painted');
  const ticks = listReports(before, 'tick').slice(1);
  return {
    label: 'Draws nothing and reports nothing before the app shows it.',
    source: 'IAB MRAID 3.0, exposureChange',
    state: ticks.length === 0 ? 'open' : met(loud.length === 0 && ticks.every(({ frames, changes }) => frames === 0 && changes === 0)),
    seen: loud.map(({ t }) => t).join(', '),
  };
}

/** When the container hid the ad, and until when: milliseconds since 1970. */
function listHidings(log: GuestLog): readonly { readonly from: number; readonly to: number }[] {
  return log.flatMap(({ t, at }, index) =>
    t === 'hidden' ? [{ from: at, to: log.slice(index).find((later) => later.t === 'shown')?.at ?? Number.POSITIVE_INFINITY }] : [],
  );
}

export function judgeHidden({ log, events }: Judged): Rule {
  const hidings = listHidings(log);
  const isWithin = ({ at }: { readonly at: number }) => hidings.some(({ from, to }) => at > from + HEARD_MS && at < to);
  // The first of them tells of the time before it was hidden too.
  const ticks = listReports(log, 'tick').filter((tick, index, all) => isWithin(tick) && all.slice(index - 1, index).some(isWithin));
  const moving = ticks.find(moves);
  // That it stops is what it may say.
  const said = listArrivals(log, events).filter((arrival) => arrival.event !== 'pause' && isWithin(arrival));
  return {
    label: 'Stands still while the app hides it.',
    source: 'IAB MRAID 3.0, exposureChange',
    state: ticks.length + said.length === 0 ? 'open' : met(said.length === 0 && !moving),
    seen: [...new Set(said.map(({ event }) => event)), ...(moving ? [`frames: ${moving.frames}, animations: ${moving.animations}`] : [])].join(', '),
  };
}
