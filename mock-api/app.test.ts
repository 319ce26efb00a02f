/** Every endpoint of spec §7 and every sentence of spec §8, one row each. */
import { describe, expect, it } from 'vitest';
import { SAMPLE_TOKEN, sampleAccount } from '#protocol/sample-account.ts';
import { createWallet } from '#protocol/wallet-sample.ts';
import { type Call, openTab } from './app-fixture.ts';
import type { MonthlyWallet } from './records/chart.ts';

const INVALID = 'Username and password are invalid. Please enter correct username and password';
const newcomer = { username: 'Ada', email: 'ada@example.org', password: 'a b c' };

type Row = readonly [name: string, errorMessage: string, path: string, call: Call, expected: unknown];

const list = (length: number) => expect.objectContaining({ length });
const period = [{ length: 3 }, { length: 12 }].map((shape) => expect.objectContaining(shape));

const rows: readonly Row[] = [
  // Auth
  ['POST /post-fake-register', 'Cannot add user', '', { body: newcomer }, { uid: 2, username: 'Ada', role: 'admin', email: 'ada@example.org' }],
  ['POST /post-jwt-register', 'Cannot add user', '', { body: newcomer }, { uid: 2, username: 'Ada', role: 'admin', email: 'ada@example.org' }],
  ['POST /post-fake-login', INVALID, '', { body: sampleAccount }, { uid: 1, username: 'Maren Holt', role: 'admin', email: sampleAccount.email }],
  [
    'POST /post-jwt-login',
    INVALID,
    '',
    { body: { ...sampleAccount, name: 'x' } },
    expect.objectContaining({ accessToken: SAMPLE_TOKEN, username: 'Maren Holt' }),
  ],
  ['POST /fake-forget-pwd', 'Cannot get user profile', '', {}, 'Check you mail and reset your password.'],
  ['POST /jwt-forget-pwd', 'Cannot get user profile', '', {}, 'Check you mail and reset your password.'],
  ['POST /post-fake-profile', 'Something wrong for edit profile', '', { body: { idx: 1, username: 'M.' } }, 'Profile Updated Successfully'],
  [
    'POST /post-jwt-profile',
    'Something wrong for edit profile',
    '',
    { body: { idx: 1, username: 'M.' }, headers: { authorization: `Bearer ${SAMPLE_TOKEN}` } },
    'Profile Updated Successfully',
  ],
  [
    'POST /social-login',
    INVALID,
    '',
    { body: { token: 't', name: 'Ada' } },
    expect.objectContaining({ accessToken: SAMPLE_TOKEN, username: 'Ada', uid: 2 }),
  ],
  // GET lists
  ['GET /products', 'Cannot get products', '', {}, list(20)],
  [
    'GET /product/:id',
    'Cannot get product detail',
    '/product/3',
    {},
    expect.objectContaining({ id: 3, name: 'Interior Walkthrough', recentProducts: list(3), comments: list(3) }),
  ],
  ['GET /events', 'Cannot get events', '', {}, list(29)],
  ['GET /folders', 'Cannot get folder', '', {}, list(5)],
  ['GET /categories', 'Cannot get categories', '', {}, list(5)],
  ['GET /flights', 'Cannot get flights', '', {}, list(12)],
  ['GET /publishers', 'Cannot get publishers', '', {}, list(16)],
  ['GET /chats', 'Cannot get chats', '', {}, list(7)],
  ['GET /groups', 'Cannot get groups', '', {}, list(5)],
  ['GET /contacts', 'Cannot get contacts', '', {}, list(4)],
  [
    'GET /messages/:roomId',
    'Cannot get messages',
    '/messages/2',
    {},
    [expect.objectContaining({ roomId: 2, sender: 'Priya Raman', usermessages: list(3) })],
  ],
  ['GET /orders', 'Cannot get orders', '', {}, list(40)],
  ['GET /customers', 'Cannot get customers data', '', {}, list(13)],
  [
    'GET /shops',
    'Cannot get shops data',
    '',
    {},
    Array.from({ length: 9 }, (_, at) => expect.objectContaining({ id: at + 1, product: at === 1 ? 4 : expect.any(Number) })),
  ],
  ['GET /cart', 'Cannot get cart', '', {}, list(2)],
  ['GET /wallet', 'Cannot get wallet data', '', {}, expect.objectContaining({ series: list(3), walletHistory: list(12) })],
  ['GET /crypto/orders', 'Cannot get orders', '', {}, list(24)],
  ['GET /crypto-products', 'Cannot get productData', '', {}, list(12)],
  ['GET /holdings', 'Cannot get holdings', '', {}, ['USD', 'BTC', 'ETH', 'LTC'].map((currency) => expect.objectContaining({ currency }))],
  [
    'GET /exchange/:coin',
    'Cannot get order book',
    '/exchange/litecoin',
    {},
    expect.objectContaining({ coin: 'Litecoin', priceCents: 8_450, asks: list(12), bids: list(12), trades: list(12) }),
  ],
  ['GET /exchange-prices/:coin/:period', 'Cannot get prices', '/exchange-prices/bitcoin/month', {}, list(31)],
  ['GET /exchange-orders', 'Cannot get exchange orders', '', {}, list(2)],
  ['GET /exchange-trades', 'Cannot get exchange trades', '', {}, list(0)],
  ['GET /lending-products', 'Cannot get lending products', '', {}, expect.objectContaining({ deposits: list(4) })],
  ['GET /deposits', 'Cannot get deposits', '', {}, list(1)],
  ['GET /loans', 'Cannot get loans', '', {}, list(1)],
  ['GET /invoices', 'Cannot get invoices', '', {}, list(79)],
  ['GET /invoice/:id', 'Cannot get invoice', '/invoice/9', {}, expect.objectContaining({ id: 9, orderSummary: expect.anything() })],
  ['GET /projects', 'Cannot get projects', '', {}, list(11)],
  ['GET /project/:id', 'Cannot get projects', '/project/11', {}, expect.objectContaining({ id: 11, files: list(4), comments: list(3) })],
  ['GET /jobs', 'Cannot get jobs', '', {}, list(32)],
  ['GET /job/:id', 'Cannot get jobs', '/job/3', {}, expect.objectContaining({ id: 3, jobTitle: 'Performance Analyst', skills: list(3) })],
  ['GET /jobApply', 'Cannot get jobsApply', '', {}, list(10)],
  ['GET /candidates', 'Cannot get candidates', '', {}, list(30)],
  ['GET /candidate/:id', 'Cannot get candidate', '/candidate/1', {}, expect.objectContaining({ id: 1, name: 'Elif Demir', experiences: list(2) })],
  ['GET /tasks', 'Cannot get tasks', '', {}, [1, 2, 3].map((id) => expect.objectContaining({ id, cards: list(5) }))],
  ['GET /users', 'Cannot get users', '', {}, list(32)],
  [
    'GET /user',
    'Cannot get user profile',
    '',
    {},
    expect.objectContaining({ id: 1, projects: list(7), experiences: list(3), revenueByMonth: list(12) }),
  ],
  ['GET /profile/:id', 'Cannot get user profile', '/profile/9', {}, expect.objectContaining({ id: 9, name: 'Ingrid Solberg', projects: list(3) })],
  ['GET /weekly-data', 'Cannot get wallet data', '', {}, list(3)],
  ['GET /yearly-data', 'Cannot get wallet data', '', {}, list(3)],
  ['GET /monthly-data', 'Cannot get wallet data', '', {}, list(3)],
  ['GET /reach', 'Cannot get reach', '', {}, list(58)],
  ['GET /kyc', 'Cannot get KYC applications', '', {}, [expect.objectContaining({ id: 1, status: 'Refused' })]],
  [
    'POST /add/kyc',
    'Cannot add KYC application',
    '',
    { body: { name: 'Zoe', email: 'zoe@example.org', country: 'AT', document: 'Passport', front: 'page.jpg' } },
    expect.objectContaining({ id: 2, status: 'In review', back: '' }),
  ],
  ['DELETE /delete/kyc', 'Cannot delete KYC application', '', { headers: { kyc: '1' } }, 1],
  ['GET /comments-product', 'Cannot get comment data', '', {}, list(32)],
  ['GET /:mail{mail[0-9]+}', 'Cannot get allmail', '/mail12', {}, expect.objectContaining({ id: 12 })],
  // GET by period
  ...['jan', 'dec', 'nov', 'oct'].flatMap((month): Row[] => [
    ['GET /top-selling-data/:month', 'Cannot get selling data', `/top-selling-data/${month}`, {}, period[0]],
    ['GET /earning-charts-data/:month', 'Cannot get earning data', `/earning-charts-data/${month}`, {}, period[1]],
  ]),
  ...[
    ['onemonth', 12],
    ['sixmonth', 6],
    ['year', 12],
    ['anything', 12],
  ].map(
    ([duration, length]): Row => [
      'GET /visitor-data/:duration',
      'Cannot get visitor data',
      `/visitor-data/${duration}`,
      {},
      { categories: list(Number(length)), Currentdata: list(Number(length)), Previousdata: list(Number(length)) },
    ],
  ),
  ...[
    ['month', 11],
    ['week', 7],
    ['anything', 11],
  ].map(
    ([duration, length]): Row => [
      'GET /Statistics-data/:duration',
      'Cannot get statistics data',
      `/Statistics-data/${duration}`,
      {},
      {
        label: list(Number(length)),
        companay: list(Number(length)),
        newjobs: list(Number(length)),
        totaljobs: list(Number(length)),
        jobview: list(Number(length)),
      },
    ],
  ),
  ...['jan', 'feb', 'march', 'dec'].map(
    (month): Row => [
      'GET /wallet-balance-data/:month',
      'Cannot get wallet balance data',
      `/wallet-balance-data/${month}`,
      {},
      expect.objectContaining({ chartdata: list(3), Ethereum: expect.anything(), Bitcoin: expect.anything(), Litecoin: expect.anything() }),
    ],
  ),
  // Mail
  ['POST /mailslists', 'Cannot get allmail', '', { body: {} }, list(23)],
  ['POST /selectedmails', 'Cannot add selected mails', '', { body: [12, 3] }, [12, 3]],
  [
    'POST /setfolderonmail',
    'Cannot update selected mails',
    '',
    { body: { selectedmails: [12, 3], folderId: 4 } },
    [expect.objectContaining({ id: 12, category: 'trash' }), expect.objectContaining({ id: 3, category: 'trash' })],
  ],
  ['DELETE /trash/mail', 'Cannot update selected mails', '', { headers: { mail: '12' } }, 12],
  ['DELETE /stared/mail', 'Cannot update selected mails', '', { headers: { mail: '12' } }, 12],
  // Messages
  [
    'POST /add/messages',
    'Cannot add message',
    '',
    { body: { roomId: 9, msg: 'Hello' } },
    expect.objectContaining({ id: 43, roomId: 9, to_id: 2, msg: 'Hello' }),
  ],
  ['PUT /update/messages', 'Cannot update message', '', { body: { roomId: 8 } }, { id: 8, upTo: 38 }],
  ['DELETE /delete/message', 'Cannot delete message', '', { headers: { message: '20' } }, 20],
  // Add, update, delete
  ...[
    ['user', 'user', 33, { name: 'Zoe', email: 'zoe@example.org' }],
    ['project', 'project', 12, { name: 'New' }],
    ['event', 'event', 30, { title: 'New', start: '2026-11-20', end: '2026-11-21' }],
    ['flight', 'flight', 13, { name: 'New' }],
    ['product', 'product', 21, { name: 'New', category: 'CTV', image: 'descent', oldPrice: 10, newPrice: 8 }],
    ['cart', 'cart', 3, { product: 3, color: 'Full colour', quantity: 2 }],
    ['order', 'order', 41, { orderId: '#1', billingName: 'Zoe', total: 10 }],
    ['customer', 'customer', 14, { username: 'Zoe', email: 'zoe@example.org' }],
    ['job', 'job List', 33, { jobId: '#1', jobTitle: 'New' }],
    ['applyjob', 'applied job', 11, { job: 1, name: 'Zoe', email: 'zoe@example.org' }],
    ['tasks', 'Kanban Data', 16, { title: 'New' }, 'kanban'],
    ['mail', 'selected mails', 46, { name: 'Zoe', to: [{ name: 'Ada', email: 'ada@example.org' }], html: '<p>New</p>' }],
  ].flatMap(([x, thing, id, body, header = x]): Row[] => [
    [`POST /add/${x}`, `Cannot add ${thing}`, '', { body }, expect.objectContaining({ ...Object(body), id })],
    [`PUT /update/${x}`, `Cannot update ${thing}`, '', { body: { ...Object(body), id: 2 } }, expect.objectContaining({ ...Object(body), id: 2 })],
    [`DELETE /delete/${x}`, `Cannot delete ${thing}`, '', { headers: { [String(header)]: '2' } }, 2],
  ]),
  // Exchange and lending
  [
    'POST /add/exchange-order',
    'Cannot add exchange order',
    '',
    { body: { coin: 'Bitcoin', trade: 'Buy', kind: 'limit', priceCents: 6_000_000, units: 1_000_000 } },
    { trade: null, order: expect.objectContaining({ id: 3, units: 1_000_000 }) },
  ],
  ['DELETE /delete/exchange-order', 'Cannot cancel exchange order', '', { headers: { order: '2' } }, 2],
  [
    'POST /add/deposit',
    'Cannot add deposit',
    '',
    { body: { currency: 'USD', amount: 100_000, months: 6, compounding: 'once' } },
    expect.objectContaining({ id: 2, amount: 100_000, rate: 365 }),
  ],
  ['DELETE /delete/deposit', 'Cannot delete deposit', '', { headers: { deposit: '1' } }, 1],
  [
    'POST /add/loan',
    'Cannot add loan',
    '',
    { body: { coin: 'Bitcoin', units: 10_000_000, loanToValue: 50, months: 12 } },
    expect.objectContaining({ id: 2, priceCents: 6_425_000, cents: 321_250, rate: 745 }),
  ],
  ['DELETE /delete/loan', 'Cannot delete loan', '', { headers: { loan: '1' } }, 1],
  // Comments
  [
    'POST /comments-product-action/:x',
    'Cannot update comment',
    '/comments-product-action/1',
    { body: { params: { commentId: 2, replyId: 1 } } },
    expect.arrayContaining([
      expect.objectContaining({ commentId: 2, hasLiked: false, replies: [expect.objectContaining({ replyId: 1, hasLiked: true })] }),
    ]),
  ],
  [
    'POST /comments-product-add-reply/:x',
    'Cannot add comment',
    '/comments-product-add-reply/1',
    { body: { params: { commentId: 1, replyText: 'Yes' } } },
    expect.arrayContaining([
      expect.objectContaining({ commentId: 1, replies: [expect.objectContaining({ replyId: 4, commentId: 1, comment: 'Yes', hasLiked: false })] }),
    ]),
  ],
  [
    'POST /comments-product-add-comment/:x',
    'Cannot add comment',
    '/comments-product-add-comment/1',
    { body: { params: { commentText: 'Nice' } } },
    expect.arrayContaining([expect.objectContaining({ commentId: 33, productId: 1, comment: 'Nice', replies: [], hasLiked: false })]),
  ],
  [
    'GET /comments-blog/:slug',
    'Cannot get comment data',
    '/comments-blog/granola-launch',
    {},
    [1, 2].map((id) => expect.objectContaining({ id, slug: 'granola-launch' })),
  ],
  [
    'POST /add/comments-blog',
    'Cannot add comment',
    '',
    { body: { slug: 'fees-first', comment: 'Nice', userName: 'Zoe Winter' } },
    expect.objectContaining({ id: 7, slug: 'fees-first', comment: 'Nice', user: { name: 'Zoe Winter', profile: 'ZW' } }),
  ],
  ['DELETE /delete/comments-blog', 'Cannot delete comment', '', { headers: { comment: '6' } }, 6],
];

