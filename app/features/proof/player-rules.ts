import { type GuestLog, listReports } from '#app/components/guest/guest-log.ts';
import type { RuleState } from '#app/components/guest/rules-section.tsx';
import { listArrivals } from './proof-rows.ts';
import type { Judged, Rule } from './proof-rules.ts';

/** In this order a player counts. */
const PARTS = ['impression', 'first_quartile', 'midpoint', 'third_quartile', 'complete'];

/** What the player itself said (player-run.ts), by its name. */
const listSaid = (log: GuestLog, said: string) => listReports(log, 'call').flatMap(({ name, value }) => (name === said ? [value] : []));

const judge = (isSeen: boolean, isMet: boolean): RuleState => (isSeen ? (isMet ? 'met' : 'broken') : 'open');

/** The rules of a video player, and what was seen of them. */
export function judgePlayer({ log, events }: Pick<Judged, 'log' | 'events'>): readonly Rule[] {
  const said = (name: string) => listSaid(log, name);
  const counted = listArrivals(log, events).flatMap(({ event }) => (PARTS.includes(event) ? [event] : []));
  const quarters = counted.filter((event) => event !== 'impression');
  const places = counted.map((event) => PARTS.indexOf(event));
  const isComplete = counted.includes('complete');
  const exits = listReports(log, 'exit').map(({ url }) => url);
  const [simid, simidErrors, vastErrors, direct] = [said('simid'), said('simid-error'), said('vast-error'), said('direct')];
  const isShown = log.some(({ t }) => t === 'shown');
  return [
    {
      label: 'Its VAST answer is read without an error, and has a film that this browser plays.',
      source: 'IAB VAST 4.2, vast-client 6.4.5',
      state: judge(vastErrors.length > 0 || said('vast').length > 0, vastErrors.length === 0 && said('film').length > 0),
      seen: vastErrors[0] ?? said('film')[0] ?? '',
    },
    {
      label: 'Its SIMID creative opens a session and answers the player.',
      source: 'IAB SIMID 1.2, createSession, init, startCreative',
      state: judge(simidErrors.length > 0 || (isShown && simid.includes('start')), simidErrors.length === 0),
      seen: simidErrors.length > 0 ? simidErrors.join(', ') : simid.join(', '),
    },
    {
      label: 'Is counted as shown before its quarters are, and these in their order.',
      source: 'IAB VAST 4.2, TrackingEvents',
      state: judge(counted.length > 0, places.every((place, index) => place >= (places[index - 1] ?? 0)) && counted[0] === 'impression'),
      seen: counted.join(', '),
    },
    {
      label: 'Each quarter of the film is counted once, and none is left out.',
      source: 'IAB VAST 4.2, TrackingEvents',
      state: judge(
        isComplete || new Set(quarters).size < quarters.length,
        quarters.length === PARTS.length - 1 && new Set(quarters).size === quarters.length,
      ),
      seen: quarters.join(', '),
    },
    {
      label: 'The way out is the ClickThrough of the VAST answer.',
      source: 'IAB VAST 4.2, VideoClicks',
      state: judge(
        exits.length > 0,
        exits.every((url) => said('click-through').includes(url)),
      ),
      seen: exits[0] ?? '',
    },
    {
      label: 'The creative itself asks the network for nothing: the player does that for it.',
      source: 'IAB SIMID 1.2, reportTracking',
      state: judge(isShown, direct.length === 0),
      seen: [...new Set(direct)].join(', '),
    },
  ];
}
