import type { Playthrough, Step, Trailer } from '#creative-sdk/playthrough.ts';

/** To the mark of the pool. While it is held down the room is seen, then one walks there: `hotspot` is a detail of that press. */
const toPool: readonly Step[] = [{ press: 'Tab' }, { press: 'Tab' }, { press: ' ', hold: 0.3 }, { wait: 1.4 }];
const toNight: readonly Step[] = [
  // In one press: the key ends its turn, and whoever pressed once more would turn away from what is new.
  { press: 'ArrowLeft', hold: 1.8 },
  { wait: 1.2 },
  // The key is found. The view still turns, to what was not seen yet, while the sun is held at sunset: `time` is a detail too.
  {
    drag: [
      [0.95, 0.55],
      [0.05, 0.55],
    ],
    seconds: 0.05,
  },
  {
    drag: [
      [0.5, 0.955],
      [0.5, 0.955],
    ],
    seconds: 0.8,
  },
  { wait: 8 },
  // The first of the nights: `night`.
  { press: 'Tab' },
  { press: 'Enter' },
];

export const playthrough = {
  keyboard: [
    { wait: 2.4 },
    { press: 'Tab' },
    ...Array.from({ length: 4 }, () => ({ press: 'ArrowRight', hold: 0.15 })),
    { press: '1' },
    { wait: 1.4 },
    // A look along the pool finds the key, and the view turns to where the sun will set.
    { press: 'ArrowLeft', hold: 0.25 },
    { wait: 0.9 },
    // On to the slider of the day, which the key brings: from day to sunset.
    ...Array.from({ length: 2 }, () => ({ press: 'Tab' })),
    ...Array.from({ length: 5 }, () => ({ press: 'ArrowRight' })),
    { wait: 6.5 },
    ...Array.from({ length: 4 }, () => ({ press: 'Tab' })),
    { press: 'Enter' },
  ],
  pointer: [
    { wait: 2.4 },
    ...[0, 1].map(() => ({
      drag: [
        [0.94, 0.55],
        [0.5, 0.54],
        [0.05, 0.55],
      ] as const,
      seconds: 0.4,
    })),
    ...[0, 1, 2].map(() => ({
      drag: [
        [0.05, 0.55],
        [0.5, 0.54],
        [0.94, 0.55],
      ] as const,
      seconds: 0.4,
    })),
    // The key is found: the way leads to the pool.
    { wait: 2 },
    // Into the night, and back to sunset.
    {
      drag: [
        [0.3, 0.955],
        [0.7, 0.955],
        [0.5, 0.955],
      ],
      seconds: 1,
    },
    { wait: 5.5 },
    { tap: [0.5, 0.87] },
  ],
  more: [
    [{ wait: 2.4 }, ...toPool, ...toNight],
    // Where the ad runs late, its doors open late;
    [{ wait: 3.2 }, ...toPool],
    // or it is taken over while they are shut, before it walks by itself.
    [{ wait: 0.3 }, { press: 'ArrowRight' }, { wait: 2.9 }, { press: '1' }, { wait: 1.4 }, ...toNight],
  ],
  claims: /rate unlocked|€340/,
} satisfies Playthrough;

export const trailer = {
  // Between the third and the fourth shot lies the dazzle of the walk.
  shots: [
    { from: 1, seconds: 0.5 },
    { from: 2.2, seconds: 0.8 },
    { from: 3.7, seconds: 0.55 },
    { from: 4.95, seconds: 0.55 },
    { from: 7.45, seconds: 2 },
    { from: 12.5, seconds: 1.3 },
  ],
} satisfies Trailer;
