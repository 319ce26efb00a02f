import type { GuestLog } from '#app/components/guest/guest-log.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import type { GuestReport } from '#protocol/guest.ts';
import type { AppState } from './app-moves.tsx';
import { listArrivals } from './proof-rows.ts';
import type { Place } from './proof-rules.ts';

/** An event of the ad, or a move of the app around it. */
export interface LogEntry {
  readonly at: number;
  readonly event?: string;
  readonly move?: Label;
}

const turns = ['Turn the phone', 'Turn the phone back', 'Mute the phone', 'Unmute'] as const satisfies readonly Label[];
/** Its name among the guest's own calls. */
const APP = 'app';

/** What stands in the log for a change of the app but for showing and hiding, which are moments of every container. */
export function toAppCall({ isTurned, isMuted }: Partial<AppState>, at: number): GuestReport {
  const [turn, back, mute, unmute] = turns;
  const value = isTurned === undefined ? (isMuted ? mute : unmute) : isTurned ? turn : back;
  return { t: 'call', at, name: APP, value };
}

/** Events and, in an app, its moves, in the order of their time. */
export function listEntries(log: GuestLog, address: string, place: Place): readonly LogEntry[] {
  return [...listArrivals(log, address), ...(place === 'mraid' ? listMoves(log) : [])].sort((a, b) => a.at - b.at);
}

export function listMoves(log: GuestLog): readonly LogEntry[] {
  return log.flatMap((one): readonly LogEntry[] => {
    const { t, at } = one;
    if (t === 'shown') return [{ at, move: 'Show the ad' }];
    if (t === 'hidden') return [{ at, move: 'Hide the ad' }];
    const move = t === 'call' && one.name === APP && turns.find((turn) => turn === one.value);
    return move ? [{ at, move }] : [];
  });
}
