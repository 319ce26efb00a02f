/**
 * `npm run observatory`: runs the scanner of MDN's HTTP Observatory against the built server on this machine. It has its own packages
 * (package.json and package-lock.json beside this file), which are installed on demand, without their scripts: those would download lists.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProduction } from '../production-server.ts';

const SOURCE = import.meta.dirname;
/** Where tests and linters do not look. */
const HOME = 'node_modules/.cache/observatory';
const SCANNER = join(HOME, 'node_modules/@mdn/mdn-http-observatory');
/** Checks that fail only because there is no TLS on loopback. */
const NEED_TLS = new Set(['strict-transport-security', 'redirection']);

interface Outcome {
  readonly pass: boolean;
  readonly result: string;
  readonly scoreModifier: number;
}

install();
const server = await startProduction();
const { scan, tests } = scanHost(new URL(server.origin).host.replace('127.0.0.1', 'localhost'));
await server.stop();

const toMark = (name: string, { pass }: Outcome) => (pass ? 'passed' : NEED_TLS.has(name) ? 'needs TLS' : 'FAILED');
console.table(
  Object.entries(tests).map(([test, outcome]) => ({ test, '': toMark(test, outcome), score: outcome.scoreModifier, result: outcome.result })),
);
const failed = Object.keys(tests).filter((name) => !tests[name]?.pass && !NEED_TLS.has(name));
const withoutTls = Object.entries(tests).reduce((sum, [name, { scoreModifier }]) => sum + (NEED_TLS.has(name) ? 0 : scoreModifier), 100);
console.log(`Grade here, without TLS: ${scan.grade} (${scan.score}). The tests that do not need TLS alone: ${withoutTls}.`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 || Object.keys(tests).length < 9 ? 1 : 0;

/** Installs the packages if the lockfile has changed since the last time. */
function install(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(SOURCE, 'package-lock.json')))
    .digest('hex');
  const stamp = join(HOME, '.installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.log('Installing the scanner …');
    mkdirSync(HOME, { recursive: true });
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(SOURCE, name), join(HOME, name));
    const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', npm, { cwd: HOME, stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) throw new Error('The scanner could not be installed: see the lines above.');
    writeFileSync(stamp, lock);
  }
  // The scanner's install script downloads this list; localhost is not in it.
  const list = join(SCANNER, 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

function scanHost(host: string): {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<Record<string, Outcome>>;
} {
  const { stdout, stderr } = spawnSync(process.execPath, [join(SCANNER, 'src/scan.js'), host], { encoding: 'utf8' });
  const report = JSON.parse(stdout);
  if (report.error) throw new Error(`The scanner gave up: ${report.error} ${stderr}`);
  return report;
}
