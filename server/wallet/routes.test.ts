import { describe, expect, it } from 'vitest';
import { createTestApp } from '#server/app-fixture.ts';
import type { LogEntry } from '#server/http/log.ts';
import { createSecurityHeaders } from '#server/http/security-headers.ts';
import { createWalletRoutes } from './routes.ts';

const paths = ['/wallet', '/crypto/orders', '/crypto-products'] as const;

describe.each(paths)('GET %s', (path) => {
  it('answers JSON that no cache may store, with the headers of data', async () => {
    const { app } = await createTestApp();
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('answers JSON to a browser that opens the address as well', async () => {
    const { app } = await createTestApp();
    const response = await app.request(path, { headers: { accept: 'text/html' } });
    expect(response.headers.get('content-type')).toBe('application/json');
  });

  it('answers HEAD without a body', async () => {
    const { app } = await createTestApp();
    const response = await app.request(path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s in JSON', async (method) => {
    const { app } = await createTestApp();
    const response = await app.request(path, { method, headers: { origin: 'http://localhost' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ message: 'This address can be read only.' });
  });
});

it('answers the sample data with dates counted back from now', async () => {
  const { app } = await createTestApp();
  const [wallet, orders, activities] = await Promise.all(paths.map(async (path) => (await app.request(path)).json()));
  expect(wallet).toMatchObject({ availableBalance: { currency: 'USD' }, coins: [{ coin: 'Bitcoin' }, { coin: 'Ethereum' }, { coin: 'Litecoin' }] });
  expect(wallet.series.map(({ data }: { data: unknown[] }) => data.length)).toEqual([12, 12, 12]);
  expect([orders.length, activities.length]).toEqual([24, 12]);
  expect(orders[0].pdate).toBe(new Date().toISOString().slice(0, 10));
});

it('is consistent: the coins add up to the balance, and the last month of the overview equals their value', async () => {
  const { app } = await createTestApp();
  const wallet = await (await app.request('/wallet')).json();
  const coins: { valueInUsd: number; priceInUsd: number; balance: { amount: number } }[] = wallet.coins;
  expect(coins.reduce((sum, { valueInUsd }) => sum + valueInUsd, 0)).toBeCloseTo(wallet.availableBalance.amount, 2);
  for (const [index, { valueInUsd, priceInUsd, balance }] of coins.entries()) {
    expect(priceInUsd * balance.amount).toBeCloseTo(valueInUsd, 1);
    expect(wallet.series[index].data.at(-1)).toBe(valueInUsd);
  }
});

it('leaves addresses below these to the site', async () => {
  const { app } = await createTestApp();
  expect((await app.request('/wallet/more')).headers.get('content-type')).toContain('text/html');
});

it.each([
  ['/wallet', 'Cannot get wallet data'],
  ['/crypto/orders', 'Cannot get orders'],
  ['/crypto-products', 'Cannot get productData'],
])('%s answers with its error sentence and logs the cause', async (path, message) => {
  const log: LogEntry[] = [];
  const security = createSecurityHeaders({ publicOrigin: 'http://surge.test', isOriginCertain: true });
  const failing = () => {
    throw new Error('no clock');
  };
  const response = await createWalletRoutes({ security, log: (entry) => log.push(entry), now: failing }).request(path);
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ message });
  expect(log).toMatchObject([{ event: 'wallet call failed', path, error: new Error('no clock') }]);
});
