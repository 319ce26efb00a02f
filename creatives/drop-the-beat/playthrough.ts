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
    { wait: 2.04 },
    { press: 'k' },
    { wait: 5.3 },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 0.3 },
    { tap: [0.158, 0.9] },
    { wait: 2.04 },
    { tap: [0.386, 0.9] },
    { wait: 2.04 },
    { tap: [0.614, 0.9] },
    { wait: 2.04 },
    { tap: [0.842, 0.9] },
    { wait: 5.3 },
    { tap: [0.5, 0.86] },
  ],
  claims: /Your sound/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.9, seconds: 0.8 },
    { from: 3, seconds: 0.8 },
    { from: 6, seconds: 0.8 },
    { from: 8.9, seconds: 2.2 },
    { from: 12.05, seconds: 0.9 },
  ],
} satisfies Trailer;
