/** Whether tests go through all that they could, instead of a choice that changes from one to the next: in CI, and with `npm run test:full`. */
export const isWholeRun = process.env.TEST_FULL !== undefined || process.env.CI === 'true';
