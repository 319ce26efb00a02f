import { findTime, type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import type { RuleState } from '#app/components/guest/rules-section.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { findEvent } from '#protocol/event-address.ts';
import { judgePlayer } from './player-rules.ts';
import type { ProofRow } from './proof-rows.ts';

/** Where an exported file is opened. */
export const places = ['slot', 'safeframe', 'mraid', 'player'] as const;
export type Place = (typeof places)[number];

export interface Rule {
  readonly label: Label;
  /** Who says so. */
  readonly source: string;
  readonly state: RuleState;
  /** What was seen, in the guest's own words; '' for nothing to tell. */
  readonly seen: string;
}

export interface Judged {
  readonly place: Place;
  readonly log: GuestLog;
  readonly rows: readonly ProofRow[];
  /** The file that was opened. */
  readonly html: string;
  /** Where its events go, and where its way out must lead. */
  readonly events: string;
  readonly exit: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** All motion ends in this time without a touch (IAB New Ad Portfolio); the clock of an ad runs late on a busy machine. */
const REST_MS = 15_000;
const LAG_MS = 1500;
const REST_SEEN_MS = REST_MS + LAG_MS + 1000;
/** A tick that began while it was still shown tells of that too. */
const SETTLE_MS = 800;
/** Two frames may have been asked for before an ad was told to stop. */
const FRAMES = 2;

const met = (isMet: boolean): RuleState => (isMet ? 'met' : 'broken');

/** Every rule of the place in which a file is opened, and what was seen of it. */
export function judge(judged: Judged): readonly Rule[] {
  const { place, rows } = judged;
  const isShown = findTime(judged.log, 'shown') !== undefined;
  const has = (state: ProofRow['state']) => rows.filter((row) => row.state === state).map(({ event }) => event);
  const events = (label: Label, ...states: ProofRow['state'][]): Rule => {
    const broken = states.flatMap(has);
    return { label, source: 'Surge tracking plan', state: isShown ? met(broken.length === 0) : 'open', seen: broken.join(', ') };
  };
  return [
    events('Reports the events of its plan and no others.', 'unplanned'),
    events('What was caused arrives, each event within two seconds.', 'missing', 'late'),
    events('What is planned once arrives once.', 'twice'),
    events('Reports nothing that only a person can cause before a person touches it.', 'unasked'),
    judgeRequests(judged),
    judgeExit(judged),
    judgeNotes(judged),
    ...(place === 'player' ? [] : [judgeRest(judged)]),
    ...rulesOf[place](judged),
  ];
}

const rulesOf: Readonly<Record<Place, (judged: Judged) => readonly Rule[]>> = {
  slot: ({ html }) => [
    {
      label: 'Has a click tag at top level, which the ad server can replace.',
      source: 'Google Ad Manager, HTML5 creatives',
      state: met(/^var clickTag = /m.test(html)),
      seen: '',
    },
    { label: 'Names its size.', source: 'Google Ad Manager, ad.size', state: met(/<meta name="ad\.size"/.test(html)), seen: '' },
  ],
  safeframe: ({ log }) => {
    const calls = listReports(log, 'call').map(({ name }) => name);
    const isFirst = calls[0] === 'register';
    return [
      {
        label: 'Says its size to the frame before it asks for anything.',
        source: 'IAB SafeFrame 1.1, register()',
        state: calls.length === 0 ? 'open' : met(isFirst),
        seen: calls.join(', '),
      },
    ];
  },
  mraid: (judged) => [judgeUnexposed(judged), judgeHidden(judged)],
  player: judgePlayer,
};

function judgeRequests({ log, events }: Judged): Rule {
  const others = listReports(log, 'request').filter(({ url }) => findEvent(events, url) === undefined);
  return {
    label: 'Asks the network for its events and nothing else.',
    source: 'IAB New Ad Portfolio, file requests',
    state: findTime(log, 'shown') === undefined ? 'open' : met(others.length === 0),
    seen: [...new Set(others.map(({ url }) => url))].join(', '),
  };
}

function judgeExit({ log, exit, place }: Judged): Rule {
  const exits = listReports(log, 'exit');
  const wrong = exits.find(({ url, isActive, by }) => url !== exit || !isActive || (place === 'mraid' && by !== 'mraid'));
  return {
    label: 'Leaves at a press of a person, to the address it was given.',
    source: place === 'mraid' ? 'IAB MRAID 3.0, open()' : 'IAB, click tag',
    state: exits.length === 0 ? 'open' : met(!wrong),
    seen: wrong?.url ?? exits[0]?.url ?? '',
  };
}

function judgeNotes({ log }: Judged): Rule {
  const notes = listReports(log, 'note').map(({ what, text }) => `${what}: ${text}`);
  return {
    label: 'Raises no error, opens no dialog and keeps nothing on the device.',
    source: 'Better Ads, Google Ad Manager',
    state: findTime(log, 'shown') === undefined ? 'open' : met(notes.length === 0 && findTime(log, 'blocked') === undefined),
    seen: [...new Set(notes)].join(', '),
  };
}

/** Frames that an untouched ad asked for after its time. */
function judgeRest({ log, now }: Judged): Rule {
  const label: Label = 'Comes to rest by itself within 15 seconds.';
  const source = 'IAB New Ad Portfolio, animation length';
  // Of a tag the ad begins after the page around it.
  const shownAt = log.findLast(({ t }) => t === 'shown')?.at;
  const touchedAt = findTime(log, 'touch') ?? Number.POSITIVE_INFINITY;
  const end = (shownAt ?? 0) + REST_SEEN_MS;
  if (shownAt === undefined || Math.min(now, touchedAt) < end) return { label, source, state: 'open', seen: '' };
  const after = listReports(log, 'tick').filter(({ at }) => at > shownAt + REST_MS + LAG_MS && at < Math.min(touchedAt, end + REST_MS));
  return { label, source, state: met(after.every(({ frames, animations }) => frames <= FRAMES && animations === 0)), seen: '' };
}

function judgeUnexposed({ log }: Judged): Rule {
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

function judgeHidden({ log }: Judged): Rule {
  const ticks: boolean[] = [];
  let hiddenAt: number | undefined;
  for (const one of log) {
    if (one.t === 'hidden') hiddenAt = one.at;
    else if (one.t === 'shown') hiddenAt = undefined;
    else if (one.t === 'tick' && hiddenAt !== undefined && one.at > hiddenAt + SETTLE_MS) ticks.push(one.frames <= FRAMES && one.animations === 0);
  }
  return {
    label: 'Stands still while the app hides it.',
    source: 'IAB MRAID 3.0, exposureChange',
    state: ticks.length === 0 ? 'open' : met(ticks.every(Boolean)),
    seen: '',
  };
}
