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
    // Car, paints, rims, shutter.
    ...Array.from({ length: 4 }, () => ({ press: 'Tab' })),
    // The lamps off, and on again for the picture.
    { press: 'l' },
    { press: 'l' },
    { press: 'Enter' },
    { wait: 2.4 },
    // Asks for a time, the first of them, and on to the page.
    ...Array.from({ length: 3 }, () => [{ press: 'Enter' }, { wait: 0.3 }]).flat(),
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
        [0.32, 0.62],
        [0.52, 0.62],
        [0.68, 0.6],
      ],
      seconds: 0.8,
    },
    { wait: 1.6 },
    { tap: [0.9, 0.335] },
    { wait: 1.2 },
    { tap: [0.953, 0.51] },
    { wait: 0.9 },
    { tap: [0.85, 0.735] },
    { wait: 2.4 },
    { tap: [0.07, 0.64] },
    { wait: 0.3 },
    { tap: [0.164, 0.64] },
    { wait: 0.3 },
    { tap: [0.07, 0.64] },
    { wait: 0.3 },
  ],
  claims: /Drive it this week|is held for you|Shot taken/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.3, seconds: 0.9 },
    { from: 3.1, seconds: 1.2 },
    { from: 4.95, seconds: 0.9 },
    { from: 8, seconds: 0.7 },
    { from: 9.4, seconds: 2.2 },
  ],
} satisfies Trailer;
