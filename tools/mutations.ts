/**
 * `npm run mutations`: removes the protections of mutation-list.ts from a copy of the sources, one at a time. The tests that guard a protection must
 * fail without it and pass with it. The working tree is not changed. Words after `--` choose the mutations whose description has one of them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mutate, mutations } from './mutation-list.ts';

const words = process.argv.slice(2);
const chosen = mutations.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));
if (chosen.length === 0) throw new Error(`No mutation has these words. There are: ${mutations.map(({ what }) => what).join('; ')}.`);

const LEFT_OUT = new Set(['node_modules', 'build', '.git', 'data', 'tests/output', '.react-router']);
const copy = mkdtempSync(join(tmpdir(), 'surge-mutations-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(1));
process.once('SIGTERM', () => process.exit(1));

cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative('.', path)) });
for (const name of ['node_modules', '.git', 'build', '.react-router']) if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(copy, name));

/** How many tests, or test files that did not load, failed, and how many tests passed. */
function countFailures(tests: readonly string[]): { readonly failed: number; readonly passed: number } {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--reporter=json', `--outputFile=${report}`], {
    cwd: copy,
    stdio: 'ignore',
  });
  const { numFailedTests, numFailedTestSuites, numPassedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  return { failed: success ? 0 : Math.max(numFailedTests, numFailedTestSuites), passed: numPassedTests };
}

const rows = chosen.map((mutation) => {
  const { what, file, tests } = mutation;
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  const unsound = mutate(mutation, sound);
  const before = countFailures(tests);
  writeFileSync(path, unsound);
  const after = countFailures(tests);
  writeFileSync(path, sound);
  const isSeen = before.failed === 0 && before.passed > 0 && after.failed > 0 && after.passed > 0;
  console.log(`${what}: ${before.failed} red before, ${after.failed} red after, of ${before.passed}`);
  return { mutation: what, 'red before': before.failed, 'red after': after.failed, green: before.passed, '': isSeen ? 'seen' : 'NOT SEEN', isSeen };
});
console.table(rows.map(({ isSeen: _, ...row }) => row));
process.exitCode = rows.every(({ isSeen }) => isSeen) ? 0 : 1;
