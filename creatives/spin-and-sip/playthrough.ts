import type { Playthrough, Step, Trailer } from '#creative-sdk/playthrough.ts';

const flick: readonly Step[] = [
  { wait: 0.3 },
  {
    drag: [
      [0.75, 0.5],
      [0.72, 0.68],
      [0.55, 0.76],
    ],
    seconds: 0.2,
  },
  { wait: 4.1 },
  { wait: 3.7 },
];

export const playthrough = {
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, { press: ' ', hold: 0.9 }, { wait: 4.1 }, { wait: 3.7 }, { press: 'Enter' }],
  pointer: [...flick, { tap: [0.5, 0.84] }],
  // The second: the loudspeaker.
  more: [
    [...flick, { tap: [0.5, 0.955] }],
    [{ wait: 0.5 }, { tap: [0.787, 0.046] }],
  ],
  claims: /You won|Show in store/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.6, seconds: 0.8 },
    { from: 1.4, seconds: 1.1 },
    { from: 4.5, seconds: 1.7 },
    { from: 6.6, seconds: 1.1 },
    { from: 8.2, seconds: 0.9 },
  ],
} satisfies Trailer;
