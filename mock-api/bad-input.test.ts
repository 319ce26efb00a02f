import { describe, expect, it, vi } from 'vitest';
import { sampleAccount } from '#protocol/sample-account.ts';
import { createStorage, openTab } from './app-fixture.ts';

const refused = (message: string) => ({ status: 400, data: { message } });

describe('an unknown id is refused', () => {
  it.each([
    ['GET', '/product/99', {}, 'Cannot get product detail'],
    ['GET', '/product/abc', {}, 'Cannot get product detail'],
    ['GET', '/product/1e0', {}, 'Cannot get product detail'],
    ['GET', '/invoice/99', {}, 'Cannot get invoice'],
    ['GET', '/project/99', {}, 'Cannot get projects'],
    ['GET', '/messages/99', {}, 'Cannot get messages'],
    ['GET', '/mail99', {}, 'Cannot get allmail'],
    ['GET', '/top-selling-data/feb', {}, 'Cannot get selling data'],
    ['GET', '/earning-charts-data/toString', {}, 'Cannot get earning data'],
    ['GET', '/wallet-balance-data/constructor', {}, 'Cannot get wallet balance data'],
    ['POST', '/mailslists', { body: { params: 9 } }, 'Cannot get allmail'],
    ['POST', '/selectedmails', { body: [1, 99] }, 'Cannot add selected mails'],
    ['POST', '/setfolderonmail', { body: { selectedmails: [1], folderId: 9 } }, 'Cannot update selected mails'],
    ['DELETE', '/delete/mail', { headers: { mail: '99' } }, 'Cannot delete selected mails'],
    ['DELETE', '/delete/mail', {}, 'Cannot delete selected mails'],
    ['DELETE', '/trash/mail', { headers: { mail: '-1' } }, 'Cannot update selected mails'],
    ['PUT', '/update/mail', { body: { id: 99, read: true } }, 'Cannot update selected mails'],
    ['PUT', '/update/mail', { body: { id: 1, to: [{ name: 'Ada', email: 'ada' }] } }, 'Cannot update selected mails'],
    ['POST', '/add/mail', { body: { name: 'Ada', labels: ['Bills'] } }, 'Cannot add selected mails'],
    ['POST', '/add/messages', { body: { roomId: 99, msg: 'x' } }, 'Cannot add message'],
    ['POST', '/add/messages', { body: { roomId: 1, msg: ' ' } }, 'Cannot add message'],
    ['POST', '/add/messages', { body: { roomId: 1, msg: '', picture: { src: 'https://a.example/x.png', alt: '' } } }, 'Cannot add message'],
    ['PUT', '/update/messages', { body: { roomId: 99 } }, 'Cannot update message'],
    ['DELETE', '/delete/message', { headers: { message: 'x' } }, 'Cannot delete message'],
    ['GET', '/profile/99', {}, 'Cannot get user profile'],
    ['GET', '/profile/abc', {}, 'Cannot get user profile'],
    ['GET', '/job/99', {}, 'Cannot get jobs'],
    ['GET', '/candidate/99', {}, 'Cannot get candidate'],
    ['POST', '/add/applyjob', { body: { job: 99, name: 'Zoe', email: 'zoe@example.org' } }, 'Cannot add applied job'],
    ['DELETE', '/delete/applyjob', { headers: { applyjob: '99' } }, 'Cannot delete applied job'],
    ['DELETE', '/delete/kyc', { headers: { kyc: '99' } }, 'Cannot delete KYC application'],
    [
      'POST',
      '/add/kyc',
      { body: { name: 'Zoe', email: 'zoe@example.org', country: 'AT', document: 'Library card', front: 'x' } },
      'Cannot add KYC application',
    ],
    ['PUT', '/update/order', { body: { id: 99, total: 1 } }, 'Cannot update order'],
    ['PUT', '/update/order', { body: { total: 1 } }, 'Cannot update order'],
    ['PUT', '/update/cart', { body: { id: 1, quantity: 0 } }, 'Cannot update cart'],
    ['POST', '/add/cart', { body: { product: 1, quantity: 1.5 } }, 'Cannot add cart'],
    ['POST', '/add/product', { body: { name: 'x', category: 'x', image: '../x', oldPrice: 1, newPrice: 1 } }, 'Cannot add product'],
    ['DELETE', '/delete/product', { headers: { product: '99' } }, 'Cannot delete product'],
    ['DELETE', '/delete/order', { headers: { order: '99' } }, 'Cannot delete order'],
    ['DELETE', '/delete/order', { headers: { user: '1' } }, 'Cannot delete order'],
    ['POST', '/comments-product-action/1', { body: { params: { commentId: 99 } } }, 'Cannot update comment'],
    ['POST', '/comments-product-action/1', { body: { params: { commentId: 1, replyId: 99 } } }, 'Cannot update comment'],
    ['POST', '/comments-product-add-reply/1', { body: { params: { commentId: 99, replyText: 'x' } } }, 'Cannot add comment'],
    ['POST', '/add/comments-blog', { body: { slug: '../x', comment: 'x' } }, 'Cannot add comment'],
    ['POST', '/add/comments-blog', { body: { slug: 'fees-first', comment: ' ' } }, 'Cannot add comment'],
    ['POST', '/comments-product-add-comment/99', { body: { params: { commentText: 'x' } } }, 'Cannot add comment'],
  ] as const)('an unknown id in %s %s is answered with the sentence of the endpoint', async (method, path, call, sentence) => {
    const noise = vi.spyOn(console, 'error');
    expect(await openTab().call(method, path, call)).toEqual(refused(sentence));
    expect(noise, 'an expected error, not a bug').not.toHaveBeenCalled();
  });
});

