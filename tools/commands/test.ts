/**
 * Runs all checks: build, types, lint, unit tests, journeys. `--full` includes those that take long. Each step runs even if an earlier one failed;
 * the last line gives the counts, and the exit code is 0 only when nothing failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, HEADLESS_SHELL } from '../chromium.ts';
import { BUILT_CREATIVES } from '../creatives.ts';
import { isWholeRun } from '../whole-run.ts';
import { parsePlaywrightReport, parseVitestReport } from './reports.ts';
import { hashSources, isAsCloned, isUpToDate, writeStamp } from './stamps.ts';
import { checkCode, programs, runNode, runStep, type StepResult, writeRouteTypes } from './steps.ts';

const OUTPUT = 'tests/output';
const VITEST_REPORT = `${OUTPUT}/vitest.json`;
/** How many of the slowest files of each step are named at the end. */
const SLOWEST = 8;
const PLAYWRIGHT_REPORT = `${OUTPUT}/playwright.json`;

/** On Debian, as root, installs the programs that tests need. On other machines they must be installed by hand. */
function installPrograms(): void {
  const isDebian = platform() === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const isMissing = (path: string) => process.env.CI === 'true' && !existsSync(path);
  const wanted = [
    ...(findChromium() ? [] : ['chromium']),
    ...(isMissing(HEADLESS_SHELL) ? ['chromium-headless-shell'] : []),
    ...(isMissing('/usr/bin/firefox-esr') ? ['firefox-esr'] : []),
    ...(isMissing('/usr/bin/ffmpeg') ? ['ffmpeg'] : []),
    ...(isMissing('/usr/lib/postgresql') ? ['postgresql'] : []),
    ...(isMissing('/usr/bin/java') ? ['default-jre-headless'] : []),
  ];
  if (!isDebian || wanted.length === 0) return;
  console.log(`Installing ${wanted.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], { stdio: 'inherit', env });
}

/** The exported file, played as a visitor opens it: repeated on a fresh clone too. */
const EXPORT_TEST = 'creatives/exports.test.ts';

/** Test files that are slow and concern a part of the sources only. They are not repeated while that part is as it was when they were green. */
interface Suite {
  readonly stamp: string;
  readonly tests: readonly string[];
  readonly sources: readonly string[];
  /** What the tests need from the build. */
  readonly built: string;
}
const suites: readonly Suite[] = [
  {
    // They build or play creatives, or pass them to other programs.
    stamp: 'creative-tests',
    tests: [
      EXPORT_TEST,
      ...globTests('creatives/{click-tags,folders,validators,anywhere-weather/export}', 'creatives/choose-the-road/{footage,simid}'),
    ],
    sources: ['creatives', 'creative-sdk', 'protocol', 'catalogue', 'tools', 'app/components/creative-frame', 'package-lock.json'],
    built: BUILT_CREATIVES,
  },
  {
    // Hostile creatives against the page that shows them.
    stamp: 'guest-tests',
    tests: globTests('tests/reliability/guests', 'app/components/creative-frame/connect'),
    sources: [
      'app/components/creative-frame',
      'app/features/preview',
      'protocol',
      'server',
      'tests/fixtures',
      'tests/reliability',
      'tools',
      'package-lock.json',
    ],
    built: 'build/server/main.js',
  },
  {
    // They start the server as a program, or a database, kill them, and wait.
    stamp: 'server-tests',
    tests: globTests('server/{main,commands/commands,http/overload}', 'server/{db,outbox}/*', 'tests/reliability/{fuzz,kill,kill-decks}'),
    sources: ['server', 'protocol', 'catalogue', 'tests/fixtures', 'tests/reliability', 'tools', 'package-lock.json'],
    built: 'build/server/main.js',
  },
];

function globTests(...patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => globSync(`${pattern}.test.ts`));
}

interface State extends Suite {
  readonly hash: string;
  /** Those that need no repeating. */
  readonly passed: readonly string[];
}

async function readState(suite: Suite): Promise<State> {
  const hash = await hashSources(suite.sources, suite.tests.map((path) => readFileSync(path, 'utf8')).join('\0'));
  const isFresh = !isWhole && isAsCloned(suite.stamp, [...suite.sources, ...suite.tests]);
  const isGreen = !isWhole && isUpToDate(suite.stamp, hash, suite.built);
  return { ...suite, hash, passed: suite.tests.filter((path) => isGreen || (isFresh && path !== EXPORT_TEST)) };
}

async function runUnitTests(env: Readonly<Record<string, string>>): Promise<StepResult> {
  console.log('\n— unit tests');
  const started = performance.now();
  const states = await Promise.all(suites.map(readState));
  const passed = states.flatMap((state) => state.passed);
  if (passed.length > 0) console.log(`Not repeated, as nothing changed since they were green here or in CI: ${passed.join(', ')}`);
  const left = passed.flatMap((path) => ['--exclude', path]);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const code = await runNode([programs.vitest, 'run', ...report, ...left], { env });
  if (code === 0) for (const { stamp, hash } of states) await writeStamp(stamp, hash);
  return { ...parseVitestReport(readReport(VITEST_REPORT), code), seconds: (performance.now() - started) / 1000 };
}

async function runJourneys(isBuilt: boolean, env: Readonly<Record<string, string>>): Promise<StepResult> {
  console.log('\n— journeys');
  const name = 'journeys';
  if (!isBuilt) {
    console.log('Not run: the build failed.');
    return { name, passed: 0, failed: 1, skipped: 0 };
  }
  if (!findChromium()) {
    console.log(
      'Skipped: journeys (tests/e2e). Chromium is not installed: on Debian run `apt-get install chromium`, elsewhere set CHROMIUM to its path.',
    );
    return { name, passed: 0, failed: 0, skipped: 1 };
  }
  const started = performance.now();
  const code = await runNode([programs.playwright, 'test', '--reporter=list,json', '--pass-with-no-tests'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
  });
  return { ...parsePlaywrightReport(readReport(PLAYWRIGHT_REPORT), code), seconds: (performance.now() - started) / 1000 };
}

function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')} min`;

await mkdir(OUTPUT, { recursive: true });
for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) await rm(report, { force: true });
installPrograms();
const isFull = process.argv.includes('--full');
// What tests leave behind goes with it: a program that a test kills cleans nothing up.
const temp = await mkdtemp(join(tmpdir(), 'surge-test-'));
// PostgreSQL, which runs as another user, has its folder in it.
await chmod(temp, 0o711);
const env: Record<string, string> = { TMPDIR: temp, ...(isFull && { TEST_FULL: '1' }) };
const isWhole = isFull || isWholeRun;
const routeTypes = await writeRouteTypes();
const [build, checks] = await Promise.all([runStep('build', ['tools/commands/build.ts']), checkCode({ isBeside: true })]);
const results = [routeTypes, build, ...checks, await runUnitTests(env), await runJourneys(build.failed === 0, env)];
if (isFull) results.push(await runStep('siege', ['tools/siege.ts']));
await rm(temp, { recursive: true, force: true, maxRetries: 3 });

console.log('');
for (const { name, times = [] } of results) {
  const slowest = times.toSorted((a, b) => b[1] - a[1]).slice(0, SLOWEST);
  if (slowest.length > 0) console.log(`Slowest ${name}: ${slowest.map(([file, ms]) => `${file} ${Math.round(ms / 1000)} s`).join(', ')}`);
}
for (const { name, passed, failed, skipped, retried = 0, seconds = 0 } of results) {
  const again = retried > 0 ? `; ${retried} at the second try: see “flaky” above` : '';
  console.log(`${name.padEnd(18)} ${passed} passed, ${failed} failed, ${skipped} skipped in ${formatTime(seconds)}${again}`);
}
for (const line of results.flatMap(({ failures = [] }) => failures)) console.log(`Failed: ${line}`);
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
if (sum('failed') > 0) process.exitCode = 1;
console.log(`${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
