/**
 * One server, honest visitors, and beside them everybody who means harm: `npm run siege [-- seconds]`, a minute unless said otherwise. Every honest
 * request must be answered, whatever pipelining, a thousand slow readers, a flooder, five times the searches a server can draw, ever new looks and
 * broken clients do meanwhile.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { atMost, median, type Verdict } from './bench/verdict.ts';
import { startProduction } from './production-server.ts';
import { type Visits, visit } from './siege/visitors.ts';

const DEFAULT_S = 60;
const SAMPLE_MS = 500;
/** Until what the besiegers left behind must be gone: longer than any time limit of the server. */
const CALM_MS = 35_000;
const P99_MS = 300;
const MEMORY_MIB = 250;
/** Connections come and go while one counts. */
const MORE_DESCRIPTORS = 20;

const seconds = Number(process.argv[2] ?? DEFAULT_S);
if (!(seconds > 0)) throw new Error('Usage: npm run siege [-- seconds]');
const dataDir = mkdtempSync(join(tmpdir(), 'surge-siege-'));
const log = join(dataDir, 'log');
const server = await startProduction({ DATA_DIR: dataDir }, openSync(log, 'w'));
const countDescriptors = () => readdirSync(`/proc/${server.pid}/fd`).length;
const before = countDescriptors();
const memory: number[] = [];
const descriptors: number[] = [];
const sampling = setInterval(() => {
  memory.push(server.memory());
  descriptors.push(countDescriptors());
}, SAMPLE_MS);

const port = Number(new URL(server.origin).port);
const attacks = fork(new URL('./siege/attacks.ts', import.meta.url), [String(port)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
process.once('exit', () => attacks.kill('SIGKILL'));
console.log(`A siege of ${seconds} s …`);
const visits = await visit(port, seconds);
attacks.kill('SIGKILL');
clearInterval(sampling);
await sleep(CALM_MS);
const after = countDescriptors();
const logBytes = statSync(log).size;
await server.stop();
const suspected = listSuspected(visits.acknowledged);
rmSync(dataDir, { recursive: true });

/** Acknowledged briefs that are not in the store as honest ones: when each came, and what is said of it. */
function listSuspected(references: readonly string[]): readonly string[] {
  const file = new Database(join(dataDir, 'surge.db'), { readonly: true });
  const find = file.prepare<[string], string>("select received_at || ' ' || flags from briefs where reference = ?").pluck();
  const found = references.map((reference) => find.get(reference) ?? `${reference} is not stored`);
  file.close();
  // A line of an honest one ends after the time.
  return found.filter((line) => !line.endsWith(' '));
}

const toP99 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

function judge({ pages, briefs, acknowledged, unanswered }: Visits): Verdict[] {
  const quarter = Math.ceil(descriptors.length / 4);
  const [early, late] = [median(descriptors.slice(quarter, 2 * quarter)), median(descriptors.slice(-quarter))];
  return [
    atMost(`Honest requests without their answer (${pages.length} pages, ${acknowledged.length} briefs)`, unanswered.length, 0),
    atMost('Honest briefs that were flagged or are not stored', suspected.length, 0),
    atMost(`99th percentile of a brief (median ${Math.round(median(briefs))} ms)`, toP99(briefs), P99_MS, ' ms'),
    atMost(`Resident memory at most (median ${Math.round(median(memory))} MiB)`, Math.max(...memory), MEMORY_MIB, ' MiB'),
    atMost(`Descriptors late (${late}) over early (${early}), at most ${Math.max(...descriptors)}`, late / early, 1.1, ' ×'),
    atMost(`Descriptors after the siege (${after}) more than before (${before})`, after - before, MORE_DESCRIPTORS),
  ];
}

for (const line of [...visits.unanswered, ...suspected].slice(0, 20)) console.log(`  ${line}`);
console.log(
  `  pages: median ${Math.round(median(visits.pages))} ms, 99th percentile ${Math.round(toP99(visits.pages))} ms; log: ${Math.round(logBytes / 1024)} KiB`,
);
const verdicts = judge(visits);
console.table(verdicts.map(({ what, measured, limit, isMet }) => ({ what, measured, limit, '': isMet ? 'met' : 'MISSED' })));
process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
