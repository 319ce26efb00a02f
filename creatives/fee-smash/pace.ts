import type { Note } from '#creative-sdk/sound.ts';

export const SHIELDS = 3;
/** From the top to the shield. */
export const FALL_S = { human: 3.3, autoplay: 2.05 } as const;
/** Real seconds of slow motion. */
export const SLOW_S = { hook: 0.95, chain: 0.55, lastWave: 1.7, finale: 1.35 } as const;
export const SMASHED_S = 1.2;
export const RISE_S = 1.65;
/** In the invitation the next giant comes this much later, seconds. */
export const NEXT_GIANT_S = 2;
/** The last giant lets the words of the last stroke be read, seconds. */
export const FINALE_S = 0.4;
/** The opening giant has already arrived in the first frame. */
export const ARRIVED_S = 1.2;
/** A stroke this deep in a plate cuts it, parts of its height; one that leaves it cuts it anyway if it was no mere touch. */
export const DEEP = 0.42;
export const TOUCH = 0.12;

/** A pane breaks; what was saved rings. */
export const BREAK: readonly Note[] = [
  { hz: 3000, to: 9000, seconds: 0.3, level: 0.8, isAir: true },
  { hz: 3520, seconds: 0.3, level: 0.25 },
  { hz: 2637, seconds: 0.4, level: 0.25, after: 0.03 },
];
export const CHIME: readonly Note[] = [1047, 1568].map((hz, i) => ({ hz, seconds: 0.9, level: 0.5, after: i * 0.09 }));

export type Phase = 'hook' | 'round' | 'finale' | 'smashed' | 'rise' | 'end' | 'list' | 'still';
