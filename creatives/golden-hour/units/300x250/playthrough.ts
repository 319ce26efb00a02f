import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

export const playthrough = {
  ...demo,
  pointer: [{ wait: 0.3 }, { tap: [0.47, 0.45] }, { wait: 3.4 }, { tap: [0.8, 0.86] }],
} satisfies Playthrough;
