import type { Playthrough } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { press: 'Tab' },
    ...Array.from({ length: 12 }, () => ({ press: 'ArrowDown' })),
    { wait: 2 },
    { press: 't', hold: 1 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { press: 'ArrowRight' },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [
    {
      drag: [
        [0.91, 0.28],
        [0.91, 0.6],
        [0.91, 0.9],
      ],
      seconds: 1.5,
    },
    { wait: 2.5 },
    {
      drag: [
        [0.452, 0.42],
        [0.66, 0.48],
        [0.7, 0.565],
      ],
      seconds: 0.8,
    },
    { tap: [0.3, 0.93] },
  ],
  claims: /Built for the last metre|Dive time/,
} satisfies Playthrough;
