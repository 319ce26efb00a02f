import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowUp' },
    { wait: 0.6 },
    { press: 'End' },
    { wait: 2.4 },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
    {
      drag: [
        [0.31, 0.85],
        [0.31, 0.5],
        [0.31, 0.12],
      ],
      seconds: 0.8,
    },
    { wait: 2.2 },
    { tap: [0.9, 0.85] },
  ],
  more: [[{ wait: 0.3 }, { tap: [0.77, 0.6] }, { wait: 0.3 }, { tap: [0.93, 0.11] }, { wait: 0.3 }]],
  claims: /Boarding pass/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 1.4, seconds: 1.6 },
    { from: 4.7, seconds: 1.2 },
    { from: 7.6, seconds: 0.7 },
    { from: 10.1, seconds: 0.7 },
    { from: 13.3, seconds: 1 },
  ],
} satisfies Trailer;
