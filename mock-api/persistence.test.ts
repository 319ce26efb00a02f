import { describe, expect, it } from 'vitest';
import { computeInvoiceTotals } from '#protocol/invoice-totals.ts';
import { createStorage, openTab } from './app-fixture.ts';

const order = { orderId: '#SK9000', billingName: 'Zoe Winter', total: 12.5 };

async function listIds(tab: ReturnType<typeof openTab>, path = '/orders'): Promise<number[]> {
  const { data } = await tab.call('GET', path);
  return data.map(({ id }: { id: number }) => id);
}

describe('sample data that was changed', () => {
  it('a change is there after a reload and in a new tab, until the data is reset', async () => {
    const storage = createStorage();
    const first = openTab(() => storage);
    await first.call('POST', '/add/order', { body: order });
    await first.call('DELETE', '/stared/mail', { headers: { mail: '1' } });
    const second = openTab(() => storage);
    expect((await second.call('GET', '/orders')).data.at(-1)).toMatchObject({ id: 41, ...order });
    expect((await second.call('GET', '/mail1')).data.starred).toBe(true);
    second.reset();
    expect(storage.kept.size).toBe(0);
    for (const tab of [first, second]) expect(await listIds(tab)).toHaveLength(40);
  });

  it('a change shows in the list and in the detail alike', async () => {
    const tab = openTab();
    await tab.call('PUT', '/update/project', { body: { id: 4, name: 'Turntable II' } });
    expect((await tab.call('GET', '/project/4')).data.name).toBe('Turntable II');
    expect((await tab.call('GET', '/projects')).data[3].name).toBe('Turntable II');
    await tab.call('POST', '/add/messages', { body: { roomId: 3, msg: 'On my way' } });
    expect((await tab.call('GET', '/chats')).data[2].description).toBe('On my way');
    await tab.call('DELETE', '/delete/tasks', { headers: { kanban: '1' } });
    expect((await tab.call('GET', '/tasks')).data[0].cards).toHaveLength(4);
    await tab.call('PUT', '/update/tasks', { body: { id: 2, kanId: 3 } });
    expect((await tab.call('GET', '/tasks')).data.map(({ cards }: { cards: [] }) => cards.length)).toEqual([3, 5, 6]);
    await tab.call('PUT', '/update/tasks', { body: { id: 3, place: -1 } });
    expect((await tab.call('GET', '/tasks')).data[0].cards.map(({ id }: { id: number }) => id)).toEqual([3, 10, 13]);
  });

  it('tasks and projects that were kept before they had a place, subtasks, hours and a demo are still there', async () => {
    const old = {
      projects: { id: 40, name: 'Old', description: '', status: 'Delay', startDate: '2026-11-01', dueDate: '2026-11-30', commentsCount: 0, team: [] },
      tasks: { id: 50, kanId: 2, title: 'Old', date: '2026-11-20', badgeText: 'Waiting', budget: 1, userImages: [], taskdesc: '' },
    };
    const details = { projectDetails: { description: '', points: [] }, files: [], comments: [{ id: 1, username: 'Zoe', comment: 'Hi' }] };
    const kept = new Map([
      ['surge.demo.projects', JSON.stringify({ nextId: 41, rows: [{ ...old.projects, ...details }] })],
      ['surge.demo.tasks', JSON.stringify({ nextId: 51, rows: [old.tasks] })],
    ]);
    const storage = createStorage(kept);
    const tab = openTab(() => storage);
    expect((await tab.call('GET', '/projects')).data).toMatchObject([{ id: 40, name: 'Old', hoursLeft: [], demo: 0, comments: [{ date: '' }] }]);
    expect((await tab.call('GET', '/tasks')).data[1].cards).toMatchObject([{ id: 50, place: 0, project: 0, subtasks: [] }]);
  });

  it('a change keeps the fields that it does not name', async () => {
    const tab = openTab();
    const before = (await tab.call('GET', '/customers')).data[4];
    const { data } = await tab.call('PUT', '/update/customer', { body: { id: 5, phone: '1', evil: before } });
    expect(data).toEqual({ ...before, phone: '1' });
    expect((await tab.call('GET', '/customers')).data[4]).toEqual({ ...before, phone: '1' });
  });

  it('contacts and jobs that were kept before they had more fields are still there', async () => {
    const user = { id: 40, name: 'Zoe Winter', designation: 'Editor', email: 'zoe@example.org', projects: 1, tags: ['News'] };
    const job = {
      id: 40,
      jobId: '#JB1',
      jobTitle: 'Editor',
      companyName: 'Fold Nine',
      location: 'Tokyo',
      experience: '-',
      position: 1,
      type: 'Freelance',
      postedDate: '2026-11-01',
      lastDate: '2026-12-01',
      status: 'New',
    };
    const keep = (row: object) => JSON.stringify({ nextId: 41, rows: [row] });
    const storage = createStorage(
      new Map([
        ['surge.demo.users', keep(user)],
        ['surge.demo.jobs', keep(job)],
      ]),
    );
    const tab = openTab(() => storage);
    expect((await tab.call('GET', '/users')).data).toEqual([{ ...user, phone: '', location: '', personalDetail: '' }]);
    expect((await tab.call('GET', '/jobs')).data).toEqual([{ ...job, category: 'Production', skills: [], description: '' }]);
    expect((await tab.call('GET', '/profile/40')).data).toMatchObject({
      name: 'Zoe Winter',
      projectCount: 1,
      revenue: 0,
      projects: [],
      experiences: [],
    });
    expect((await tab.call('GET', '/user')).data, 'the account has its profile even if its contact was deleted').toMatchObject({
      name: 'Maren Holt',
    });
  });

  it('a new record never gets an id that was used before', async () => {
    const tab = openTab();
    const add = async () => (await tab.call('POST', '/add/order', { body: { ...order, id: 3 } })).data.id;
    expect([await add(), await add()]).toEqual([41, 42]);
    await tab.call('DELETE', '/delete/order', { headers: { order: '42' } });
    expect(await add()).toBe(43);
    const ids = await listIds(tab);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('two tabs at once lose no record, and the later change of a record counts', async () => {
    const storage = createStorage();
    const tabs = [openTab(() => storage), openTab(() => storage)];
    await Promise.all(Array.from({ length: 20 }, (_, index) => tabs[index % 2]?.call('POST', '/add/order', { body: { ...order, total: index } })));
    const ids = await listIds(openTab(() => storage));
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    for (const [index, tab] of tabs.entries()) await tab.call('PUT', '/update/order', { body: { id: 1, total: index } });
    for (const tab of tabs) expect((await tab.call('GET', '/orders')).data[0].total).toBe(1);
  });
});

describe('mail', () => {
  it('a mail moves between folders, can be starred in each, and is gone only when deleted', async () => {
    const tab = openTab();
    const list = async (params: number) => (await tab.call('POST', '/mailslists', { body: { params } })).data.map(({ id }: { id: number }) => id);
    await tab.call('POST', '/setfolderonmail', { body: { selectedmails: [1, 12], folderId: 3 } });
    expect(await list(3)).toEqual([1, 12, 14, 15, 16, 39, 40, 41, 42, 43]);
    await tab.call('DELETE', '/stared/mail', { headers: { mail: '12' } });
    expect(await list(6)).toContain(12);
    expect(await list(3)).toContain(12);
    await tab.call('DELETE', '/trash/mail', { headers: { mail: '12' } });
    expect(await list(4)).toEqual([12, 17, 18, 44, 45]);
    await tab.call('DELETE', '/delete/mail', { headers: { mail: '12' } });
    expect((await tab.call('GET', '/mail12')).status).toBe(400);
  });

  it('all selected mails are moved or none', async () => {
    const tab = openTab();
    expect((await tab.call('POST', '/setfolderonmail', { body: { selectedmails: [1, 99], folderId: 4 } })).status).toBe(400);
    expect((await tab.call('GET', '/mail1')).data.category).toBe('inbox');
  });

  it('several selected ids are answered as a list, one as itself, none as null', async () => {
    const tab = openTab();
    for (const [body, expected] of [
      [[12], 12],
      [12, 12],
      [
        [1, 2],
        [1, 2],
      ],
      [null, null],
    ])
      expect((await tab.call('POST', '/selectedmails', { body })).data).toEqual(expected);
  });

  it('descriptions of mails are plain text', async () => {
    const tab = openTab();
    for (let id = 1; id <= 18; id += 1) expect((await tab.call('GET', `/mail${id}`)).data.description).not.toMatch(/[<>]|&\w+;/);
  });
});

describe('the storage of the device', () => {
  it.each([
    '',
    'null',
    '{',
    '[]',
    '"x"',
    '{"nextId":1}',
    '{"nextId":1,"rows":[1]}',
    '{"nextId":1,"rows":[{"id":1}]}',
    '{"nextId":"1","rows":[]}',
    `{"nextId":2,"rows":[{"id":1,"orderId":"#1","billingName":"Z","total":"12","paymentStatus":"Paid"}]}`,
  ])('an invalid stored text is ignored: %s', async (text) => {
    const tab = openTab(() => createStorage(new Map([['surge.demo.orders', text]])));
    expect(await listIds(tab)).toHaveLength(40);
    expect((await tab.call('POST', '/add/order', { body: order })).data.id).toBe(41);
  });

  it('new ids are unique even if the stored counter is too low', async () => {
    const storage = createStorage();
    await openTab(() => storage).call('POST', '/add/order', { body: order });
    storage.kept.set('surge.demo.orders', storage.kept.get('surge.demo.orders')?.replace('"nextId":42', '"nextId":2') ?? '');
    expect((await openTab(() => storage).call('POST', '/add/order', { body: order })).data.id).toBe(42);
  });

  it('with full storage changes last as long as the page, and that is reported once', async () => {
    const storage = createStorage(new Map(), () => true);
    const tab = openTab(() => storage);
    for (let n = 0; n < 3; n += 1) await tab.call('POST', '/add/order', { body: order });
    await tab.call('POST', '/add/event', { body: { title: 'x', start: '2026-01-01', end: '2026-01-01' } });
    expect(await listIds(tab)).toHaveLength(43);
    expect(tab.unsaved).toEqual(['told']);
    expect(storage.kept.size).toBe(0);
    tab.reset();
    expect(await listIds(tab)).toHaveLength(40);
  });

  it('with blocked storage changes last as long as the page, and that is reported once', async () => {
    const tab = openTab(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await tab.call('POST', '/add/order', { body: order });
    expect(await listIds(tab)).toHaveLength(41);
    expect(tab.unsaved).toEqual(['told']);
    tab.reset();
    expect(await listIds(tab)).toHaveLength(40);
  });

  it.each(['{', 'null', '{"a":1}', '[1,null]'])('no endpoint fails if the stored list of failing ones is %s', async (text) => {
    const tab = openTab(() => createStorage(new Map([['surge.demo-failures', text]])));
    expect((await tab.call('GET', '/orders')).status).toBe(200);
  });

  it('tabs share the list of failing endpoints, until it is cleared', async () => {
    const storage = createStorage();
    const [first, second] = [openTab(() => storage), openTab(() => storage)];
    first.failures.set('GET /orders', true);
    first.failures.set('GET /users', true);
    expect((await second.call('GET', '/orders')).status).toBe(400);
    second.failures.clear();
    expect((await first.call('GET', '/orders')).status).toBe(200);
  });
});

describe('the sample data', () => {
  const get = async (path: string) => (await openTab(undefined, new Date('2026-11-20T12:00:00Z')).call('GET', path)).data;

  it('sample data is consistent: orders name customers and products, invoices orders, messages and teams people', async () => {
    const [orders, customers, products, invoices, users, projects, tasks, chats, contacts, jobs, applied] = await Promise.all(
      ['/orders', '/customers', '/products', '/invoices', '/users', '/projects', '/tasks', '/chats', '/contacts', '/jobs', '/jobApply'].map(get),
    );
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    for (const one of orders) {
      expect(customers.map(({ username }: { username: string }) => username)).toContain(one.billingName);
      expect(products.find(({ name }: { name: string }) => name === one.product)?.newPrice).toBe(one.total);
    }
    for (const one of invoices) {
      const order = orders.find(({ orderId }: { orderId: string }) => orderId === one.orderId);
      if (one.orderId.startsWith('#')) expect(order?.billingName).toBe(one.founder);
      expect(customers.find(({ username }: { username: string }) => username === one.founder)?.company).toBe(one.company);
      const { items, shipping, vatPercent, ...totals } = one.orderSummary;
      expect(computeInvoiceTotals(items, shipping, vatPercent)).toMatchObject(totals);
      expect(totals.total).toBe(one.invoicePrice);
    }
    for (const one of projects) expect(names(users)).toEqual(expect.arrayContaining(names(one.team)));
    const projectIds = projects.map(({ id }: { id: number }) => id);
    for (const { id, cards } of tasks) {
      for (const card of cards) {
        expect(names(users)).toEqual(expect.arrayContaining(names(card.userImages)));
        expect(projectIds).toContain(card.project);
        if (id === 3) expect(card.subtasks.every(({ isDone }: { isDone: boolean }) => isDone)).toBe(true);
      }
    }
    expect(names(users)).toEqual(expect.arrayContaining(names(chats)));
    expect(contacts.flatMap(({ child }: { child: [] }) => child)).toHaveLength(7);
    for (const { job, jobTitle, companyName, type, status } of applied)
      expect(jobs.find(({ id }: { id: number }) => id === job)).toMatchObject({ jobTitle, companyName, type, status });
    for (const person of users) {
      const profile = await get(`/profile/${person.id}`);
      expect(profile.projects, person.name).toHaveLength(person.projects);
      expect(profile.projects.length, person.name).toBeGreaterThan(0);
      expect(profile.revenueByMonth.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(profile.revenue);
    }
    for (const one of products) expect(Math.round(one.oldPrice * (100 - one.offer)) / 100).toBe(one.newPrice);
  });

  it('sample data counts its dates from today', async () => {
    const [orders, events, wallet] = await Promise.all(['/orders', '/events', '/wallet'].map(get));
    expect(orders[0].orderDate).toBe('2026-11-20');
    expect(events[2].start).toBe('2026-11-20T09:30:00.000Z');
    expect(wallet.months.at(-1)).toBe('2026-11-01');
    expect(wallet.walletHistory[0].date).toBe('2026-11-20');
    expect(wallet.coins.reduce((sum: number, { valueInUsd }: { valueInUsd: number }) => sum + valueInUsd, 0)).toBeCloseTo(
      wallet.availableBalance.amount,
      2,
    );
    for (const [index, series] of wallet.series.entries()) expect(series.data.at(-1)).toBe(wallet.coins[index].valueInUsd);
  });

  it('sample data is invented: mail addresses belong to nobody', async () => {
    const text = JSON.stringify(await Promise.all(['/customers', '/users', '/user', '/invoices', '/wallet'].map(get)));
    expect(text.match(/[\w.]+@[\w.-]+/g)?.filter((address) => !address.endsWith('.example'))).toEqual([]);
    expect(text).not.toMatch(/lorem|ipsum/i);
  });
});
