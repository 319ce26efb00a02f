/** What a clip must do to stay with the film: play at a rate, stand still, or jump to the second of the film. */
export type Order = number | 'wait' | 'jump';

/** Seconds behind the film, and ahead of it, from which catching up would take too long. */
const BEHIND_S = 0.5;
const AHEAD_S = 1;
/** Rate for each second of drift. */
const PULL = 4;
/** Browsers play well between these rates. */
const SLOWEST = 0.1;
const FASTEST = 2;

/** `drift`: seconds that the clip is behind the film. `pace`: film seconds a real second; 0 while it is held. */
export function steer(drift: number, pace: number): Order {
  if (drift > BEHIND_S || drift < -AHEAD_S) return 'jump';
  const rate = pace + drift * PULL;
  return rate < SLOWEST ? 'wait' : Math.min(FASTEST, rate);
}
