/**
 * The commands of package.json. Plain JavaScript without packages: it runs on any Node from 20 on, before anything is installed, installs
 * what package-lock.json names, and hands over to the TypeScript tools, which run on the Node that came with the packages.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverOptions } from './server-options.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules/.installed');
const compileCache = join(root, 'node_modules/.cache/compile');

const server = 'build/server/main.js';
/** Commands for operators, answered by the running server or from the store of a stopped one. */
const operating = 'build/server/commands.js';
const ORPHAN_POLL_MS = 250;

/** What each command runs after the install; each step must succeed before the next. */
const commands = {
  start: [['tools/commands/build.ts'], [server]],
  dev: [['server/main.ts', '--dev']],
  build: [['tools/commands/build.ts']],
  serve: [[server]],
  test: [['tools/commands/test.ts']],
  'test:unit': [['node_modules/vitest/vitest.mjs', 'run']],
  'test:watch': [['node_modules/vitest/vitest.mjs', 'watch']],
  'test:e2e': [['tools/commands/build.ts'], ['node_modules/@playwright/test/cli.js', 'test']],
  torture: [['tools/commands/build.ts'], ['node_modules/vitest/vitest.mjs', 'run', 'tests/reliability/kill', '--mode', 'torture']],
  siege: [['tools/commands/build.ts'], ['tools/siege.ts']],
  check: [['tools/commands/check.ts']],
  format: [['tools/commands/format.ts']],
  capture: [['tools/capture.ts']],
  record: [['tools/record-footage.ts']],
  measure: [['tools/measure.ts']],
  access: [['tools/access.ts']],
  prove: [['tools/commands/build.ts'], ['tools/prove.ts']],
  bench: [['tools/bench.ts']],
  scaling: [['tools/scaling.ts']],
  screens: [['tools/screens.ts']],
  briefs: [[operating, 'briefs']],
  insight: [[operating, 'insight']],
  backup: [[operating, 'backup']],
  restore: [[operating, 'restore']],
  observatory: [['tools/observatory/scan.ts']],
  mutations: [['tools/mutations.ts']],
};

/** Commands of a deployment, which serves what was built: they never install. */
const worksAsIs = new Set(['serve', 'briefs', 'insight', 'backup', 'restore']);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Ends with the child's exit code. Signals to this process are passed on to the child; a closed channel tells it that this process is gone. */
function run(file, args, { hasChannel = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', ...(hasChannel ? ['ipc'] : [])],
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`, NODE_COMPILE_CACHE: compileCache },
      shell: process.platform === 'win32' && file === 'npm',
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, forward);
    // npm ends at a signal without passing it on, so this process ends when its parent is gone.
    const parent = process.ppid;
    const isNpms = process.env.npm_lifecycle_event !== undefined;
    const watch = isNpms ? setInterval(() => process.ppid !== parent && forward('SIGTERM'), ORPHAN_POLL_MS) : undefined;
    child.on('error', (error) => fail(`${file} cannot be started: ${error.message}.`));
    child.on('exit', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.off(signal, forward);
      clearInterval(watch);
      resolve(code ?? 1);
    });
  });
}

/** Installs the packages if package-lock.json has changed since the last time. */
async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (only when package-lock.json changed) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm?.endsWith('.js') ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) fail('The packages could not be installed: see the lines above, check the network, and try again.');
  if (!existsSync(node))
    fail('The package `node` was installed without its program: allow its install script (npm config `ignore-scripts`), then run `npm ci`.');
  writeFileSync(stamp, lock);
}

const [name = '', ...args] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < 20) fail(`Surge needs Node 20 or newer to start; this is ${process.version}.`);
if (!Object.hasOwn(commands, name)) fail(`Usage: npm run <command>. Commands: ${Object.keys(commands).join(', ')}.`);
if (!worksAsIs.has(name)) await install();
else if (!existsSync(node) || !existsSync(join(root, server))) {
  fail('There is nothing to serve yet: run `npm run build` first, or `npm start`, which does everything.');
}
for (const step of commands[name]) {
  const isServer = step[0] === server || step[0] === 'server/main.ts';
  const code = await run(node, [...(isServer ? serverOptions : []), ...step, ...args], { hasChannel: isServer });
  if (code !== 0) process.exit(code);
}
