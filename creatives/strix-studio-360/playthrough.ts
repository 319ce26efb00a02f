import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 3.6 },
    { press: 'ArrowRight' },
    { press: 'ArrowRight' },
    { wait: 1 },
    { press: 'p' },
    { wait: 1.2 },
    // Through all views, back to the first.
    ...Array.from({ length: 5 }, () => ({ press: 'v' })),
    { wait: 1.8 },
    // Car, three points, paints, rims, lamps, view, shutter.
    ...Array.from({ length: 9 }, () => ({ press: 'Tab' })),
    // The lamps off, and on again for the picture.
    { press: 'l' },
    { press: 'l' },
    { press: 'Enter' },
    { wait: 2.4 },
    // The first of the times, then past the others to what books it.
    { press: 'Enter' },
    { wait: 0.3 },
    ...Array.from({ length: 3 }, () => ({ press: 'Tab' })),
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
    {
      drag: [
        [0.39, 0.62],
        [0.5, 0.62],
        [0.56, 0.6],
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
    { tap: [0.907, 0.52] },
    { wait: 0.6 },
    { tap: [0.88, 0.75] },
    { wait: 2.4 },
    { tap: [0.11, 0.76] },
    { wait: 0.3 },
  ],
  claims: /Drive it this week|is held for you|Shot taken/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.3, seconds: 0.9 },
    { from: 3.9, seconds: 1.2 },
    { from: 5.7, seconds: 0.9 },
    { from: 8.8, seconds: 0.7 },
    { from: 10.2, seconds: 2.2 },
  ],
} satisfies Trailer;
