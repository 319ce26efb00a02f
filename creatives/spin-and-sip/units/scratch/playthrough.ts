import type { Playthrough, Step } from '#creative-sdk/playthrough.ts';

const go = (press: string, hold: number): Step => ({ press, hold });
const rub: Step = { press: ' ', hold: 0.4 };

const open: readonly Step[] = [
  {
    drag: [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.9, 0.22],
      [0.1, 0.22],
      [0.1, 0.34],
      [0.9, 0.34],
      [0.9, 0.46],
      [0.1, 0.46],
      [0.1, 0.58],
      [0.9, 0.58],
      [0.9, 0.7],
      [0.1, 0.7],
    ],
    seconds: 3,
  },
  { wait: 2.8 },
];

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    rub,
    go('ArrowUp', 0.2),
    rub,
    go('ArrowLeft', 0.2),
    rub,
    go('ArrowDown', 0.25),
    rub,
    go('ArrowDown', 0.2),
    rub,
    go('ArrowRight', 0.25),
    rub,
    go('ArrowRight', 0.2),
    rub,
    go('ArrowUp', 0.25),
    rub,
    go('ArrowUp', 0.25),
    rub,
    go('ArrowUp', 0.2),
    rub,
    go('ArrowLeft', 0.25),
    rub,
    go('ArrowLeft', 0.25),
    rub,
    { wait: 2.6 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [{ wait: 0.3 }, ...open, { tap: [0.3, 0.91] }],
  // The flake stands left of an app's close, elsewhere in the corner.
  more: [[{ wait: 0.3 }, { tap: [0.62, 0.9] }, ...open, { tap: [0.765, 0.058] }, { tap: [0.86, 0.058] }]],
  claims: /Kept warm for you|Your code/,
} satisfies Playthrough;
