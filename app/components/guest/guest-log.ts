import type { GuestReport } from '#protocol/guest.ts';

type Of<T extends GuestReport['t']> = Extract<GuestReport, { t: T }>;
/** The container's own changes, as the guest's reports stand beside them. */
export type Moment = { readonly t: 'shown' | 'hidden' | 'inView' | 'outOfView' | 'blocked'; readonly at: number };

/** All that a guest said, in order, and what its page did meanwhile. */
export type GuestLog = readonly (GuestReport | Moment)[];

/** Reports after these are counted by nobody: a guest may talk for hours. */
export const MOST_REPORTS = 20_000;

/** A guest's reports of one kind. */
export function listReports<T extends GuestReport['t']>(log: GuestLog, kind: T): readonly Of<T>[] {
  return log.filter((one): one is Of<T> => one.t === kind);
}

/** When something happened first, milliseconds since 1970. */
export function findTime(log: GuestLog, kind: (GuestReport | Moment)['t']): number | undefined {
  return log.find(({ t }) => t === kind)?.at;
}
