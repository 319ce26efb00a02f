import { relative } from 'node:path';
import { z } from 'zod';
import type { StepResult } from './steps.ts';

const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).optional() })),
    }),
  ),
});

const suite = z.object({
  file: z.string(),
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
});
const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
});

/** A runner that failed without a failed test (a file that does not load, no report at all) counts as one failure. */
function settle(name: string, code: number, counts: Omit<StepResult, 'name'>): StepResult {
  return code !== 0 && counts.failed === 0 ? { name, ...counts, failed: 1 } : { name, ...counts };
}

const failure = (name: string, reason = '') => `${name}: ${reason.split('\n', 1)[0]}`;

export function parseVitestReport(report: unknown, code: number): StepResult {
  const name = 'unit tests';
  const parsed = vitest.safeParse(report);
  if (!parsed.success) return settle(name, code || 1, { passed: 0, failed: 0, skipped: 0 });
  const { numPassedTests, numFailedTests, testResults } = parsed.data;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending');
  for (const { fullName } of skipped) console.log(`Skipped: ${fullName}`);
  // A file that does not load has no tests; one whose `beforeAll` fails has only skipped tests.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failures = [
    ...broken.map((file) => failure(file.name, file.message)),
    ...testResults.flatMap((file) =>
      file.assertionResults.filter(({ status }) => status === 'failed').map((test) => failure(test.fullName, test.failureMessages?.[0])),
    ),
  ];
  const times = testResults.map((file) => [relative('.', file.name), file.endTime - file.startTime] as const);
  return settle(name, code, { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: skipped.length, failures, times });
}

/** A test that passed when retried counts as passed, as the machine may have been busy (playwright.config.ts), and is listed separately. */
export function parsePlaywrightReport(report: unknown, code: number): StepResult {
  const name = 'journeys';
  const parsed = playwright.safeParse(report);
  if (!parsed.success) return settle(name, code, { passed: 0, failed: 0, skipped: 0 });
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  const times = parsed.data.suites.map((file) => [file.file, sumDurations(file)] as const);
  return settle(name, code, { passed: expected + flaky, failed: unexpected, skipped, retried: flaky, times });
}

function sumDurations({ specs, suites = [] }: z.infer<typeof suite>): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(sumDurations)].reduce((sum, duration) => sum + duration, 0);
}
