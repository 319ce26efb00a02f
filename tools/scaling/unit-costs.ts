import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import { createBriefRequest, UNLIMITED } from '../bench/brief-load.ts';
import { type ProductionServer, startProduction } from '../production-server.ts';

/** Milliseconds of one core for one request of each kind. */
export interface UnitCosts {
  /** A cached page, compressed, from memory. */
  readonly page: number;
  /** The same, requested with its ETag. */
  readonly unchanged: number;
  /** A page rendered for this request. */
  readonly render: number;
  /** A file of a creative from memory. */
  readonly file: number;
  /** A batch of events, including its share of the write to the store. */
  readonly events: number;
  /** A brief, on the disk before it is answered. */
  readonly brief: number;
}

const SECONDS = 8;
/** Below the capacity of the machine: a queue would not change the cost per request, but the load generator needs a core too. */
const CONNECTIONS = 8;
/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_S = 100;

/** Processor time of the server over requests answered: unlike requests per second it hardly depends on what else the machine does. */
export async function measureUnitCosts(): Promise<UnitCosts> {
  const server = await startProduction({ ...UNLIMITED, TRUST_PROXY: '1' });
  const etag = (await fetch(`${server.origin}/`)).headers.get('etag') ?? '';
  const batch = JSON.stringify({ language: 'en', events: [{ name: 'view', demo: 1, device: 'desktop' }] });
  let [search, visitor] = [0, 0];
  const headers = { 'accept-encoding': 'br' };
  const costs = {
    page: await cost(server, { path: '/', headers }),
    unchanged: await cost(server, { path: '/', headers: { ...headers, 'if-none-match': etag } }),
    render: await cost(server, { setupRequest: (request) => ({ ...request, path: `/formats?q=demo${++search}` }) }),
    file: await cost(server, { path: '/creatives/golden-hour/index.html', headers }),
    events: await cost(server, {
      setupRequest: (request) => ({
        ...request,
        path: '/api/events',
        method: 'POST',
        headers: { origin: server.origin, 'content-type': 'application/json', 'x-forwarded-for': toAddress(++visitor) },
        body: batch,
      }),
    }),
    brief: await cost(server, await createBriefRequest(server.origin)),
  };
  await server.stop();
  return costs;
}

/** Each visitor from another network, because limits count networks. */
function toAddress(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

async function cost(server: ProductionServer, request: Request & { readonly setupRequest?: (request: Request) => Request }): Promise<number> {
  const load = (duration: number) => autocannon({ url: server.origin, connections: CONNECTIONS, duration, requests: [request] });
  await load(2);
  const before = readProcessorS(server.pid);
  const result = await load(SECONDS);
  const answered = result.requests.total - result['5xx'] - result['4xx'];
  if (answered < result.requests.total * 0.99) throw new Error(`${request.path ?? 'A request'} was refused: ${JSON.stringify(result)}`);
  return ((readProcessorS(server.pid) - before) * 1000) / answered;
}

function readProcessorS(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // After the name: state is field 3 of proc(5), utime 14, stime 15.
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}
