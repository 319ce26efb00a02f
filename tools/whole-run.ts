/** Whether tests try all combinations, instead of a selection that differs from test to test: in CI, and with `npm run test:full`. */
export const isWholeRun = process.env.TEST_FULL !== undefined || process.env.CI === 'true';
