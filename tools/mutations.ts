/**
 * `npm run mutations`: four protections are taken out of a copy of the sources, one at a time, and the tests that guard them must turn red each time;
 * untouched, they must be green. The tree itself is not changed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface Mutation {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Vitest's filters. */
  readonly tests: readonly string[];
}

const mutations: readonly Mutation[] = [
  {
    what: 'synchronous is NORMAL on reopen',
    file: 'server/db/sqlite-file.ts',
    from: '    await bringUp(file, path);\n    for',
    to: "    await bringUp(file, path);\n    file.pragma('synchronous = NORMAL');\n    for",
    tests: ['server/db/open-sqlite', 'server/db/sqlite-file'],
  },
  {
    what: 'UNIQUE (key) is dropped',
    file: 'server/db/migrations/001-first.ts',
    from: "    .addUniqueConstraint('briefs_key', ['key'])\n",
    to: '',
    tests: ['server/db/store-contract', 'server/briefs/'],
  },
  {
    what: 'the Origin check is removed',
    file: 'server/app.ts',
    from: 'originCheck(publicHost && services.publicOrigin), ',
    to: '',
    tests: ['server/http/', 'tests/reliability/headers'],
  },
  {
    what: 'allow-same-origin is added',
    file: 'app/features/preview/player.tsx',
    from: 'sandbox="allow-scripts"',
    to: 'sandbox="allow-scripts allow-same-origin"',
    tests: ['tests/reliability/sandbox'],
  },
];

const LEFT_OUT = new Set(['node_modules', 'build', '.git', 'data', 'tests/output', '.react-router']);
const copy = mkdtempSync(join(tmpdir(), 'surge-mutations-'));
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(1));
process.once('SIGTERM', () => process.exit(1));

cpSync('.', copy, { recursive: true, filter: (path) => !LEFT_OUT.has(relative('.', path)) });
for (const name of ['node_modules', '.git', 'build', '.react-router']) if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(copy, name));

/** How many tests failed; every one when not even a report came. */
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

const rows = mutations.map(({ what, file, from, to, tests }) => {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`${file} has changed: what is to be taken out is not there once.`);
  const before = countFailures(tests);
  writeFileSync(path, sound.replace(from, to));
  const after = countFailures(tests);
  writeFileSync(path, sound);
  const isSeen = before.failed === 0 && before.passed > 0 && after.failed > 0 && after.passed > 0;
  console.log(`${what}: ${before.failed} red before, ${after.failed} red after, of ${before.passed}`);
  return { mutation: what, 'red before': before.failed, 'red after': after.failed, green: before.passed, '': isSeen ? 'seen' : 'NOT SEEN', isSeen };
});
console.table(rows.map(({ isSeen: _, ...row }) => row));
process.exitCode = rows.every(({ isSeen }) => isSeen) ? 0 : 1;
