import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 0.3 },
    { press: 'Tab' },
    { press: 'Enter' },
    { wait: 0.44 },
    { press: 'd' },
    { wait: 1.51 },
    { press: 'f' },
    { wait: 0.44 },
    { press: 'ArrowDown' },
    { wait: 1.5 },
    { press: 'j' },
    { wait: 0.97 },
    { press: 'k' },
    { wait: 6.4 },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
    { tap: [0.177, 0.836] },
    { wait: 0.97 },
    { tap: [0.177, 0.836] },
    { wait: 0.97 },
    { tap: [0.392, 0.836] },
    { wait: 0.97 },
    { tap: [0.392, 0.836] },
    { wait: 0.97 },
    { tap: [0.608, 0.836] },
    { wait: 0.97 },
    { tap: [0.823, 0.836] },
    { wait: 0.44 },
    { tap: [0.823, 0.836] },
    { wait: 5.85 },
    { tap: [0.35, 0.915] },
  ],
  more: [
    // One tap; after the song it is heard again, and another is asked for.
    [{ wait: 0.5 }, { press: 'd' }, { wait: 14 }, { press: 'Tab' }, { press: 'Enter' }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
    // The loudspeaker.
    [{ wait: 0.5 }, { tap: [0.787, 0.046] }],
  ],
  claims: /Your sound/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.32, seconds: 0.65 },
    { from: 2.6, seconds: 0.45 },
    { from: 4.74, seconds: 0.45 },
    { from: 5.8, seconds: 0.45 },
    { from: 9, seconds: 1.2 },
    { from: 11.4, seconds: 1.5 },
  ],
} satisfies Trailer;
