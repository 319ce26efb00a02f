import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../db/connect.ts';
import { createProgram } from '../program-fixture.ts';
import { listBriefs } from './store.ts';

const COUNT = 1000;
const TOGETHER = 50;

const program = await createProgram();
afterAll(() => program.stop('SIGKILL'));

/** Starts to send a brief and closes the connection in the middle of it. */
function abort(): Promise<void> {
  const { hostname, port, host, origin } = new URL(program.url);
  const head = `POST /api/briefs HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nIdempotency-Key: ${randomUUID()}\r\n`;
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"brief":{"name":"Kanarie"`, () =>
        setTimeout(() => socket.destroy(), 5),
      );
    });
    socket.on('close', () => done()).on('error', () => done());
  });
}

it('stores and logs nothing of a thousand briefs whose connection ends in the middle', { timeout: 60_000 }, async () => {
  await program.start();
  for (let sent = 0; sent < COUNT; sent += TOGETHER) await Promise.all(Array.from({ length: TOGETHER }, abort));
  expect((await fetch(`${program.url}/api/briefs/ticket`)).status).toBe(200);
  await program.stop('SIGTERM');
  expect(program.output()).toBe(`Surge is ready: ${program.url}/\n`);
  const store = await openStore({ dataDir: join(program.folder, 'data'), databaseUrl: undefined, log: () => {} });
  expect(await listBriefs(store.db, { limit: 1 })).toEqual([]);
  await store.close();
});
