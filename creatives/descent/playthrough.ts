import type { Playthrough, Trailer } from '#creative-sdk/playthrough.ts';

export const playthrough = {
  keyboard: [
    { press: 'Tab' },
    ...Array.from({ length: 12 }, () => ({ press: 'ArrowDown' })),
    { wait: 2 },
    { press: 't', hold: 1 },
    { press: 'Tab' },
    { press: 'ArrowLeft' },
    { press: 'ArrowLeft' },
    { press: 'Tab' },
    { press: 'Enter' },
  ],
  pointer: [
    {
      drag: [
        [0.91, 0.28],
        [0.91, 0.6],
        [0.91, 0.9],
      ],
      seconds: 1.5,
    },
    { wait: 2.5 },
    {
      drag: [
        [0.452, 0.42],
        [0.244, 0.48],
        [0.204, 0.565],
      ],
      seconds: 0.8,
    },
    { tap: [0.3, 0.93] },
  ],
  // A press of the poster: the dive goes on by itself into other water, `depth` as a detail.
  more: [[{ tap: [0.2, 0.25] }, { wait: 3 }]],
  claims: /Built for the last metre|Dive time/,
} satisfies Playthrough;

/** The page scrolls, 24 times a second. */
const scroll = (from: number, to: number, seconds: number) =>
  Array.from(
    { length: seconds * 24 },
    (_, index) => [{ scroll: from + ((to - from) * (index + 1)) / (seconds * 24) }, { wait: 1 / 24 }] as const,
  ).flat();

export const trailer = {
  setting: 'article',
  steps: [{ scroll: 0.12 }, { wait: 0.2 }, ...scroll(0.12, 0.34, 1.5), ...scroll(0.34, 0.67, 1.75), { wait: 1.6 }, ...scroll(0.67, 0.82, 1)],
  shots: [
    { from: 0.2, seconds: 3.2 },
    { from: 4.2, seconds: 1.7 },
  ],
} satisfies Trailer;
