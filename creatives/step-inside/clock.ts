import { mix } from '#creative-sdk/motion.ts';

/** Minutes of the day in the afternoon, at sunset and night. */
const CLOCK = [16 * 60, 19 * 60 + 20, 22 * 60 + 30] as const;

/** The time at an hour of this ad (0 day, 1 sunset, 2 night), in steps of five minutes. */
export function clockOf(hour: number): string {
  const from = Math.min(1, Math.floor(hour));
  const minutes = Math.round(mix(CLOCK[from] ?? 0, CLOCK[from + 1] ?? 0, hour - from) / 5) * 5;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
