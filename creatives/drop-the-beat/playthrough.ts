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
  claims: /Your sound/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.8, seconds: 0.75 },
    { from: 3.05, seconds: 0.55 },
    { from: 5.2, seconds: 0.55 },
    { from: 6.25, seconds: 0.55 },
    { from: 9.45, seconds: 1.75 },
    { from: 12.3, seconds: 1.2 },
  ],
} satisfies Trailer;
