import { rm } from 'node:fs/promises';
import { request as askHttp, createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { toStream } from './stream.ts';

/** Sends a request to the commands of a store, in this process or in the server's. */
export type Ask = (request: Request) => Promise<Response>;

/** Uses DATA_DIR as it was written: `./data` is short enough for a socket even if the full path is not (env.ts has the limit). */
export const toSocketPath = (dataDir: string) => join(dataDir, 'surge.sock');

/** Only for the user who runs the server. Removes the socket of a killed server first: the lock of the store guarantees that no other server runs. */
export async function listenForCommands(dataDir: string, commands: Hono): Promise<{ close(): void }> {
  const path = toSocketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer(getRequestListener(commands.fetch, { overrideGlobalObjects: false }));
  // The file is created within listen(), so it never has other permissions.
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

/** Whether a server listens on the socket. */
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
