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
    { tap: [0.5, 0.86] },
  ],
  claims: /You dodged|[1-9]\d* dodged/,
} satisfies Playthrough;

export const trailer = {
  shots: [
    { from: 0.8, seconds: 1.3 },
    { from: 5, seconds: 1.2 },
    { from: 12, seconds: 0.8 },
    { from: 12.8, seconds: 2.2 },
  ],
} satisfies Trailer;
