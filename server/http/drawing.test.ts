import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createDrawing } from './drawing.ts';

it('draws a page of each client in turn', async () => {
  const drawing = createDrawing();
  const order: string[] = [];
  const ask = (client: string, name: string) => drawing.draw(client, async () => void order.push(name));
  await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('refuses the newest of the client who waits for the most, and nobody else', async () => {
  const drawing = createDrawing(4);
  const ask = (client: string, name: string) => drawing.draw(client, async () => name).catch(({ status }) => `${name} ${status}`);
  const asked = [ask('greedy', '1'), ask('greedy', '2'), ask('greedy', '3'), ask('a', 'a'), ask('b', 'b'), ask('c', 'c'), ask('d', 'd')];
  expect(await Promise.all(asked)).toEqual(['1', '2 503', '3 503', 'a', 'b', 'c', 'd 503']);
});

it('draws nothing for those who left, and gives their room to others', async () => {
  const drawing = createDrawing(2);
  let hasLeft = false;
  const drawn: string[] = [];
  const ask = (name: string) =>
    drawing
      .draw(
        name,
        async () => void drawn.push(name),
        () => name.startsWith('gone') && hasLeft,
      )
      .catch(({ status }) => status);
  const first = [ask('gone 1'), ask('gone 2')];
  hasLeft = true;
  const later = [ask('a'), ask('b')];
  expect(await Promise.all(first)).toEqual([400, 400]);
  await Promise.all(later);
  expect(drawn).toEqual(['a', 'b']);
});

it('goes on after a page that failed, and beside one that hangs', async () => {
  const drawing = createDrawing();
  void drawing.draw('a', () => new Promise(() => {}));
  await expect(drawing.draw('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await drawing.draw('a', async () => 'drawn')).toBe('drawn');
});

/** A server whose every turn draws a page lets in one newcomer a page: fewer than come. */
it('lets newcomers in between two pages', async () => {
  const drawing = createDrawing(1000);
  let accepted = 0;
  const server = createServer()
    .on('connection', () => accepted++)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  const sockets = Array.from({ length: 100 }, () => connect(address.port, '127.0.0.1'));
  let drawn = 0;
  const pages = Array.from({ length: 100 }, () => drawing.draw('a', async () => void drawn++));
  while (accepted < sockets.length) await new Promise((resolve) => setImmediate(resolve));
  expect(drawn).toBeLessThan(20);
  await Promise.all(pages);
  for (const socket of sockets) socket.destroy();
  server.close();
});
