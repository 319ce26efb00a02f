import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

const swipe = (to: number) =>
  ({
    drag: [
      [0.45, 0.6],
      [0.5, 0.58],
      [to, 0.56],
    ],
    seconds: 0.3,
  }) as const;

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 0.7 },
    { press: 'ArrowLeft' },
    { wait: 0.8 },
    { press: 'ArrowRight' },
    { wait: 0.8 },
    { press: 'Tab' },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 0.8 },
    { press: 'Enter' },
    { wait: 4 },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 1.8 },
    { tap: [0.5, 0.5] },
    { wait: 0.7 },
    swipe(0.92),
    { wait: 0.8 },
    swipe(0.05),
    { wait: 0.8 },
    swipe(0.92),
    { wait: 0.8 },
    { tap: [0.84, 0.91] },
    { wait: 4 },
    { tap: [0.4, 0.92] },
  ],
  // The loudspeaker.
  more: [[{ wait: 0.5 }, { tap: [0.787, 0.046] }]],
  claims: /Sky|Hour|Forest|Tempest|Avalanche|Undertow|Pages|Siege|Harbour|Unfolding/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.4, seconds: 0.6 },
    { from: 1.6, seconds: 0.9 },
    { from: 3.5, seconds: 0.7 },
    { from: 6.4, seconds: 0.7 },
    { from: 8.9, seconds: 2.3 },
    { from: 12.8, seconds: 0.6 },
  ],
} satisfies Trailer;
