import { findTime, type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import type { RuleState } from '#app/components/guest/rules-section.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { findEvent } from '#protocol/event-address.ts';
import { judgeHidden, judgeRest, judgeUnexposed, met, watchMotion } from './motion-rules.ts';
import { judgePlayer } from './player-rules.ts';
import type { ProofRow, RowState } from './proof-rows.ts';

/** Where an exported file is opened. */
export const places = ['slot', 'safeframe', 'mraid', 'player'] as const;
export type Place = (typeof places)[number];

export const placeLabels: Readonly<Record<Place, Label>> = {
  slot: 'Ad server: the zip',
  safeframe: 'SafeFrame: the tag',
  mraid: 'App: the MRAID file',
  player: 'Video player: VAST and SIMID',
};

export interface Rule {
  readonly label: Label;
  /** Who says so. */
  readonly source: string;
  readonly state: RuleState;
  /** What was seen, in the guest's own words; '' for nothing to tell. */
  readonly seen: string;
  /** What was measured, where that is a time. */
  readonly seconds?: number;
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

/** Every rule of the place in which a file is opened, and what was seen of it. */
export function judge(judged: Judged): readonly Rule[] {
  const { place, rows, log } = judged;
  const events = (label: Label, isSeen: boolean, broken: readonly RowState[], good: readonly ProofRow[] = []): Rule => {
    const wrong = rows.filter((row) => broken.includes(row.state));
    const state = wrong.length > 0 ? 'broken' : isSeen ? 'met' : 'open';
    return { label, source: 'Surge tracking plan', state, seen: (wrong.length > 0 ? wrong : good).map(({ event }) => event).join(', ') };
  };
  const arrived = rows.filter((row) => row.arrived > 0);
  const caused = arrived.filter(({ isCaused }) => isCaused);
  const hasOnce = arrived.some(({ times }) => times === 'once');
  // What nobody causes is known of an ad that was touched, and of one that nobody touched in all its time.
  const isKnown = findTime(log, 'touch') !== undefined || watchMotion(judged).isOver;
  return [
    events('Reports the events of its plan and no others.', arrived.length > 0, ['unplanned']),
    events('What was caused arrives, each event within two seconds.', caused.length > 0, ['missing', 'late'], caused),
    events('What is planned once arrives once.', hasOnce, ['twice']),
    events('Reports nothing that only a person can cause before a person touches it.', isKnown, ['unasked']),
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
  const requests = listReports(log, 'request');
  const others = requests.filter(({ url }) => findEvent(events, url) === undefined);
  return {
    label: 'Asks the network for its events and nothing else.',
    source: 'IAB New Ad Portfolio, file requests',
    state: requests.length === 0 ? 'open' : met(others.length === 0),
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
