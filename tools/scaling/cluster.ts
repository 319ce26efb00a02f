import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Options, type Result } from 'autocannon';
import pg from 'pg';
import { createPostgres, findPostgres } from '#server/db/postgres-fixture.ts';
import { createBriefRequest, UNLIMITED } from '../bench/brief-load.ts';
import { findFreePort } from '../free-port.ts';
import { startProduction } from '../production-server.ts';

const NGINX = '/usr/sbin/nginx';
const SECONDS = 8;
const CONNECTIONS = 50;
/** The visitors' address as nginx passes it on: the name without its port. */
const ORIGIN = 'http://127.0.0.1';

/**
 * Runs two servers on one PostgreSQL behind nginx with our sample configuration, all on this machine. Measures the throughput, and checks that each
 * brief is stored once.
 */
export async function tryCluster(): Promise<void> {
  const postgres = findPostgres();
  if (!postgres || !existsSync(NGINX))
    return console.log('Skipped: nginx and PostgreSQL are needed (on Debian: apt-get install nginx-light postgresql).');
  const database = await createPostgres(postgres);
  const url = await database.createDatabase('cluster');
  const settings = { ...UNLIMITED, DATABASE_URL: url, TRUST_PROXY: '1' };
  const servers = [await startProduction(settings), await startProduction(settings)];
  const nginx = await startNginx(servers.map(({ origin }) => new URL(origin).host));
  const headers = { origin: ORIGIN, 'accept-encoding': 'br' };
  const run = (requests: Options['requests']) =>
    autocannon({ url: nginx.origin, headers, connections: CONNECTIONS, duration: SECONDS, ...(requests ? { requests } : {}) });
  let search = 0;
  const results = {
    'pages, kept': await run([{ path: '/', headers }]),
    'pages, drawn for each': await run([{ setupRequest: (request) => ({ ...request, path: `/formats?q=demo${++search}`, headers }) }]),
    briefs: await run([await createBriefRequest(nginx.origin, headers)]),
  };
  await wait(1500);
  const kept = await count(url);
  await Promise.all([...servers.map((server) => server.stop()), nginx.stop()]);
  await database.remove();
  console.log('\nTwo servers, one PostgreSQL and nginx, on the cores of one machine with the load itself:');
  console.table(Object.fromEntries(Object.entries(results).map(([name, result]) => [name, toRow(result)])));
  console.log(`Briefs acknowledged ${results.briefs['2xx']}, in the database ${kept.briefs}, references ${kept.references}.`);
}

function toRow(result: Result) {
  const { requests, latency, errors } = result;
  return {
    'per second': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,

    '5xx': result['5xx'],
    errors,
  };
}

async function count(url: string): Promise<{ readonly briefs: number; readonly references: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as briefs, count(distinct reference)::int as "references" from briefs');
  await client.end();
  return rows[0];
}

/** docs/nginx.conf itself, without TLS and on a free loopback port. */
async function startNginx(upstreams: readonly string[]): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const [port, folder] = [await findFreePort(), mkdtempSync(join(tmpdir(), 'surge-nginx-'))];
  const sample = readFileSync('docs/nginx.conf', 'utf8')
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
    .replace(/^ +(listen \[::\]|ssl_).*$/gm, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ +server 127\.0\.0\.1:3000;$/m, upstreams.map((host) => `    server ${host};`).join('\n'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr error;\nevents { worker_connections 1024; }\nhttp { access_log off; ${paths}\n${sample}\n}\n`,
  );
  const child = spawn(NGINX, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries === 50) throw new Error('nginx did not answer.');
    await wait(100);
  }
  const stop = async () => {
    child.kill('SIGQUIT');
    await new Promise((resolve) => child.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
