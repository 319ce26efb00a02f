import type { Playthrough } from '#creative-sdk/playthrough.ts';
import { playthrough as demo } from '../../playthrough.ts';

export const playthrough = {
  ...demo,
  // No dish more is offered here.
  keyboard: demo.keyboard.toSpliced(-2, 1),
  pointer: [{ wait: 0.1 }, { tap: [0.3, 0.5] }, { wait: 1.2 }, { tap: [0.69, 0.65] }, { wait: 1.3 }, { tap: [0.8, 0.56] }],
  poster: [0.3, 0.5],
} satisfies Playthrough;