const toPath = (name: string, path: string) => path || name.slice(name.indexOf(' ') + 1);
const toMethod = (name: string) => name.slice(0, name.indexOf(' '));

describe('each endpoint', () => {
  it.each(rows)('%s answers with its data, and on demand with "%s" %s', async (name, errorMessage, path, call, expected) => {
    const tab = openTab();
    const { method, url } = { method: toMethod(name), url: toPath(name, path) };
    expect(await tab.call(method, url, call)).toEqual({ status: 200, data: expected });
    expect(await tab.call(method, url, { ...call, headers: { ...call.headers, 'X-Demo-Fail': '1' } })).toEqual({
      status: 400,
      data: { message: errorMessage },
    });
    tab.failures.set(name, true);
    expect(await tab.call(method, url, call)).toEqual({ status: 400, data: { message: errorMessage } });
    tab.failures.set(name, false);
    expect((await openTab().call(method, url, call)).status).toBe(200);
    expect(tab.passed).toEqual([]);
  });

  it('every endpoint is in the table above, and the table has no other', async () => {
    const named = new Map(rows.map(([name, errorMessage]) => [name, errorMessage]));
    const endpoints = await openTab().listEndpoints();
    expect(Object.fromEntries(endpoints.map(({ name, errorMessage }) => [name, errorMessage]))).toEqual(Object.fromEntries(named));
  });
});

