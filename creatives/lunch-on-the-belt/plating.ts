/** A lifted plate is this much larger. */
export const LIFTED = 1.1;
