import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '#tools/free-port.ts';

const VERSIONS = '/usr/lib/postgresql';
const START_MS = 20_000;

/** The newest version that Debian's packages installed; undefined when there is none. */
export function findPostgres(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined;
  const versions = readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(VERSIONS, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

export interface PostgresFixture {
  readonly url: string;
  /** Kills the server and all its processes at once, like a power cut. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Suspends all its processes. Returns the function that resumes them. */
  freeze(): () => void;
  /** Creates an empty database of this name and returns its address. */
  createDatabase(name: string): Promise<string>;
  /** Stops the server and removes its files. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL server on a free loopback port, with its files in the temp folder and fsync on. As root it runs under another user, because
 * PostgreSQL refuses root.
 */
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
      // It refuses to start while a killed process of it is still ending, so try again.
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
        // Suspended first, so that it starts no new processes meanwhile.
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

/** The user that Debian made for PostgreSQL. Undefined when this process is not root: then no other user is needed. */
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

/** False when the process ended before it was ready. */
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
