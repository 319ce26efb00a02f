import type { Playthrough } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 1.6 },
    { press: 'Enter' },
    { wait: 1.4 },
    { press: 'ArrowLeft' },
    { wait: 0.6 },
    { press: 'ArrowRight' },
    { wait: 0.6 },
    { press: 'ArrowUp' },
    { wait: 0.3 },
    { press: 'Enter' },
    { wait: 8.4 },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 1.8 },
    { tap: [0.87, 0.83] },
    { wait: 1.4 },
    { tap: [0.79, 0.76] },
    { wait: 0.8 },
    { tap: [0.67, 0.76] },
    { wait: 8.4 },
    { tap: [0.83, 0.76] },
  ],
  claims: /You poured/,
} satisfies Playthrough;
