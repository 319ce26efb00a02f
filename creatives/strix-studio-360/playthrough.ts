import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 3.6 },
    { press: 'ArrowRight' },
    { press: 'ArrowRight' },
    { wait: 1 },
    { press: 'p' },
    { wait: 1.2 },
    { press: 'v' },
    { wait: 1.2 },
    // Car, three points, paints, rims, lamps, view, shutter.
    ...Array.from({ length: 9 }, () => ({ press: 'Tab' })),
    { press: 'l' },
    { press: 'Enter' },
    { wait: 2.4 },
    // The times, the first of them, then past the way back to them.
    { press: 'Enter' },
    { press: 'Enter' },
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 0.3 },
  ],
  pointer: [
    { wait: 3.6 },
    {
      drag: [
        [0.6, 0.62],
        [0.46, 0.62],
        [0.38, 0.6],
      ],
      seconds: 0.8,
    },
    { wait: 1.6 },
    { tap: [0.866, 0.28] },
    { wait: 1.2 },
    { tap: [0.857, 0.52] },
    { wait: 0.9 },
    { tap: [0.907, 0.52] },
    { wait: 0.6 },
    { tap: [0.88, 0.75] },
    { wait: 2.4 },
    { tap: [0.11, 0.76] },
    { wait: 0.3 },
  ],
  claims: /Drive it this week|Shot taken/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 1.1, seconds: 0.7 },
    { from: 3.6, seconds: 2 },
    { from: 5.6, seconds: 0.8 },
    { from: 7, seconds: 1.4 },
    { from: 11.4, seconds: 1 },
  ],
} satisfies Trailer;