describe('a body that does not match the schema', () => {
  it.each([
    ['nothing', undefined],
    ['a text', 'order'],
    ['a list', [1]],
    ['null', null],
    ['an empty object', {}],
    ['an empty name', { orderId: '#1', billingName: '  ', total: 1 }],
    ['a number as a text', { orderId: '#1', billingName: 'Zoe', total: '1' }],
    ['an unknown status', { orderId: '#1', billingName: 'Zoe', total: 1, paymentStatus: 'Stolen' }],
    ['a text that is no date', { orderId: '#1', billingName: 'Zoe', total: 1, orderDate: 'soon' }],
    ['a date that does not exist', { orderId: '#1', billingName: 'Zoe', total: 1, orderDate: '2026-13-01' }],
    ['more than ten thousand letters', { orderId: '#1', billingName: 'x'.repeat(10_001), total: 1 }],
  ])('refuses an order that does not match the schema (%s), and stores nothing', async (_name, body) => {
    const tab = openTab();
    expect(await tab.call('POST', '/add/order', { body })).toEqual(refused('Cannot add order'));
    expect((await tab.call('GET', '/orders')).data).toHaveLength(40);
  });

  it('refuses a body that is not JSON', async () => {
    const { answer } = openTab();
    const headers = { 'content-type': 'application/json' };
    const response = await answer(new Request('http://site.test/add/order', { method: 'POST', body: '{"orderId":', headers }));
    expect([response.status, await response.json()]).toEqual([400, { message: 'Cannot add order' }]);
  });

  it('stores markup as plain text, and drops unknown fields', async () => {
    const tab = openTab();
    const body = JSON.parse('{"orderId":"#1","billingName":"<img src=x onerror=alert(1)>","total":1,"evil":true,"id":1,"__proto__":{"polluted":1}}');
    const { data } = await tab.call('POST', '/add/order', { body });
    expect(data).toEqual(expect.objectContaining({ id: 41, billingName: '<img src=x onerror=alert(1)>' }));
    expect(data).not.toHaveProperty('evil');
    expect(data).not.toHaveProperty('polluted');
  });
});

