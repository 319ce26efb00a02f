import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord } from '#protocol/is-record.ts';
import { type ProductionServer, startProduction } from '../production-server.ts';
import { atMost, type Verdict } from './verdict.ts';

const FOLLOWERS = 200;
const SECONDS = 60;
const STATE_EVERY_MS = 2000;
/** Of the process's times in /proc, per second (sysconf CLK_TCK). */
const TICKS = 100;

/** Two hundred followers of one meeting for a minute, a change every two seconds: what they cost, and how soon each of them knows. */
export async function benchFollow(): Promise<Verdict[]> {
  const server = await startProduction();
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { origin: server.origin, 'content-type': 'application/json' };
    const answer = await fetch(`${server.origin}/api/meetings${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const made = await post('', {});
  if (!isRecord(made)) throw new Error('no meeting');
  const { code, secret } = made;
  // What every process needs once is not the followers'.
  await post(`/${code}/state`, { secret, n: 1, demo: '12', device: 'laptop', isBlank: false });
  await wait(2000);
  const memory = server.memory();
  const sentAt = new Map<number, number>();
  const delays: number[] = [];
  const streams = await Promise.all(
    Array.from({ length: FOLLOWERS }, () =>
      follow(`${server.origin}/api/meetings/${code}/events`, (n) => {
        const at = sentAt.get(n);
        if (at !== undefined) delays.push(performance.now() - at);
      }),
    ),
  );
  const [startedAt, ticks] = [performance.now(), readTicks(server)];
  const rounds = (SECONDS * 1000) / STATE_EVERY_MS;
  for (let n = 2; n < rounds + 2; n++) {
    sentAt.set(n, performance.now());
    await post(`/${code}/state`, { secret, n, demo: String(n), device: 'laptop', isBlank: false });
    await wait(Math.max(0, startedAt + (n - 1) * STATE_EVERY_MS - performance.now()));
  }
  const share = ((readTicks(server) - ticks) / TICKS / ((performance.now() - startedAt) / 1000)) * 100;
  const growth = server.memory() - memory;
  for (const stream of streams) stream.destroy();
  await server.stop();
  const told = delays.sort((a, b) => a - b);
  return [
    atMost(`${FOLLOWERS} followers: share of a core`, share, 25, ' %'),
    atMost(`${FOLLOWERS} followers: memory that they add`, growth, 40, ' MiB'),
    atMost(`Changes that a follower did not hear of, of ${rounds * FOLLOWERS}`, rounds * FOLLOWERS - told.length, 0),
    atMost('A change at its slowest follower', told.at(-1) ?? Number.POSITIVE_INFINITY, 1000, ' ms'),
  ];
}

function follow(url: string, hear: (n: number) => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, n] of text.matchAll(/^id: (\d+)$/gm)) hear(Number(n));
      });
      // Ends with the measurement.
      answer.on('error', () => {});
      resolve(answer);
    }).on('error', reject);
  });
}

function readTicks({ pid }: ProductionServer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
