import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '#tools/free-port.ts';

const VERSIONS = '/usr/lib/postgresql';
const START_MS = 20_000;

/** The newest version that Debian installed here; undefined when there is none. */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const versions = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(VERSIONS, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

export interface PostgresFixture {
  readonly url: string;
  /** With everything it started, as when the power goes. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops all its processes where they stand. Returns how to let them go on. */
  freeze(): () => void;
  /** A fresh, empty database of this name; its address. */
  createDatabase(name: string): Promise<string>;
  /** Stops it and removes all it kept. */
  remove(): Promise<void>;
}

/** A PostgreSQL of our own on a free loopback port, with its files in the temp folder and fsync on. It refuses to run as root. */
export async function createPostgres(binaries: string): Promise<PostgresFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'surge-postgres-'));
  const owner = findOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(join(binaries, 'initdb'), ['-D', data, '-U', 'surge', '-A', 'trust', '-E', 'UTF8', '--no-instructions'], {
    cwd: folder,
    stdio: 'ignore',
    ...owner,
  });
  const port = await findFreePort();
  const toUrl = (name: string) => `postgres://surge@127.0.0.1:${port}/${name}`;
  let child: ChildProcess;
  const start = async () => {
    const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'log_min_messages=panic'];
    const until = performance.now() + START_MS;
    do {
      // It refuses while one of its killed processes is still on its way out, hence again.
      child = spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { cwd: folder, stdio: 'ignore', ...owner });
    } while (!(await isAnswering(child, toUrl('postgres'), until)));
  };
  const end = async (signal: (pid: number) => void) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    signal(child.pid);
    await exited;
  };
  await start();
  process.once('exit', () => child.kill('SIGKILL'));
  return {
    url: toUrl('postgres'),
    start,
    kill: () =>
      end((pid) => {
        // Stopped first, so that it starts no more of them.
        process.kill(pid, 'SIGSTOP');
        const all = [...listChildren(pid), pid];
        for (const one of all) process.kill(one, 'SIGKILL');
      }),
    freeze() {
      const pid = child.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      const all = [...listChildren(pid), pid];
      for (const one of all) process.kill(one, 'SIGSTOP');
      return () => {
        for (const one of all) process.kill(one, 'SIGCONT');
      };
    },
    async createDatabase(name) {
      await query(toUrl('postgres'), `create database ${name}`);
      return toUrl(name);
    },
    async remove() {
      await end((pid) => process.kill(pid, 'SIGINT'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian's user for it. Undefined: we are not root, and it may run as us. */
function findOwner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function listChildren(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => {});
  }
}

/** False when the process ended instead. */
async function isAnswering(child: ChildProcess, url: string, until: number): Promise<boolean> {
  for (;;) {
    try {
      await query(url, 'select 1');
      return true;
    } catch (error) {
      if (performance.now() > until) throw error;
      if (child.exitCode !== null) return false;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
