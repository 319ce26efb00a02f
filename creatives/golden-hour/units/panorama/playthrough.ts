import type { Playthrough, Step } from '#creative-sdk/playthrough.ts';

const right: readonly Step[] = Array.from({ length: 4 }, () => ({ press: 'ArrowRight' }));
const swipe: Step = {
  drag: [
    [0.92, 0.3],
    [0.08, 0.3],
  ],
  seconds: 0.5,
};

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { wait: 1.2 },
    ...right,
    { wait: 1.6 },
    ...right,
    { wait: 5 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
    swipe,
    { wait: 1.2 },
    swipe,
    { wait: 1 },
    swipe,
    { wait: 1.2 },
    swipe,
    { wait: 1 },
    swipe,
    { wait: 5.5 },
    { tap: [0.8, 0.91] },
  ],
  more: [
    // again: at rest after the first light, the golden picture offers it.
    [{ wait: 0.3 }, { press: 'ArrowRight' }, { wait: 16.5 }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
  ],
  claims: /Meet us at/,
} satisfies Playthrough;
