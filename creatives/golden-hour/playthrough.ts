import type { Playthrough, Step, Trailer } from '#creative-sdk/playthrough.ts';

/** Over the sky, where a drag moves the light; it stops before it lets go. */
const drag = (from: number, to: number): Step => ({
  drag: [
    [from, 0.55],
    [(from + to) / 2, 0.5],
    [to, 0.5],
    [to + 0.001, 0.5],
  ],
  seconds: 0.9,
});

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { wait: 0.5 },
    { press: '3' },
    { wait: 1.4 },
    { press: 'Enter' },
    { wait: 3.2 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  // From the golden hour back to noon, on to the stars, and home.
  pointer: [
    { wait: 0.3 },
    drag(0.655, 0.42),
    { wait: 0.5 },
    drag(0.3, 0.72),
    { wait: 0.5 },
    drag(0.72, 0.534),
    { wait: 0.7 },
    { tap: [0.418, 0.455] },
    { wait: 3.4 },
    { tap: [0.9, 0.86] },
  ],
  more: [
    // pan: the coast below the horizon is drawn to the left.
    [
      { wait: 0.3 },
      {
        drag: [
          [0.6, 0.8],
          [0.4, 0.8],
        ],
        seconds: 0.3,
      },
      { wait: 0.2 },
    ],
  ],
  claims: /Meet us at/,
  poster: [0.5, 0.92],
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.6, seconds: 1.8 },
    { from: 5.2, seconds: 0.7 },
    { from: 7.7, seconds: 0.7 },
    { from: 11.2, seconds: 1.7 },
    { from: 13.7, seconds: 1 },
  ],
} satisfies Trailer;
