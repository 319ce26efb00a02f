import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

/** Where nothing lets it open: one dish, and what it costs and takes. */
export const playthrough = {
  ...demo,
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, { press: 'Enter' }, { wait: 2.2 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [{ wait: 0.1 }, { tap: [0.37, 0.5] }, { wait: 2.2 }, { tap: [0.87, 0.5] }],
  more: [
    // A push of the belt, `flick`. Another press before the bag opens makes `checkout` its interaction. Then `remove`.
    [
      { wait: 0.3 },
      {
        drag: [
          [0.5, 0.5],
          [0.4, 0.5],
        ],
        seconds: 0.3,
      },
      { press: 'Tab' },
      { press: 'Enter' },
      { press: 'ArrowRight' },
      { wait: 1.5 },
      { press: 'Backspace' },
    ],
    // Where the strip has opened at the dish: past both ways of the belt to the bag, then past what goes with it to the order.
    [
      { wait: 0.3 },
      { press: 'Tab' },
      { press: 'Enter' },
      { wait: 5 },
      ...Array.from({ length: 3 }, () => ({ press: 'Tab' })),
      { press: 'Enter' },
      { wait: 5 },
      ...Array.from({ length: 2 }, () => ({ press: 'Tab' })),
      { press: 'Enter' },
    ],
  ],
  poster: [0.37, 0.5],
} satisfies Playthrough;
