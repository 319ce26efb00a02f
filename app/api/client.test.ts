import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_TOKEN, sampleAccount } from '#protocol/sample-account.ts';
import { createAccountCalls } from './accounts.ts';
import { ApiError } from './api-error.ts';
import { askBackend } from './backend.ts';
import { api, createRequest, toData } from './client.ts';
import { listEndpointSwitches, resetDemoData, setFailing, UNSAVED_EVENT } from './demo-data.ts';

/** In the seed. */
const ORDERS = 40;
const kept = new Map<string, string>();
const network = vi.fn<(request: Request) => Promise<Response>>();
const told = vi.fn<(event: Event) => boolean>(() => true);
let isFull = false;

vi.stubGlobal('location', new URL('https://surge.test/login'));
vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=one%3Dtwo; XSRF-TOKEN2=x' });
vi.stubGlobal('fetch', network);
vi.stubGlobal('dispatchEvent', told);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, text: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, text);
  },
  removeItem: (key: string) => kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
});

beforeEach(() => {
  kept.clear();
  isFull = false;
  network.mockReset();
  network.mockImplementation(async () => Response.json({ from: 'network' }));
});

describe('every request', () => {
  it('a request to this origin carries the bearer and the XSRF token', () => {
    for (const address of ['/orders', 'https://surge.test/orders', new URL('https://surge.test/x')]) {
      const { headers } = createRequest(address);
      expect(headers.get('authorization')).toBe(`Bearer ${SAMPLE_TOKEN}`);
      expect(headers.get('x-xsrf-token')).toBe('one=two');
    }
  });

  it.each(['https://other.test/orders', 'http://surge.test/orders', 'https://surge.test:444/', '//other.test/orders'])(
    'to %s carries neither',
    (address) => {
      const { headers } = createRequest(address);
      expect(headers.has('authorization')).toBe(false);
      expect(headers.has('x-xsrf-token')).toBe(false);
    },
  );

  it('a request keeps the headers that its caller set', () => {
    const { headers } = createRequest('/x', { headers: { Authorization: 'Bearer mine', 'X-XSRF-TOKEN': 'mine' } });
    expect([headers.get('authorization'), headers.get('x-xsrf-token')]).toEqual(['Bearer mine', 'mine']);
  });

  it('a request has no XSRF token without the cookie, and a broken cookie does not stop it', () => {
    vi.stubGlobal('document', { cookie: '' });
    expect(createRequest('/x').headers.has('x-xsrf-token')).toBe(false);
    for (const broken of ['%', '%E2%82%AC', '%0Ax']) {
      vi.stubGlobal('document', { cookie: `XSRF-TOKEN=${broken}` });
      expect(createRequest('/x').headers.get('x-xsrf-token')).toBe(broken);
    }
  });

  it('a request has no timeout, and ends with its signal', async () => {
    vi.useFakeTimers();
    try {
      const timers = vi.getTimerCount();
      network.mockImplementation(
        (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
      );
      const gone = new AbortController();
      const answer = toData(api.wallet.$get({}, { init: { signal: gone.signal } }));
      expect(vi.getTimerCount()).toBe(timers);
      gone.abort();
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('who answers', () => {
  const ask = (path: string, ...rest: [Parameters<typeof askBackend>[1]?]) =>
    askBackend(createRequest(path), ...rest).then((answer) => answer.json());

  it('the mock in the browser answers all calls but the real ones', async () => {
    expect(await ask('/orders')).toHaveLength(ORDERS);
    for (const path of ['/wallet', '/crypto/orders', '/crypto-products']) expect(await ask(path)).toEqual({ from: 'network' });
    expect(network.mock.calls.map(([request]) => [request.method, new URL(request.url).pathname])).toEqual([
      ['GET', '/wallet'],
      ['GET', '/crypto/orders'],
      ['GET', '/crypto-products'],
    ]);
  });

  it('a switch lets the mock answer every call, or the network', async () => {
    expect(await ask('/wallet', 'all')).toMatchObject({ walletHistory: expect.any(Array) });
    expect(await ask('/crypto/orders', 'all')).toHaveLength(24);
    expect(await ask('/crypto-products', 'all')).toHaveLength(12);
    expect(network).not.toHaveBeenCalled();
    expect(await ask('/orders', 'none')).toEqual({ from: 'network' });
  });

  it('the network answers paths that are no endpoint, and every path of other origins', async () => {
    expect(await ask('/shop/orders')).toEqual({ from: 'network' });
    expect(await ask('https://other.test/orders')).toEqual({ from: 'network' });
  });
});

describe('an answer', () => {
  it('a call returns the data of the answer', async () => {
    const order = (await toData(api.orders.$get())).find(({ id }) => id === 3);
    expect(order).toMatchObject({ billingName: 'Deepa Nair', product: 'Card Deck Swiper' });
    expect((await toData(api[':mail{mail[0-9]+}'].$get({ param: { mail: 'mail3' } }))).name).toBe('Carla Moretti');
    expect((await toData(api.product[':id'].$get({ param: { id: '8' } }))).recentProducts).toHaveLength(3);
  });

  it('a refused call throws an ApiError with the sentence of the answer', async () => {
    const refusal = toData(api.invoice[':id'].$get({ param: { id: '99' } }));
    await expect(refusal).rejects.toBeInstanceOf(ApiError);
    await expect(refusal).rejects.toMatchObject({ status: 400, message: 'Cannot get invoice' });
  });

  it.each([
    [Response.json({ message: 'Rate exceeded' }, { status: 429 }), 429, 'Rate exceeded'],
    [new Response('Shutting down.\n', { status: 503 }), 503, 'Shutting down.'],
    [new Response('[1]', { status: 500 }), 500, '[1]'],
    [new Response(null, { status: 502, statusText: 'Bad Gateway' }), 502, 'Bad Gateway'],
  ])('a call that the network refuses throws an ApiError with its status and text, %#', async (response, status, message) => {
    network.mockImplementation(async () => response);
    await expect(toData(api.wallet.$get())).rejects.toMatchObject({ name: 'ApiError', status, message });
  });

  it('a call without an answer throws the error itself', async () => {
    const error = new TypeError('Failed to fetch');
    network.mockRejectedValue(error);
    await expect(toData(api.wallet.$get())).rejects.toBe(error);
  });
});

describe('writing', () => {
  it('what was deleted, added or changed is so at the next call, until the data is reset', async () => {
    expect(await toData(api.delete.order.$delete({ header: { order: '3' } }))).toBe(3);
    expect((await toData(api.orders.$get())).map(({ id }) => id)).not.toContain(3);
    const added = await toData(api.add.order.$post({ json: { orderId: '#SK1', billingName: 'Zoe', total: 5 } }));
    expect(await toData(api.update.order.$put({ json: { id: added.id, total: 6 } }))).toEqual({ ...added, total: 6 });
    await setFailing('GET /orders', true);
    await expect(toData(api.orders.$get())).rejects.toThrow('Cannot get orders');
    await resetDemoData();
    expect(await toData(api.orders.$get())).toHaveLength(ORDERS);
  });

  it('the window is told once that the device cannot store changes', async () => {
    isFull = true;
    for (const total of [1, 2]) await toData(api.add.order.$post({ json: { orderId: '#SK1', billingName: 'Zoe', total } }));
    expect(await toData(api.orders.$get())).toHaveLength(ORDERS + 2);
    expect(told.mock.calls.filter(([event]) => event.type === UNSAVED_EVENT)).toHaveLength(1);
    isFull = false;
    await resetDemoData();
  });
});

describe.each(['fake', 'jwt'] as const)('account calls, %s', (variant) => {
  const calls = createAccountCalls(variant);
  const ada = { username: 'Ada', email: 'ada@example.org', password: 'correct horse' };

  it('an account can be registered, signed in to and renamed, and a new password asked for', async () => {
    expect(await calls.register(ada)).toEqual({ uid: 2, username: 'Ada', role: 'admin', email: ada.email });
    const account = await calls.logIn({ email: ada.email, password: ada.password });
    expect(account.accessToken).toBe(variant === 'jwt' ? SAMPLE_TOKEN : undefined);
    expect(await calls.rename(account, 'Ada L.')).toBe('Profile Updated Successfully');
    expect((await calls.logIn({ email: ada.email, password: ada.password })).username).toBe('Ada L.');
    expect(await calls.requestPasswordReset(ada.email)).toBe('Check you mail and reset your password.');
    await expect(calls.logIn({ ...sampleAccount, password: 'x' })).rejects.toMatchObject({ status: 400 });
    await expect(calls.rename({ ...account, uid: 99 }, 'x')).rejects.toThrow('Something wrong for edit profile');
  });

  it('a social account can sign in', async () => {
    const account = await calls.logInBySocialAccount({ token: 't', name: 'Bea' });
    expect(account).toMatchObject({ username: 'Bea', accessToken: SAMPLE_TOKEN });
    expect(await calls.rename(account, 'Bea B.')).toBe('Profile Updated Successfully');
  });

  it('with jwt, the profile needs the token', async () => {
    const account = await calls.logIn(sampleAccount);
    const forged = calls.rename({ ...account, accessToken: 'forged' }, 'Eve');
    if (variant === 'jwt') await expect(forged).rejects.toThrow('Invalid Token !!');
    else await expect(forged).resolves.toBe('Profile Updated Successfully');
  });
});

it('an endpoint that was named to fail does so', async () => {
  const switches = await listEndpointSwitches();
  expect(switches).toContainEqual({ name: 'GET /orders', refusal: 'Cannot get orders', isFailing: false });
  await setFailing('GET /orders', true);
  await expect(toData(api.orders.$get())).rejects.toThrow('Cannot get orders');
  expect(await listEndpointSwitches()).toContainEqual({ name: 'GET /orders', refusal: 'Cannot get orders', isFailing: true });
  await setFailing('GET /orders', false);
  expect(await toData(api.orders.$get())).toHaveLength(ORDERS);
});
