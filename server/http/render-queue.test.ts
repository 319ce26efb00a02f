import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

it('renders one page of each client in turn', async () => {
  const renderQueue = createRenderQueue();
  const order: string[] = [];
  const ask = (client: string, name: string) => renderQueue.render(client, async () => void order.push(name));
  await Promise.all([ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1'), ask('b', 'b2')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('refuses the newest page of the client with the most waiting pages, and no other', async () => {
  const renderQueue = createRenderQueue(4);
  const ask = (client: string, name: string) => renderQueue.render(client, async () => name).catch(({ status }) => `${name} ${status}`);
  const asked = [ask('greedy', '1'), ask('greedy', '2'), ask('greedy', '3'), ask('a', 'a'), ask('b', 'b'), ask('c', 'c'), ask('d', 'd')];
  expect(await Promise.all(asked)).toEqual(['1', '2 503', '3 503', 'a', 'b', 'c', 'd 503']);
});

it('renders nothing for clients that have left, and gives their places to others', async () => {
  const renderQueue = createRenderQueue(2);
  let hasLeft = false;
  const rendered: string[] = [];
  const ask = (name: string) =>
    renderQueue
      .render(
        name,
        async () => void rendered.push(name),
        () => name.startsWith('gone') && hasLeft,
      )
      .catch(({ status }) => status);
  const first = [ask('gone 1'), ask('gone 2')];
  hasLeft = true;
  const later = [ask('a'), ask('b')];
  expect(await Promise.all(first)).toEqual([400, 400]);
  await Promise.all(later);
  expect(rendered).toEqual(['a', 'b']);
});

it('continues after a page that failed, and beside a page that hangs', async () => {
  const renderQueue = createRenderQueue();
  void renderQueue.render('a', () => new Promise(() => {}));
  await expect(renderQueue.render('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await renderQueue.render('a', async () => 'rendered')).toBe('rendered');
});

/** Otherwise a server would accept one new connection per page: fewer than arrive. */
it('lets the server accept new connections between two pages', async () => {
  const renderQueue = createRenderQueue(1000);
  let accepted = 0;
  const server = createServer()
    .on('connection', () => accepted++)
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  const sockets = Array.from({ length: 100 }, () => connect(address.port, '127.0.0.1'));
  let rendered = 0;
  const pages = Array.from({ length: 100 }, () => renderQueue.render('a', async () => void rendered++));
  while (accepted < sockets.length) await new Promise((resolve) => setImmediate(resolve));
  expect(rendered).toBeLessThan(20);
  await Promise.all(pages);
  for (const socket of sockets) socket.destroy();
  server.close();
});
