const MINUTE_MS = 60_000;

/** What a zone's clock shows at a moment, as if it were UTC. */
function readClock(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * The moment at which a zone's clock shows `value` (`YYYY-MM-DDTHH:mm`), as UTC in ISO; undefined if it is no time. An hour that a clock shows twice
 * is the first one; an hour that it leaves out is as much later.
 */
export function toInstant(value: string, timeZone: string): string | undefined {
  const clock = Date.parse(`${value}Z`);
  if (!/T\d\d:\d\d$/.test(value) || Number.isNaN(clock)) return undefined;
  const offsetAt = (instant: number) => readClock(instant, timeZone) - instant;
  // A day before and a day behind: the offsets on both sides of a change.
  const offsets = [offsetAt(clock - 1440 * MINUTE_MS), offsetAt(clock + 1440 * MINUTE_MS)];
  const instants = offsets.map((offset) => clock - offset);
  const shown = instants.filter((instant) => readClock(instant, timeZone) === clock);
  return new Date(shown.length > 0 ? Math.min(...shown) : (instants[0] ?? clock)).toISOString();
}