describe('an application', () => {
  const zoe = { name: 'Zoe', email: 'zoe@example.org' };

  it('is taken once per job, as long as the job is open, and can be taken back and come back', async () => {
    const tab = openTab();
    const apply = (body: object) => tab.call('POST', '/add/applyjob', { body: { ...zoe, ...body } });
    const { data: first } = await apply({ job: 11 });
    expect(first).toMatchObject({ no: 11, jobTitle: 'Front-end Engineer, previews', type: 'Full Time', status: 'New' });
    expect(await apply({ job: 11 })).toEqual(refused('You have applied for this job already.'));
    expect(await apply({ job: 8 })).toEqual(refused('You have applied for this job already.'));
    await tab.call('DELETE', '/delete/applyjob', { headers: { applyjob: '3' } });
    expect(await apply({ job: 8 })).toEqual(refused('This job is closed: it takes no more applications.'));
    await tab.call('DELETE', '/delete/applyjob', { headers: { applyjob: String(first.id) } });
    await tab.call('PUT', '/update/job', { body: { id: 11, status: 'Close' } });
    expect((await tab.call('POST', '/add/applyjob', { body: first })).data).toEqual(first);
  });

  it('says how its job is now, and that a job which is gone is closed', async () => {
    const tab = openTab();
    const readStatus = async () => (await tab.call('GET', '/jobApply')).data.find(({ job }: { job: number }) => job === 2).status;
    expect(await readStatus()).toBe('Active');
    await tab.call('PUT', '/update/job', { body: { id: 2, status: 'New' } });
    expect(await readStatus()).toBe('New');
    await tab.call('DELETE', '/delete/job', { headers: { job: '2' } });
    expect(await readStatus()).toBe('Close');
  });

  it('is refused without a name or with a wrong address', async () => {
    const tab = openTab();
    for (const body of [{ job: 11, ...zoe, name: ' ' }, { job: 11, ...zoe, email: 'zoe' }, { ...zoe }])
      expect(await tab.call('POST', '/add/applyjob', { body })).toEqual(refused('Cannot add applied job'));
    expect((await tab.call('GET', '/jobApply')).data).toHaveLength(10);
  });
});

describe('a request that no endpoint takes', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/assets/product/1.js'],
    ['GET', '/shop/product/1'],
    ['GET', '/product'],
    ['GET', '/product/1/reviews'],
    ['GET', '/invoice-templates/1'],
    ['GET', '/projectile/1'],
    ['GET', '/profile'],
    ['GET', '/jobs/1'],
    ['GET', '/my/messages/1'],
    ['GET', '/mail'],
    ['GET', '/mailing'],
    ['GET', '/statistics-data/week'],
    ['POST', '/products'],
    ['DELETE', '/delete/customers'],
    ['PUT', '/update/mails'],
  ])('passes a request that no endpoint takes to the network unchanged: %s %s', async (method, path) => {
    const tab = openTab();
    expect(await tab.call(method, path, method === 'GET' ? {} : { body: { untouched: true } })).toEqual({ status: 203, data: 'from the network' });
    expect(tab.passed[0]?.url).toBe(`http://site.test${path}`);
    if (method !== 'GET') expect(await tab.passed[0]?.json()).toEqual({ untouched: true });
  });
});

