import { findTime, type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import type { GuestReport } from '#protocol/guest.ts';
import { getRule, initialLoads, type RuleId, toFigure, toNames, type Verdict } from './rules.ts';
import type { PageSubject, Size } from './subject.ts';

/** All motion ends in this time without a touch, and a moment more for a busy machine. */
const SEEN_MS = 2000;
/** Less says nothing of what its scripts take. */
const PROCESSOR_SEEN_MS = 5000;
/** What is not seen in this time after the load event is not there until somebody touches it. */
const QUIET_MS = 1500;
const WINDOW_MS = 30_000;
/** Motion ends by itself in this time (IAB), or in twice as much (Google). */
const STRICTEST_S = 15;
/** Frames and changes of a tick that are no motion: two may have been asked for before it stood still. */
const STILL = 2;
/** So many ticks in sight tell whether something moves or flashes. */
const FEW_TICKS = 2;
/** Hosts whose files Google lets an ad load: fonts, and libraries that many share. */
const sharedHosts = new Set([
  'fonts.googleapis.com',
  'fonts.gstatic.com',
  'ajax.googleapis.com',
  's0.2mdn.net',
  'tpc.googlesyndication.com',
  'www.gstatic.com',
]);

export interface Run {
  readonly subject: Pick<PageSubject, 'files'>;
  /** The page that was opened, and its size. */
  readonly page: string;
  readonly size: Size;
  readonly log: GuestLog;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of our page: what a guest asks for there is a file that it lacks. */
  readonly origin: string;
}

/** What was seen while it ran. Undefined times: it has not come so far, or never will. */
interface Seen extends Run {
  readonly openedAt: number | undefined;
  readonly isSettled: boolean;
  readonly isBlocked: boolean;
  /** Ticks while it was in sight. */
  readonly watched: readonly GuestReport[];
}

/** Every rule of a page that runs, and what was seen of it until now. */
export function judgeRun(run: Run): readonly Verdict[] {
  const openedAt = findTime(run.log, 'opened');
  const loadedAt = findTime(run.log, 'loaded');
  const isBlocked = findTime(run.log, 'blocked') !== undefined;
  const watched = listWatched(run.log);
  const seen: Seen = { ...run, openedAt, isBlocked, watched, isSettled: loadedAt !== undefined && run.now - loadedAt >= QUIET_MS };
  return [
    { rule: 'page-alive', state: isBlocked ? 'broken' : seen.isSettled ? 'met' : 'open' },
    ...judgeRequests(seen),
    ...judgeWeights(seen),
    judgeFirstFrame(seen),
    judgeMotion(seen, 'motion-end', STRICTEST_S),
    judgeMotion(seen, 'motion-end-google', 2 * STRICTEST_S),
    ...judgeProcessor(seen),
    ...judgeDeeds(seen),
  ];
}

function listWatched(log: GuestLog): readonly GuestReport[] {
  const ticks: GuestReport[] = [];
  let isInSight = true;
  for (const one of log) {
    if (one.t === 'inView' || one.t === 'outOfView') isInSight = one.t === 'inView';
    else if (one.t === 'tick' && isInSight) ticks.push(one);
  }
  return ticks;
}

/** A rule that is broken by what was seen, and met by nothing after a while. */
function absent({ isSettled }: Seen, rule: RuleId, broken: readonly string[]): Verdict {
  const verdict = toNames(rule, broken);
  return verdict.state === 'met' && !isSettled ? { rule, state: 'open' } : verdict;
}

function judgeRequests(seen: Seen): readonly Verdict[] {
  const addresses = listReports(seen.log, 'request').map(({ url }) => url);
  const own = `${seen.origin}/guest/`;
  const isLocal = (url: string) => url.startsWith(own) || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
  const elsewhere = addresses.filter((url) => !isLocal(url));
  const isShared = (url: string) => sharedHosts.has(URL.parse(url, 'https://nowhere.invalid')?.hostname ?? '');
  // Its app brings that one.
  const missing = addresses
    .filter((url) => isLocal(url) && !url.endsWith('mraid.js'))
    .map((url) => (url.startsWith(own) ? url.slice(own.length) : url));
  return [
    absent(seen, 'files-there', missing),
    absent(
      seen,
      'files-local',
      elsewhere.filter((url) => !isShared(url)),
    ),
    absent(
      seen,
      'https-only',
      elsewhere.filter((url) => url.startsWith('http:')),
    ),
  ];
}

function judgeWeights(seen: Seen): readonly Verdict[] {
  const { log, subject, page, size, isSettled } = seen;
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const read = listReports(log, 'file');
  const weigh = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (subject.files.find((file) => file.name === folder + name || file.name === name)?.packed ?? 0), 0);
  const pageWeight = subject.files.find(({ name }) => name === page)?.packed ?? 0;
  const initial = read.filter(({ isInitial }) => isInitial).map(({ name }) => name);
  const polite = read.filter(({ isInitial }) => !isInitial).map(({ name }) => name);
  const first = pageWeight + weigh(initial);
  const later = weigh(polite);
  const limit = initialLoads[`${size.width}x${size.height}`];
  // More only comes: what is too much already is too much.
  const figure = (rule: RuleId, value: number, own?: number): Verdict => {
    const verdict = toFigure(rule, value, own);
    return verdict.state === 'met' && !isSettled ? { ...verdict, state: 'open' } : verdict;
  };
  return [
    figure('initial-load', first, limit),
    figure('polite-load', later, limit && limit * 2),
    figure('requests', initial.length + 1),
    figure('heavy-network', first + later),
    figure('de-weight', first + later),
    figure('de-requests', initial.length + 1),
    figure('it-initial', first),
    figure('es-weight', first + later),
    figure('no-initial', first),
  ];
}

