import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

export const playthrough = {
  ...demo,
  keyboard: [
    { wait: 3.6 },
    { press: 'ArrowRight' },
    { press: 'ArrowRight' },
    { wait: 1 },
    { press: 'p' },
    { wait: 1.2 },
    // Car, paints, shutter.
    ...Array.from({ length: 3 }, () => ({ press: 'Tab' })),
    { press: 'Enter' },
    { wait: 2.4 },
    { press: 'Enter' },
    { wait: 0.3 },
  ],
  pointer: [
    { wait: 3.6 },
    {
      drag: [
        [0.7, 0.45],
        [0.5, 0.46],
        [0.3, 0.45],
      ],
      seconds: 0.8,
    },
    { wait: 1.6 },
    {
      drag: [
        [0.3, 0.45],
        [0.5, 0.46],
        [0.7, 0.45],
      ],
      seconds: 0.8,
    },
    { wait: 1.6 },
    { tap: [0.42, 0.72] },
    { wait: 1.2 },
    { tap: [0.36, 0.89] },
    { wait: 2.4 },
    { tap: [0.7, 0.9] },
    { wait: 0.3 },
  ],
  // What only keys do here: `rim`, `lamps`, and `view`.
  more: [[{ press: 'r' }, { press: 'l' }, { press: 'v' }]],
} satisfies Playthrough;
