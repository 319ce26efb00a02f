import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './reports.ts';

const vitest = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) => ({ numPassedTests, numFailedTests, testResults });
const playwright = (stats: object, suites: object[] = []) => ({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites });

it('counts the passed, failed and skipped tests of a report', () => {
  expect(parseVitestReport(vitest(7, 2), 1)).toMatchObject({ passed: 7, failed: 2, skipped: 0 });
  expect(parsePlaywrightReport(playwright({ expected: 5, skipped: 1 }), 0)).toMatchObject({ passed: 5, failed: 0, skipped: 1 });
});

it('counts a test that passed at the second try as passed, and as retried', () => {
  expect(parsePlaywrightReport(playwright({ expected: 5, flaky: 1 }), 0)).toMatchObject({ passed: 6, failed: 0, retried: 1 });
});

it('counts a file that does not load, and a runner without a report, as one failure each', () => {
  const broken = { name: 'x.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] };
  expect(parseVitestReport(vitest(7, 0, [broken]), 1)).toMatchObject({ passed: 7, failed: 1, failures: ['x.test.ts: '] });
  for (const report of [undefined, {}, 'x']) expect(parseVitestReport(report, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(parsePlaywrightReport(playwright({ expected: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 });
});

it('counts a file whose preparation failed as a failure', () => {
  const skipped = { status: 'skipped', fullName: 'in Firefox starts' };
  const file = { name: 'firefox.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [skipped] };
  expect(parseVitestReport(vitest(3, 0, [file]), 1)).toMatchObject({ passed: 3, failed: 1, skipped: 1, failures: ['firefox.test.ts: '] });
});

it('names each failed test with the first line of the reason', () => {
  const test = { status: 'failed', fullName: 'adds', failureMessages: ['expected 3 to be 2\n  at add.test.ts'] };
  const file = {
    name: 'add.test.ts',
    status: 'failed',
    startTime: 0,
    endTime: 0,
    assertionResults: [test, { status: 'passed', fullName: 'counts' }],
  };
  expect(parseVitestReport(vitest(1, 1, [file]), 1).failures).toEqual(['adds: expected 3 to be 2']);
});

it('adds up the time of the tests of a file, including second tries', () => {
  const file = { name: resolve('app/add.test.ts'), status: 'passed', startTime: 100, endTime: 350, assertionResults: [] };
  expect(parseVitestReport(vitest(1, 0, [file]), 0).times).toEqual([['app/add.test.ts', 250]]);
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suite = { file: 'preview.e2e.ts', specs: [spec(10)], suites: [{ file: 'preview.e2e.ts', specs: [spec(20, 30), spec(40)] }] };
  expect(parsePlaywrightReport(playwright({ expected: 3 }, [suite]), 0).times).toEqual([['preview.e2e.ts', 100]]);
});
