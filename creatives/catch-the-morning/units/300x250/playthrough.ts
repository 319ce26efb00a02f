import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

export const playthrough = {
  ...demo,
  pointer: [...demo.pointer.slice(0, -1), { tap: [0.28, 0.77] }],
} satisfies Playthrough;
