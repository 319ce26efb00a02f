import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { wait: 0.5 },
    { press: '3' },
    { wait: 1.4 },
    { press: 'Enter' },
    { wait: 1.3 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [{ wait: 0.3 }, { tap: [0.418, 0.455] }, { wait: 2.8 }, { tap: [0.9, 0.86] }],
  claims: /Meet us at/,
  poster: [0.5, 0.92],
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.6, seconds: 2.4 },
    { from: 5.6, seconds: 1 },
    { from: 8.2, seconds: 1 },
    { from: 13.4, seconds: 1.2 },
  ],
} satisfies Trailer;
