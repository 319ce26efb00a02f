/** What a hand may feel of an ad, and for how long a motor runs for it, milliseconds: shorter is not felt, longer hums. */
export const buzzMs = { peg: 10, detent: 12, slice: 18, beat: 20, snap: 30 } as const;
export type Buzz = keyof typeof buzzMs;

/** Felt one by one, however fast they are asked for. */
export const BUZZ_EVERY_MS = 50;
