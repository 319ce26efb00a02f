import type { Playthrough } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { wait: 0.6 },
    { press: 'ArrowRight' },
    { wait: 0.6 },
    { press: '3' },
    { wait: 1.4 },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 1.5 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
    {
      drag: [
        [0.655, 0.55],
        [0.55, 0.4],
        [0.45, 0.3],
      ],
      seconds: 1,
    },
    { wait: 1 },
    { tap: [0.45, 0.2] },
    { wait: 1.4 },
    { tap: [0.93, 0.83] },
  ],
} satisfies Playthrough;
