import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

const keepAndRoll = [{ press: 'Enter' }, { wait: 1.2 }, { press: 'ArrowDown' }, { wait: 1.1 }] as const;

export const playthrough = {
  keyboard: [{ wait: 1.9 }, ...keepAndRoll, ...keepAndRoll, { press: 'Enter' }, { wait: 5.2 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [
    { wait: 1.9 },
    { tap: [0.64, 0.9] },
    { wait: 1.2 },
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
    { wait: 1.2 },
    { tap: [0.3, 0.9] },
    { wait: 1.2 },
    { tap: [0.64, 0.9] },
    { wait: 5.2 },
    { tap: [0.5, 0.87] },
  ],
  claims: /Skin feels|Your set/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 2.3, seconds: 1.5 },
    { from: 3.9, seconds: 0.8 },
    { from: 9.35, seconds: 3.6 },
  ],
} satisfies Trailer;
