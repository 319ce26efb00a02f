import type { Playthrough, Step, Trailer } from '#creative-sdk/playthrough.ts';

/** Moves to and fro over the lanes; Enter chooses in the calm version, where the arrows go from choice to choice. */
const round: readonly Step[] = [
  { press: 'ArrowLeft' },
  { press: 'Enter' },
  { wait: 0.8 },
  { press: 'ArrowRight' },
  { wait: 0.9 },
  { press: 'ArrowRight' },
  { wait: 0.9 },
];

export const playthrough = {
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, ...round, ...round, ...round, ...round, ...round, { wait: 4 }, { press: 'Enter' }],
  pointer: [
    { wait: 0.3 },
    ...Array.from(
      { length: 7 },
      (): Step => ({
        drag: [
          [0.5, 0.84],
          [0.2, 0.82],
          [0.8, 0.84],
          [0.5, 0.86],
        ],
        seconds: 1.9,
      }),
    ),
    { wait: 1.6 },
    { wait: 4 },
    { tap: [0.5, 0.885] },
  ],
  more: [
    // To the end card, and a new bowl: `again`. Somebody is there until it stands, also where the game runs late.
    [
      { press: 'Tab' },
      ...Array.from({ length: 8 }, (): readonly Step[] => [{ press: 'ArrowLeft' }, { wait: 2.9 }]).flat(),
      { press: 'Tab' },
      { press: 'Enter' },
    ],
  ],
  claims: /Your morning/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 1, seconds: 1.2 },
    { from: 6.6, seconds: 0.8 },
    { from: 8.9, seconds: 3 },
    { from: 12.3, seconds: 0.8 },
  ],
} satisfies Trailer;
