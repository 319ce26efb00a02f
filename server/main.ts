import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp, type Services } from './app.ts';
import { parseEnv } from './env.ts';
import { logToStderr } from './http/log.ts';
import { createSecurityHeaders } from './http/security-headers.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { loadSite, SITE_BUILD } from './site.ts';
import { stopOnSignal } from './stop.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;
const DRAIN_MS = 8000;
const MAX_CONNECTIONS = 1000;

/** Ends the start with one sentence. */
function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const isDevelopment = process.argv.includes('--dev');
const parsed = parseEnv(process.env);
if ('problem' in parsed) refuse(parsed.problem);
const { env } = parsed;

// Every address of the machine is no address to go to.
const isEverywhere = env.host === '0.0.0.0' || env.host === '::';
const urlHost = isEverywhere ? 'localhost' : env.host.includes(':') ? `[${env.host}]` : env.host;
const url = `http://${urlHost}:${env.port}`;
const publicOrigin = env.publicOrigin ?? url;
const security = createSecurityHeaders({ publicOrigin, isOriginCertain: env.publicOrigin !== undefined, isDevelopment });
const shared = {
  publicOrigin,
  publicHost: env.publicOrigin && new URL(env.publicOrigin).host,
  security,
  log: logToStderr,
  trustProxy: env.trustProxy,
  lifecycle: { isDraining: false },
};
const server = createServer({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: 1000 });
server.maxConnections = MAX_CONNECTIONS;

async function createProduction(): Promise<Services> {
  const [site, pages, creatives] = await Promise.all([
    loadSite(),
    loadStaticFiles(`${SITE_BUILD}/client`, '/', security),
    loadStaticFiles('build/creatives', '/creatives/', security),
  ]);
  if (!site) refuse('There is nothing to serve yet: run `npm run build` first, or `npm start`, which does both.');
  const files = new Map([...pages, ...creatives]);
  return { ...shared, getSite: () => site, getFiles: () => files, cacheBytes: CACHE_BYTES };
}

if (isDevelopment) {
  const { createDevelopment } = await import('./development.ts');
  const { services, middlewares } = await createDevelopment(shared, server);
  const listener = getRequestListener(createApp(services).fetch);
  server.on('request', (request, response) => middlewares(request, response, () => void listener(request, response)));
} else {
  server.on('request', getRequestListener(createApp(await createProduction()).fetch, { hostname: urlHost }));
}

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') refuse(`Port ${env.port} on ${env.host} is in use: stop the other program, or set PORT to a free port.`);
  refuse(`Surge cannot listen on ${env.host}:${env.port}: ${error.message}.`);
});
server.listen(env.port, env.host, () => console.log(`Surge is ready: ${url}/`));
// In development a browser's socket to Vite would stay open for ever.
stopOnSignal(server, { lifecycle: shared.lifecycle, log: logToStderr, drainMs: isDevelopment ? 0 : DRAIN_MS });
