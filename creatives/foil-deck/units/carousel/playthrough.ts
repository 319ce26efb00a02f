import type { Playthrough, Step } from '#creative-sdk/playthrough.ts';

const swipe: Step = {
  drag: [
    [0.75, 0.4],
    [0.55, 0.4],
    [0.2, 0.4],
  ],
  seconds: 0.3,
};

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'ArrowRight' },
    { wait: 1.2 },
    { press: 'ArrowRight' },
    { wait: 1.1 },
    { press: 'ArrowRight' },
    { wait: 1.2 },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 4 },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [{ wait: 0.3 }, swipe, { wait: 1.2 }, swipe, { wait: 1.1 }, swipe, { wait: 1.2 }, swipe, { wait: 4 }, { tap: [0.3, 0.9] }],
  more: [
    // again: from the end card, after all three shoes.
    [
      { wait: 0.3 },
      { press: 'ArrowRight' },
      { wait: 0.8 },
      { press: 'ArrowRight' },
      { press: 'ArrowRight' },
      { wait: 1 },
      { press: 'ArrowRight' },
      { wait: 4 },
      { press: 'Tab' },
      { press: 'Tab' },
      { press: 'Enter' },
    ],
  ],
  claims: /Three sole mates|The (Kerb|Puddle|Ridge)/,
} satisfies Playthrough;