describe('sample accounts', () => {
  const ada = { username: 'Ada', email: 'Ada@Example.org', password: 'correct horse' };

  it('an account can be registered, signed in to and renamed, and no answer holds a password', async () => {
    const tab = openTab();
    const answers = [
      await tab.call('POST', '/post-fake-register', { body: ada }),
      await tab.call('POST', '/post-jwt-login', { body: { email: 'ada@example.org', password: ada.password } }),
      await tab.call('POST', '/post-fake-profile', { body: { idx: 2, username: ' Ada L. ' } }),
      await tab.call('POST', '/post-fake-login', { body: ada }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[3]?.data).toEqual({ uid: 2, username: 'Ada L.', role: 'admin', email: 'Ada@Example.org' });
    expect(JSON.stringify(answers)).not.toMatch(/password"|correct horse|salt|hash/);
  });

  it('an account is stored with a salted hash, never with its password', async () => {
    const kept = new Map<string, string>();
    const storage = createStorage(kept);
    const tab = openTab(() => storage);
    await tab.call('POST', '/post-fake-register', { body: ada });
    await tab.call('POST', '/post-fake-register', { body: { ...ada, email: 'b@example.org' } });
    const text = kept.get('surge.demo.accounts') ?? '';
    expect(text).toContain('pbkdf2');
    expect(text).not.toContain('correct horse');
    const hashes = [...text.matchAll(/"hash":"(\w+)"/g)].map(([, hash]) => hash);
    expect(new Set(hashes).size).toBe(3);
  });

  it.each([
    ['an address that is registered already', { ...ada, email: sampleAccount.email.toUpperCase() }],
    ['an invalid address', { ...ada, email: 'ada' }],
    ['no password', { ...ada, password: '' }],
    ['no name', { ...ada, username: ' ' }],
  ])('an account cannot be registered with %s', async (_name, body) => {
    expect(await openTab().call('POST', '/post-jwt-register', { body })).toEqual(refused('Cannot add user'));
  });

  it('two registrations at once create one account', async () => {
    const tab = openTab();
    const answers = await Promise.all([1, 2].map(() => tab.call('POST', '/post-fake-register', { body: ada })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it.each([
    ['a wrong password', { ...sampleAccount, password: 'Surge-demo' }],
    ['no password', { email: sampleAccount.email }],
    ['an unknown address', { ...sampleAccount, email: 'nobody@surge.example' }],
    ['a password that is a number', { ...sampleAccount, password: 1 }],
  ])('signing in is refused with %s', async (_name, body) => {
    expect((await openTab().call('POST', '/post-fake-login', { body })).data.message).toMatch(/^Username and password are invalid\./);
  });

  it('a social sign-in needs a token, has one account per name, and never opens an account with a password', async () => {
    const tab = openTab();
    const signIn = (body: object) => tab.call('POST', '/social-login', { body });
    expect((await signIn({ name: 'Ada' })).status).toBe(400);
    expect((await signIn({ name: 'Ada', token: '' })).status).toBe(400);
    expect((await signIn({ name: 'Ada', token: 't', email: sampleAccount.email })).status).toBe(400);
    expect((await signIn({ name: 'Ada', token: 't' })).data.uid).toBe(2);
    expect((await signIn({ name: 'Ada', token: 'u' })).data.uid).toBe(2);
    expect((await signIn({ name: 'Bea', token: 'u' })).data.uid).toBe(3);
  });

  it('accounts work on plain http, where browsers have no crypto.subtle', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    try {
      const tab = openTab();
      expect((await tab.call('POST', '/post-fake-register', { body: ada })).status).toBe(200);
      expect((await tab.call('POST', '/post-fake-login', { body: ada })).status).toBe(200);
      expect((await tab.call('POST', '/post-fake-login', { body: sampleAccount })).status).toBe(200);
      expect((await tab.call('POST', '/post-fake-login', { body: { ...ada, password: 'x' } })).status).toBe(400);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

it('answers only after the caller has continued, logs a bug, and passes on errors of the network', async () => {
  const tab = openTab();
  let isHere = false;
  const answer = tab.call('GET', '/products').then(() => {
    isHere = true;
  });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(isHere).toBe(false);
  await answer;

  const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { createMockApi } = await import('./app.ts');
  const read = () => {
    throw new TypeError('a bug');
  };
  const broken = createMockApi({
    store: { read, write: () => undefined, clear: () => undefined },
    now: new Date(),
    askNetwork: () => Promise.reject(new TypeError('offline')),
  });
  expect(await (await broken.answer(new Request('http://site.test/orders'))).json()).toEqual({ message: 'Cannot get orders' });
  expect(noise).toHaveBeenCalledOnce();
  await expect(broken.answer(new Request('http://site.test/elsewhere'))).rejects.toThrow('offline');
});
