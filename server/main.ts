import { createServer, type RequestListener } from 'node:http';
import { createApp, type Services } from './app.ts';
import { createCommands } from './commands/app.ts';
import { listenForCommands } from './commands/socket.ts';
import { startBackups } from './db/backups.ts';
import { openStore } from './db/connect.ts';
import { startRetentionJob } from './db/retention-job.ts';
import { StoreError } from './db/store.ts';
import { readDescriptorLimit } from './descriptors.ts';
import { parseEnv } from './env.ts';
import { findMisspelt } from './env-names.ts';
import { createEventCounter } from './events/event-counter.ts';
import { answerClientErrors, answerRequests, createListener } from './http/client-error.ts';
import { boundConnections, toBounds } from './http/connections.ts';
import { logToStderr } from './http/log.ts';
import { createOverload, watchLag } from './http/overload.ts';
import { createRenderQueue } from './http/render-queue.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { createOutbox } from './outbox/outbox.ts';
import { loadSite, SITE_BUILD } from './site.ts';
import { stopOnSignal } from './stop.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const DRAIN_MS = 8000;
/**
 * How many connections the system queues until Node accepts them. A short queue would drop visitors when many arrive at once. The system may set a
 * lower bound.
 */
const BACKLOG = 4096;
const MAX_HEADER_BYTES = 16 * 1024;
/** Enough for the store, the site's files while they are read, and a few visitors. */
const MIN_DESCRIPTORS = 64;

/** Prints one sentence and ends the process. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

// The reader of standard output may be gone. Standard error is handled by the log.
process.stdout.on('error', () => {});
const isDevelopment = process.argv.includes('--dev');
const parsed = parseEnv(process.env);
if ('problem' in parsed) refuse(parsed.problem);
const { env } = parsed;
const misspelt = findMisspelt(process.env);
if (misspelt) logToStderr({ event: 'unknown settings', reason: misspelt });

const descriptors = readDescriptorLimit();
if (descriptors < MIN_DESCRIPTORS) {
  refuse(`Surge needs to hold ${MIN_DESCRIPTORS} files and connections open at least; the system allows ${descriptors}: raise it with ulimit -n.`);
}

// A server that listens on every address is not reachable under 0.0.0.0 or ::.
const isEverywhere = env.host === '0.0.0.0' || env.host === '::';
const urlHost = isEverywhere ? 'localhost' : env.host.includes(':') ? `[${env.host}]` : env.host;
const url = `http://${urlHost}:${env.port}`;
const publicOrigin = env.publicOrigin ?? url;
const security = createSecurityHeaders({ publicOrigin, isOriginCertain: env.publicOrigin !== undefined, isDevelopment });
const store = await openStore({ ...env, log: logToStderr }).catch((error) => {
  if (error instanceof StoreError) refuse(error.message);
  throw error;
});
const eventCounter = createEventCounter({ store, log: logToStderr });
// In development the names of demos are those of the last build.
const listDemos = async () => (await loadSite())?.demos ?? [];
const outbox = createOutbox(store, { ...env, publicOrigin, listDemos }, logToStderr);
const shared = {
  store,
  backup: env.backup,
  isWorkerOff: env.isWorkerOff,
  outbox,
  briefLimits: env.briefLimits,
  eventCounter,
  publicOrigin,
  publicHost: env.publicOrigin && new URL(env.publicOrigin).host,
  security,
  log: logToStderr,
  trustProxy: env.trustProxy,
  lifecycle: { isDraining: false },
  overload: createOverload(watchLag()),
  renderQueue: createRenderQueue(),
};
const server = createServer({
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: MAX_HEADER_BYTES,
  // createListener refuses requests without a host.
  requireHostHeader: false,
});
const connections = boundConnections(server, toBounds(descriptors, env.trustProxy));
answerClientErrors(server, security.forFile);

const FORGOTTEN_PROXY =
  'Requests say who they are forwarded for and TRUST_PROXY is 0: if a proxy of yours stands in front, set it to 1, or all visitors count as one.';
const listenOptions = {
  hostname: urlHost,
  headers: security.forFile,
  onForwarded: env.trustProxy === 0 ? () => logToStderr({ event: 'proxy not trusted', reason: FORGOTTEN_PROXY }) : undefined,
};

async function createProduction(): Promise<Services> {
  const [site, pages, creatives, guest, meeting] = await Promise.all([
    loadSite(),
    loadStaticFiles(`${SITE_BUILD}/client`, '/', security),
    loadStaticFiles('build/creatives', '/creatives/', security),
    loadStaticFiles('build/guest', '/guest/', security),
    env.isWorkerOff ? [] : loadStaticFiles('build/meeting', '/', security),
  ]);
  if (!site) refuse('There is nothing to serve yet: run `npm run build` first, or `npm start`, which does both.');
  const files = new Map([...pages, ...creatives, ...guest, ...meeting]);
  return { ...shared, getSite: () => site, getFiles: () => files, cacheBytes: CACHE_BYTES };
}

async function serve(): Promise<Services> {
  if (!isDevelopment) {
    const services = await createProduction();
    answerRequests(server, connections.inTurn(createListener(createApp(services), listenOptions)));
    return services;
  }
  const { createDevelopment } = await import('./development.ts');
  const { services, middlewares } = await createDevelopment(shared, server);
  const listener = createListener(createApp(services), listenOptions);
  const answer: RequestListener = (request, response) => middlewares(request, response, () => listener(request, response));
  answerRequests(server, connections.inTurn(answer));
  return services;
}

/** This process holds the lock of the SQLite file, so operators' commands ask it by a socket. With PostgreSQL they ask the database. */
async function openCommands(services: Services): Promise<{ close(): void } | undefined> {
  if (env.databaseUrl !== undefined) return undefined;
  return listenForCommands(env.dataDir, createCommands({ ...env, ...services })).catch((error) =>
    refuse(`Surge cannot make the socket for its commands in ${env.dataDir}: ${error.message}.`),
  );
}

const services = await serve();

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') refuse(`Port ${env.port} on ${env.host} is in use: stop the other program, or set PORT to a free port.`);
  refuse(`Surge cannot listen on ${env.host}:${env.port}: ${error.message}.`);
});
let commands: Awaited<ReturnType<typeof openCommands>>;
server.listen({ port: env.port, host: env.host, backlog: BACKLOG }, async () => {
  commands = await openCommands(services);
  console.log(`Surge is ready: ${url}/`);
});
if (env.backup) startBackups({ store, plan: env.backup, log: logToStderr });
startRetentionJob({ store, log: logToStderr, retentionMonths: env.retentionMonths });
// In development the browser's socket to Vite stays open for ever, so there is no waiting.
stopOnSignal(server, {
  lifecycle: shared.lifecycle,
  connections,
  log: logToStderr,
  drainMs: isDevelopment ? 0 : DRAIN_MS,
  close: async () => {
    commands?.close();
    await Promise.all([eventCounter.flush(), outbox.stop()]);
    await store.close();
  },
});
