import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'Enter' },
    { press: 'ArrowRight' },
    { wait: 0.6 },
    { press: 'Enter' },
    { wait: 1 },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 1.3 },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [{ wait: 0.1 }, { tap: [0.42, 0.5] }, { wait: 1.2 }, { tap: [0.806, 0.45] }, { wait: 1.3 }, { tap: [0.92, 0.5] }],
  more: [
    // A push of the belt, `flick`. Three dishes fill a small bag, four this one: it opens by itself, `checkout` as a detail. Then `remove`.
    [
      { wait: 0.3 },
      {
        drag: [
          [0.3, 0.5],
          [0.5, 0.5],
        ],
        seconds: 0.3,
      },
      { press: 'Tab' },
      ...Array.from({ length: 3 }, () => ({ press: 'Enter' })),
      { wait: 1.4 },
      { press: 'Enter' },
      { wait: 1.4 },
      { press: 'Backspace' },
    ],
  ],
  claims: /At your door/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.5, seconds: 0.8 },
    { from: 1.9, seconds: 1.2 },
    { from: 3.2, seconds: 2.2 },
    { from: 10, seconds: 1.7 },
  ],
} satisfies Trailer;
