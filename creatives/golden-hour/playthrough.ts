import type { Playthrough } from '#creative-sdk/playthrough.ts';
export const playthrough = { keyboard: [{ press: 'ArrowRight' }, { wait: 2 }], pointer: [{ tap: [0.5, 0.5] }, { drag: [[0.2, 0.5], [0.7, 0.5]], seconds: 1 }] } satisfies Playthrough;
