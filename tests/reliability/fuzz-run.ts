/**
 * Run by fuzz.test.ts in a separate process, so that its memory can be measured: `node --expose-gc fuzz-run.ts <requests> <seed>`. Prints one
 * line of JSON. A failed request is shrunk by fast-check and printed with the seed that reproduces it.
 */
import fc from 'fast-check';
import { createCommands } from '#server/commands/app.ts';
import { createTestStore } from '#server/db/store-fixture.ts';
import { createRealApp, ORIGIN } from './real-app.ts';
import { TOKEN, type Wild, wildCommand, wildRequest } from './requests.ts';

const [runs, seed] = [Number(process.argv[2]), Number(process.argv[3])];
/** Small enough that the cache is full before memory is first measured. */
const CACHE_BYTES = 2 * 1024 * 1024;
/** Traces of stacks, source files and the store, which no answer may contain. */
const LEAKS = [
  process.cwd(),
  'node_modules',
  'node:internal',
  /\n\s+at .+:\d+:\d+/,
  /\.[jt]sx?:\d+:\d+/,
  'SqliteError',
  'SQLITE_',
  /\binsert into "/i,
  /\bselect .+ from "/i,
];

const unexpected: string[] = [];
const store = await createTestStore();
const { app, site } = await createRealApp({ store, cacheBytes: CACHE_BYTES, log: ({ event, path, error }) => remember(event, path, error) });

function remember(event: string, path: string | undefined, error: unknown): void {
  const isFailure = event !== 'csp violation';
  if (isFailure && unexpected.length < 10) unexpected.push(`${event} ${path}: ${error instanceof Error ? error.stack : error}`);
}

process.on('unhandledRejection', (error) => remember('unhandled rejection', undefined, error));
process.on('uncaughtException', (error) => remember('uncaught exception', undefined, error));

/** Throws a sentence about the first rule that the answer violates. */
async function check({ path, method, headers, body }: Wild): Promise<void> {
  const response = await app.request(ORIGIN + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body.replace(TOKEN, token) : body }),
  });
  const text = await response.text();
  const isAnnounced = response.status === 503 && response.headers.has('retry-after');
  if (response.status >= 500 && !isAnnounced) throw new Error(`Answered with ${response.status}`);
  const leak = LEAKS.find((pattern) => (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)));
  // Files are not checked: their content is ours.
  if (leak && !/javascript|css/.test(response.headers.get('content-type') ?? '')) throw new Error(`The body holds ${leak}`);
  if (response.headers.get('x-content-type-options') !== 'nosniff') throw new Error('No nosniff');
  if (!/default-src 'none';.*frame-ancestors/.test(response.headers.get('content-security-policy') ?? '')) throw new Error('No policy');
  if (response.headers.has('set-cookie')) throw new Error('A cookie');
  if (text !== '' && !response.headers.has('content-type')) throw new Error('No content type');
  if (unexpected.length > 0) throw new Error(unexpected.splice(0).join('\n'));
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
}

const ticket: unknown = await (await app.request(`${ORIGIN}/api/briefs/ticket`, { headers: { host: 'surge.test' } })).json();
const token = typeof ticket === 'object' && ticket !== null && 'token' in ticket ? String(ticket.token) : '';
const statuses: Record<number, number> = {};
function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const heap = { atTenth: 0, atEnd: 0 };
let count = 0;

function measure(): number {
  for (let round = 0; round < 3; round++) global.gc?.();
  return process.memoryUsage().heapUsed;
}

/** On a busy machine a slow page may be answered with 503 and Retry-After: that is no failure. */
await fc
  .assert(
    fc.asyncProperty(wildRequest, async (request) => {
      await check(request);
      count++;
      if (count === Math.ceil(runs / 10)) heap.atTenth = measure();
    }),
    { numRuns: runs, seed, includeErrorInReport: true },
  )
  .catch(giveUp);
heap.atEnd = measure();
const commands = createCommands({ store, log: () => {}, retentionMonths: 24, dataDir: '', getSite: () => site });
await fc
  .assert(
    fc.asyncProperty(wildCommand, async ({ path, method, body }) => {
      const response = await commands.request(path, { method, ...(method === 'PUT' ? { body } : {}) });
      const text = await response.text();
      if (response.status >= 500) throw new Error(`Answered with ${response.status}: ${text}`);
    }),
    { numRuns: Math.ceil(runs / 10), seed, includeErrorInReport: true },
  )
  .catch(giveUp);
const isPolluted = Object.keys(Object.prototype).length > 0;
console.log(JSON.stringify({ count, seed, statuses, heap, unexpected, isPolluted }));
process.exit(0);
