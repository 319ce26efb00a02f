/** Whether tests try all combinations, instead of a selection that differs from test to test: in CI, and with `npm run test:full`. */
export const isWholeRun = process.env.TEST_FULL !== undefined || process.env.CI === 'true';

/** Of many alike, those of this run: all in a whole one, elsewhere each nth. */
export const takeEvery = <T>(nth: number, all: readonly T[]): readonly T[] => (isWholeRun ? all : all.filter((_, index) => index % nth === 0));