function judgeFirstFrame({ log, openedAt }: Seen): Verdict {
  const paintedAt = findTime(log, 'painted');
  if (openedAt === undefined || paintedAt === undefined) return { rule: 'first-frame', state: 'open' };
  return toFigure('first-frame', Math.max(0, paintedAt - openedAt) / 1000);
}

/** When the last tick with motion came, before a touch. What is at rest after the strictest limit is at rest for every other. */
function judgeMotion({ log, openedAt, now, isBlocked, watched }: Seen, rule: RuleId, limitS: number): Verdict {
  const touchedAt = findTime(log, 'touch') ?? Number.POSITIVE_INFINITY;
  if (openedAt === undefined || isBlocked) return { rule, state: 'open' };
  const moving = listReports(log, 'tick').filter(
    ({ at, frames, changes, animations }) => at < touchedAt && (frames > STILL || changes > STILL || animations > 0),
  );
  const lastAt = moving.at(-1)?.at ?? openedAt;
  const isSeen = (limit: number) => Math.min(now, touchedAt) >= openedAt + limit * 1000 + SEEN_MS;
  // A tick tells of the half second before it.
  const toEnd = (limit: number) => openedAt + limit * 1000 + SEEN_MS / 2;
  // A browser draws no frame of what is out of sight: that it stood still says nothing.
  const isAtRest = (limit: number) => lastAt <= toEnd(limit) && watched.filter(({ at }) => at > toEnd(limit)).length >= FEW_TICKS;
  const isBroken = isSeen(limitS) && lastAt > toEnd(limitS);
  if (!isBroken && ![STRICTEST_S, limitS].some((limit) => isSeen(limit) && isAtRest(limit))) return { rule, state: 'open' };
  return { rule, state: isBroken ? 'broken' : 'met', seen: (lastAt - openedAt) / 1000 };
}

function judgeProcessor(seen: Seen): readonly Verdict[] {
  const { log, openedAt, now } = seen;
  const ticks = listReports(log, 'tick');
  const total = ticks.reduce((sum, { busyMs }) => sum + busyMs, 0);
  const inWindow = Math.max(
    0,
    ...ticks.map(({ at }) => ticks.filter((tick) => tick.at <= at && tick.at > at - WINDOW_MS).reduce((sum, { busyMs }) => sum + busyMs, 0)),
  );
  const since = openedAt === undefined ? 0 : now - openedAt;
  const figure = (rule: RuleId, value: number, seenMs: number): Verdict => {
    const verdict = toFigure(rule, Math.round(value * 10) / 10);
    const state: Verdict['state'] = verdict.state === 'met' && since < seenMs ? 'open' : verdict.state;
    return { ...verdict, state };
  };
  return [
    since < PROCESSOR_SEEN_MS ? { rule: 'processor', state: 'open' } : toFigure('processor', Math.round((total / since) * 100)),
    figure('heavy-window', inWindow / 1000, WINDOW_MS),
    figure('heavy-total', total / 1000, WINDOW_MS),
  ];
}

function judgeDeeds(seen: Seen): readonly Verdict[] {
  const { log } = seen;
  const notes = (...kinds: readonly string[]) =>
    listReports(log, 'note')
      .filter(({ what }) => kinds.includes(what))
      .map(({ what, text }) => (what === 'error' || what === 'console' ? text : `${what}: ${text}`));
  const uses = (kind: string) =>
    listReports(log, 'use')
      .filter(({ what }) => what === kind)
      .map(({ text }) => text);
  const frames = listReports(log, 'request').filter(({ by, body }) => by === 'frame' || (by === 'policy' && body === 'frame'));
  const flashes = Math.max(0, ...listReports(log, 'flash').map(({ times }) => times));
  const isTooMuch = flashes > (getRule('flashes').limit ?? 0);
  // Nobody looks into a film, and a picture of its own pace says nothing of it.
  const isHalfSeen = !isTooMuch && uses('film').includes('video');
  const hasWatched = isTooMuch || (seen.isSettled && seen.watched.length >= FEW_TICKS);
  const flash: Verdict = hasWatched && !isHalfSeen ? toFigure('flashes', flashes) : { rule: 'flashes', state: isHalfSeen ? 'unmeasured' : 'open' };
  return [
    absent(seen, 'no-storage', notes('storage', 'cookie')),
    absent(seen, 'no-dialogs', notes('dialog')),
    absent(seen, 'no-errors', notes('error', 'console')),
    absent(seen, 'silent', notes('sound')),
    flash,
    judgeExits(seen),
    absent(seen, 'no-frames', [...uses('frame'), ...frames.map(({ url }) => url)]),
    absent(seen, 'no-workers', uses('worker')),
  ];
}

/** Where it led at a press is told too: that is what whoever books it asks first. */
function judgeExits(seen: Seen): Verdict {
  const exits = listReports(seen.log, 'exit');
  const list = (isActive: boolean) => exits.filter((exit) => exit.isActive === isActive).map(({ url }) => url);
  const verdict = absent(seen, 'leaves-by-press', list(false));
  const opened = toNames('leaves-by-press', list(true)).names ?? [];
  return verdict.state === 'broken' || opened.length === 0 ? verdict : { ...verdict, names: opened, namesAre: 'opened' };
}
