import { rm } from 'node:fs/promises';
import { request as askHttp, createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { toStream } from './stream.ts';

/** Asks the commands of a store, in this process or in the server's. */
export type Ask = (request: Request) => Promise<Response>;

/** As DATA_DIR was written: from a working folder however deep, `./data` stays short enough for a socket (env.ts has the limit). */
export const toSocketPath = (dataDir: string) => join(dataDir, 'surge.sock');

/** For the user who runs the server alone. What a killed server left behind goes first: the store's lock says that no other one lives. */
export async function listenForCommands(dataDir: string, commands: Hono): Promise<{ close(): void }> {
  const path = toSocketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer(getRequestListener(commands.fetch, { overrideGlobalObjects: false }));
  // The file is made within listen(), so its rights are never others than these.
  const mask = process.umask(0o177);
  const listening = new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  process.umask(mask);
  await listening;
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Whether a server answers there. */
export function isListening(dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(toSocketPath(dataDir), () => resolve(true));
    socket.on('connect', () => socket.end()).on('error', () => resolve(false));
  });
}

export function askSocket(dataDir: string): Ask {
  return (request) =>
    new Promise((resolve, reject) => {
      const { method, url } = request;
      const { pathname, search } = new URL(url);
      const asked = askHttp({ socketPath: toSocketPath(dataDir), method, path: pathname + search }, (answer) => {
        resolve(new Response(toStream(answer), { status: answer.statusCode ?? 500 }));
      });
      asked.on('error', reject);
      request.text().then((body) => asked.end(body), reject);
    });
}
