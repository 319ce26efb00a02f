import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

const keepAndRoll = [{ press: 'Enter' }, { wait: 0.5 }, { press: 'ArrowDown' }, { wait: 1.1 }] as const;

export const playthrough = {
  keyboard: [{ wait: 1.9 }, ...keepAndRoll, ...keepAndRoll, { press: 'Enter' }, { wait: 4.7 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [
    { wait: 1.9 },
    { tap: [0.64, 0.9] },
    { wait: 0.4 },
    {
      drag: [
        [0.45, 0.6],
        [0.45, 0.5],
        [0.45, 0.36],
      ],
      seconds: 0.3,
    },
    { wait: 1.2 },
    { tap: [0.64, 0.9] },
    { wait: 0.4 },
    { tap: [0.3, 0.9] },
    { wait: 1.2 },
    { tap: [0.64, 0.9] },
    { wait: 4.7 },
    { tap: [0.5, 0.87] },
  ],
  claims: /help skin feel|Together/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 1.2, seconds: 0.6 },
    { from: 2.8, seconds: 1.9 },
    { from: 8.8, seconds: 2.4 },
    { from: 11.9, seconds: 1.1 },
  ],
} satisfies Trailer;
