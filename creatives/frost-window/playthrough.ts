import type { Playthrough, Step } from '#creative-sdk/playthrough.ts';

const go = (press: string, hold: number): Step => ({ press, hold });
const rub: Step = { press: ' ', hold: 0.4 };

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
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
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
    { tap: [0.3, 0.91] },
  ],
  claims: /Kept warm for you|Your code/,
} satisfies Playthrough;
