import type { Playthrough } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowUp' },
    { wait: 0.6 },
    { press: 'End' },
    { wait: 2.4 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
    {
      drag: [
        [0.15, 0.85],
        [0.15, 0.5],
        [0.15, 0.12],
      ],
      seconds: 0.8,
    },
    { wait: 2.2 },
    { tap: [0.86, 0.7] },
  ],
  more: [[{ wait: 0.3 }, { tap: [0.15, 0.5] }, { wait: 2.4 }, { tap: [0.15, 0.5] }, { wait: 0.3 }]],
  claims: /Gate closes|Boarding closed/,
  poster: [0.15, 0.4],
} satisfies Playthrough;
