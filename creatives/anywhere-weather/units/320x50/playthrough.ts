import type { Playthrough } from '#creative-sdk/playthrough.ts';

/** No room for a drag: a tap lifts the blind. */
export const playthrough = {
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, { press: 'Enter' }, { wait: 2.4 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [{ wait: 0.3 }, { tap: [0.37, 0.5] }, { wait: 2.4 }, { tap: [0.89, 0.5] }],
  more: [[{ wait: 0.3 }, { tap: [0.37, 0.5] }, { wait: 2.4 }, { tap: [0.37, 0.5] }, { wait: 0.3 }]],
  claims: /Fly(?! now)/,
  poster: [0.37, 0.5],
} satisfies Playthrough;
