const DAY_MS = 86_400_000;

/** The day that is `days` from now, earlier for negative numbers: '2026-11-20'. */
export function toDay(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** A time on such a day, UTC. */
export function toDateTime(now: Date, days: number, time: `${number}:${number}`): string {
  return `${toDay(now, days)}T${time}:00.000Z`;
}

export function minutesAgo(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}
