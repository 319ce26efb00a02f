import type { Playthrough } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [{ wait: 1.6 }, { press: 'Tab' }, { press: ' ', hold: 4.8 }, { wait: 2.4 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [
    { wait: 1.6 },
    {
      drag: [
        [0.4, 0.7],
        [0.64, 0.68],
        [0.36, 0.64],
        [0.63, 0.61],
        [0.37, 0.58],
        [0.62, 0.54],
        [0.38, 0.5],
        [0.61, 0.47],
        [0.4, 0.44],
        [0.6, 0.41],
        [0.5, 0.38],
        [0.5, 0.38],
      ],
      seconds: 4.6,
    },
    { wait: 2.2 },
    { tap: [0.78, 0.83] },
  ],
  more: [
    // move: by an arrow key.
    [{ wait: 0.3 }, { press: 'ArrowLeft' }],
  ],
  claims: /You poured/,
} satisfies Playthrough;
