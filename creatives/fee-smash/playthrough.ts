import type { Playthrough, Step, Trailer } from '#creative-sdk/playthrough.ts';

/** Through all five lanes and back, cutting in each. */
const LANES: readonly Step[] = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight'].flatMap(
  (key) => [{ press: key }, { press: ' ' }],
);
/** Down and up across the middle of the stage. */
const SWEEP: readonly Step[] = [
  {
    drag: [
      [0.04, 0.3],
      [0.96, 0.42],
      [0.04, 0.56],
    ],
    seconds: 0.4,
  },
  { wait: 0.3 },
];
const repeat = (steps: readonly Step[], times: number) => Array.from({ length: times }, () => steps).flat();

export const playthrough = {
  keyboard: [{ wait: 0.3 }, { press: 'Tab' }, { press: ' ' }, { wait: 1.5 }, ...repeat(LANES, 11), { wait: 5 }, { press: 'Tab' }, { press: 'Enter' }],
  pointer: [
    { wait: 0.3 },
    {
      drag: [
        [0.1, 0.55],
        [0.9, 0.3],
      ],
      seconds: 0.2,
    },
    { wait: 1.5 },
    ...repeat(SWEEP, 30),
    { wait: 4 },
    { tap: [0.5, 0.88] },
  ],
  more: [
    // One cut, then hands off: fees land on the card. Then another round.
    [{ wait: 0.3 }, { press: 'Tab' }, { press: ' ' }, { wait: 22 }, { press: 'Tab' }, { press: 'Tab' }, { press: 'Enter' }],
    // The loudspeaker.
    [{ wait: 0.5 }, { tap: [0.819, 0.033] }],
  ],
  claims: /You dodged|[1-9]\d* dodged/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.4, seconds: 1 },
    { from: 4.6, seconds: 0.8 },
    { from: 9.55, seconds: 0.6 },
    { from: 11.65, seconds: 0.6 },
    { from: 13.15, seconds: 1.85 },
  ],
} satisfies Trailer;
