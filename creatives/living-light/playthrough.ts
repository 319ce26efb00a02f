import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { wait: 1.8 },
    { press: 'ArrowRight' },
    { wait: 0.7 },
    { press: 'ArrowRight' },
    { wait: 0.7 },
    { press: 'ArrowRight' },
    { wait: 0.7 },
    { press: 'ArrowRight' },
    { wait: 0.6 },
    { press: 'ArrowUp' },
    { wait: 0.7 },
    { press: 'Enter' },
    { wait: 0.6 },
    { press: 'ArrowLeft' },
    { wait: 0.4 },
    { press: 'ArrowLeft' },
    { wait: 0.4 },
    { press: 'ArrowDown' },
    { wait: 0.4 },
    { press: 'ArrowDown' },
    { wait: 0.4 },
    { press: 'ArrowLeft' },
    { wait: 3.4 },
    { press: 'Enter' },
  ],
  pointer: [{ wait: 1.8 }, { tap: [0.645, 0.33] }, { wait: 0.8 }, { tap: [0.79, 0.53] }, { wait: 3.2 }, { tap: [0.1, 0.93] }],
  more: [
    // resume: Back leads from the room to the film.
    [{ wait: 1.8 }, { press: 'Escape' }],
  ],
  claims: /Start over/,
} satisfies Playthrough;

export const trailer = {
  setting: 'television',
  steps: [
    { wait: 1.7 },
    { remote: 'right' },
    { wait: 0.6 },
    { remote: 'right' },
    { wait: 0.55 },
    { remote: 'right' },
    { wait: 0.55 },
    { remote: 'right' },
    { wait: 0.6 },
    { remote: 'down' },
    { wait: 0.4 },
    { remote: 'left' },
    { wait: 0.25 },
    { remote: 'left' },
    { wait: 0.25 },
    { remote: 'left' },
  ],
  shots: [
    { from: 0.1, seconds: 1 },
    { from: 1.5, seconds: 3.6 },
    { from: 7.5, seconds: 1.2 },
  ],
  stillAt: 0.55,
} satisfies Trailer;
