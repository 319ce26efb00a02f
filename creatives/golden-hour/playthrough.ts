import type { Playthrough } from '#creative-sdk/playthrough.ts';

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
    { tap: [0.554, 0.37] },
    { wait: 1.4 },
    { tap: [0.9, 0.86] },
  ],
} satisfies Playthrough;
