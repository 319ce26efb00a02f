import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

export const playthrough = {
  ...demo,
  pointer: [{ wait: 0.3 }, { tap: [0.47, 0.45] }, { wait: 3.4 }, { tap: [0.8, 0.86] }],
  more: [
    // pan, and hour as a detail: the coast is drawn to the left, then the light on in one gesture.
    [
      { wait: 0.3 },
      {
        drag: [
          [0.5, 0.86],
          [0.2, 0.86],
        ],
        seconds: 0.3,
      },
      {
        drag: [
          [0.6, 0.5],
          [0.45, 0.5],
          [0.3, 0.5],
        ],
        seconds: 0.3,
      },
    ],
  ],
} satisfies Playthrough;
