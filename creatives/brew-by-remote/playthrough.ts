import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 1.6 },
    { press: 'Enter' },
    { wait: 1.4 },
    { press: 'ArrowLeft' },
    { wait: 0.6 },
    { press: 'ArrowRight' },
    { wait: 0.6 },
    { press: 'ArrowUp' },
    { wait: 0.3 },
    { press: 'Enter' },
    { wait: 8.4 },
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 1.8 },
    { tap: [0.87, 0.83] },
    { wait: 1.4 },
    { tap: [0.79, 0.76] },
    { wait: 0.8 },
    { tap: [0.67, 0.76] },
    { wait: 8.4 },
    { tap: [0.83, 0.76] },
  ],
  claims: /You poured/,
} satisfies Playthrough;

export const trailer = {
  setting: 'television',
  steps: [{ wait: 1.6 }, { remote: 'ok' }, { wait: 1 }, { remote: 'right' }, { wait: 0.6 }, { remote: 'right' }, { wait: 0.7 }, { remote: 'ok' }],
  shots: [
    { from: 1, seconds: 0.9 },
    { from: 2.3, seconds: 2.1 },
    { from: 8.9, seconds: 1.5 },
    { from: 13.2, seconds: 1.1 },
  ],
  stillAt: 0.63,
} satisfies Trailer;
