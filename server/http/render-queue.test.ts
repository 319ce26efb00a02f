import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('draws a page of each client in turn', async () => {
  const renderQueue = createRenderQueue();
  const order: string[] = [];
  const ask = (client: string, name: string) => renderQueue.render(client, async () => void order.push(name));
  await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('refuses the newest of the client who waits for the most, and nobody else', async () => {
  const renderQueue = createRenderQueue(4);
  const ask = (client: string, name: string) => renderQueue.render(client, async () => name).catch(({ status }) => `${name} ${status}`);
  const asked = [ask('greedy', '1'), ask('greedy', '2'), ask('greedy', '3'), ask('a', 'a'), ask('b', 'b'), ask('c', 'c'), ask('d', 'd')];
  expect(await Promise.all(asked)).toEqual(['1', '2 503', '3 503', 'a', 'b', 'c', 'd 503']);
});

it('draws nothing for those who left, and gives their room to others', async () => {
  const renderQueue = createRenderQueue(2);
  let hasLeft = false;
  const drawn: string[] = [];
  const ask = (name: string) =>
    renderQueue
      .render(
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
  const renderQueue = createRenderQueue();
  void renderQueue.render('a', () => new Promise(() => {}));
  await expect(renderQueue.render('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await renderQueue.render('a', async () => 'drawn')).toBe('drawn');
});

/** A server whose every turn draws a page lets in one newcomer a page: fewer than come. */
it('lets newcomers in between two pages', async () => {
  const renderQueue = createRenderQueue(1000);
  let accepted = 0;
  const server = createServer()
    .on('connection', () => accepted++)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  const sockets = Array.from({ length: 100 }, () => connect(address.port, '127.0.0.1'));
  let drawn = 0;
  const pages = Array.from({ length: 100 }, () => renderQueue.render('a', async () => void drawn++));
  while (accepted < sockets.length) await new Promise((resolve) => setImmediate(resolve));
  expect(drawn).toBeLessThan(20);
  await Promise.all(pages);
  for (const socket of sockets) socket.destroy();
  server.close();
});