it.each(['2026-11-23', '2027-02-03', '2027-03-01'])('the balance of a month is what the wallet was worth then, seen on %s', async (day) => {
  const tab = openTab(undefined, new Date(day));
  const wallet = createWallet(new Date(day));
  for (const name of ['dec', 'jan', 'feb', 'march']) {
    const { data } = await tab.call('GET', `/wallet-balance-data/${name}`);
    const balance = data as MonthlyWallet;
    expect(new Date(balance.month).getTime()).toBeLessThanOrEqual(new Date(day).getTime());
    const at = wallet.months.indexOf(balance.month);
    const worths = [balance.Bitcoin, balance.Ethereum, balance.Litecoin].map(({ Dollar }) => Dollar);
    // A year of months is told by the wallet's chart; what was before follows it.
    if (at >= 0) expect(worths).toEqual(wallet.series.map(({ data: values }) => values[at]));
    expect(balance.availablebalance).toBeCloseTo(
      worths.reduce((sum, worth) => sum + worth, 0),
      2,
    );
    expect(balance.chartdata.reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});

describe('each sentence of spec §8', () => {
  const got = 'products, product detail, events, folder, allmail, invoice, categories, chats, groups, contacts, messages, orders, customers data, shops data, wallet data, productData, invoices, projects, jobs, jobsApply, tasks, users, user profile, selling data, earning data, visitor data, statistics data, wallet balance data, comment data'; // biome-ignore format: as the specification has it
  const written = 'user, project, event, order, customer, job List, Kanban Data, selected mails, message, comment';
  const sentences = [
    INVALID,
    'Something wrong for edit profile',
    ...got.split(', ').map((thing) => `Cannot get ${thing}`),
    ...written.split(', ').flatMap((thing) => ['add', 'update', 'delete'].map((verb) => `Cannot ${verb} ${thing}`)),
  ];

  it.each(sentences)('a failing endpoint answers: %s', async (sentence) => {
    const row = rows.find(([, errorMessage]) => errorMessage === sentence);
    const [name = '', , path = '', call = {}] = row ?? [];
    const answer = await openTab().call(toMethod(name), toPath(name, path), { ...call, headers: { ...call.headers, 'X-Demo-Fail': '1' } });
    expect(answer).toEqual({ status: 400, data: { message: sentence } });
  });

  it('a wrong token is answered with: Invalid Token !!', async () => {
    for (const authorization of ['', 'Bearer other'])
      expect(await openTab().call('POST', '/post-jwt-profile', { body: { idx: 1, username: 'x' }, headers: { authorization } })).toEqual({
        status: 400,
        data: { message: 'Invalid Token !!' },
      });
  });
});
