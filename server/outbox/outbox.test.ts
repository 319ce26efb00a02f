import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demos } from '#catalogue/demos.ts';
import { findFreePort } from '#tools/free-port.ts';
import { goodBrief } from '../briefs/brief-service-fixture.ts';
import { eraseByEmail, insertBrief } from '../briefs/store.ts';
import type { Store } from '../db/store.ts';
import { createTestStore } from '../db/store-fixture.ts';
import type { OutboxChannel } from '../db/tables.ts';
import type { LogEntry } from '../http/log.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createMailServer, createReceiver } from './outbox-fixture.ts';
import { claimDue } from './store.ts';
import { toDelay } from './worker.ts';

const SECRET = 'sixteen letters!';
const listDemos = async () => demos;
const open: { close(): void }[] = [];
const outboxes: Outbox[] = [];
const log: LogEntry[] = [];
afterEach(async () => {
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()));
  for (const server of open.splice(0)) server.close();
  log.length = 0;
});

function startOutbox(store: Store, env: Parameters<typeof createOutbox>[1]): Outbox {
  const outbox = createOutbox(store, env, (entry) => log.push(entry));
  outboxes.push(outbox);
  return outbox;
}

let count = 0;
const keep = (store: Store, channels: readonly OutboxChannel[], change = {}) =>
  store.write((db) => {
    const key = `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`;
    return insertBrief(db, { brief: { ...goodBrief, message: `Brief ${count}`, ...change }, key, flags: [], channels, now: new Date() });
  });
const waiting = (store: Store) => store.db.selectFrom('outbox').selectAll().where('delivered_at', '=', '').execute();

async function startReceiver(answer: Parameters<typeof createReceiver>[0]) {
  const receiver = await createReceiver(answer);
  open.push(receiver);
  return receiver;
}

describe('the webhook', () => {
  it('the webhook receives the signed brief at once', async () => {
    const store = await createTestStore();
    const receiver = await startReceiver(() => 200);
    const outbox = startOutbox(store, { webhook: { url: receiver.url, secret: SECRET }, mail: undefined });
    await keep(store, ['webhook']);
    outbox.wake();
    await vi.waitFor(async () => expect(await waiting(store)).toEqual([]));
    const [call] = receiver.calls;
    const { id, type, brief } = JSON.parse(call?.body ?? '');
    expect({ id, type, brief }).toMatchObject({
      id: call?.headers['surge-event-id'],
      type: 'brief.received',
      brief: { company: 'Northwind', flags: [] },
    });
    const timestamp = String(call?.headers['surge-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    expect(call?.headers['surge-signature']).toBe(`v1=${createHmac('sha256', SECRET).update(`${timestamp}.${call?.body}`).digest('hex')}`);
    expect(receiver.calls).toHaveLength(1);
  });

  it('the webhook receives the brief again with the same id until it accepts; a redirect does not count as acceptance', async () => {
    const store = await createTestStore();
    const answers = [500, 302];
    const receiver = await startReceiver(() => answers.shift() ?? 204);
    await keep(store, ['webhook']);
    startOutbox(store, { webhook: { url: receiver.url, secret: SECRET }, mail: undefined });
    await vi.waitFor(async () => expect(await waiting(store)).toEqual([]), 10_000);
    expect(receiver.calls.map(({ status }) => status)).toEqual([500, 302, 204]);
    expect(new Set(receiver.calls.map(({ headers }) => headers['surge-event-id'])).size).toBe(1);
    expect(log).toMatchObject([
      { event: 'delivery failed', channel: 'webhook', attempts: 1, reason: 'The webhook answered 500.' },
      { attempts: 2, reason: 'The webhook answered 302.' },
    ]);
  });

  it('the webhook receives nothing of a brief that was erased meanwhile', async () => {
    const store = await createTestStore();
    await keep(store, ['webhook']);
    await store.write((db) => eraseByEmail(db, goodBrief.email));
    const receiver = await startReceiver(() => 200);
    startOutbox(store, { webhook: { url: receiver.url, secret: SECRET }, mail: undefined }).wake();
    await keep(store, ['webhook'], { email: 'other@b.example' });
    await vi.waitFor(async () => expect(await waiting(store)).toEqual([]));
    expect(receiver.calls.map(({ body }) => JSON.parse(body).brief.email)).toEqual(['other@b.example']);
  });

  it('a webhook that is down delays no other channel, and its address is not logged', async () => {
    const store = await createTestStore();
    const server = await createMailServer();
    open.push(server);
    await keep(store, ['webhook', 'mail']);
    const mail = { url: server.url, from: 'surge@surge.example', to: 'staff@surge.example' };
    startOutbox(store, { webhook: { url: `http://127.0.0.1:${await findFreePort()}/?key=secret`, secret: SECRET }, mail });
    await vi.waitFor(async () =>
      expect(await waiting(store)).toMatchObject([{ channel: 'webhook', last_error: 'The webhook cannot be reached: ECONNREFUSED.' }]),
    );
    expect(server.mails).toHaveLength(1);
    expect(JSON.stringify(log)).not.toMatch(/secret|northwind/i);
  });
});

describe('an outbox row', () => {
  it('an outbox row is claimed by only one of two processes at the same time', async () => {
    const store = await createTestStore();
    await keep(store, ['webhook']);
    const claims = await Promise.all([claimDue(store, 'webhook', new Date()), claimDue(store, 'webhook', new Date())]);
    expect(claims.flat()).toHaveLength(1);
  });

  it('an outbox row waits longer after each attempt, six hours at most', () => {
    const delays = Array.from({ length: 12 }, (_, index) => toDelay(index + 1));
    expect(delays.slice(0, 4)).toEqual([1000, 5000, 30_000, 120_000]);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.at(-1)).toBe(6 * 3600_000);
  });
});

describe('the mail to the staff', () => {
  const start = async (takes?: () => boolean) => {
    const server = await createMailServer(takes);
    open.push(server);
    return { server, env: { webhook: undefined, mail: { url: server.url, from: 'surge@surge.example', to: 'one@surge.example,two@surge.example' } } };
  };

  it('the mail to the staff contains the whole brief, and answers to it go to the visitor', async () => {
    const store = await createTestStore();
    const { server, env } = await start();
    const name = 'Ana "Bcc: x@y.example" <z@y.example>, Ünal';
    const kept = await keep(store, ['mail'], {
      name,
      company: 'Größe & Co 🥤',
      message: 'One.\n.\nTwo.',
      engagement: [{ demo: 1, seconds: 41, interactions: 12, completions: 1, qrOpens: 0 }],
    });
    startOutbox(store, env);
    await vi.waitFor(async () => expect(await waiting(store)).toEqual([]));
    const [head = '', text = ''] = server.mails[0]?.split(/\r\n\r\n([\s\S]*)/) ?? [];
    const fields = head.replaceAll('\r\n ', ' ').split('\r\n');
    expect(fields.map((field) => field.split(':')[0])).not.toContain('Bcc');
    expect(fields.filter((field) => /^(From|To|Message-ID):/i.test(field))).toEqual([
      'From: surge@surge.example',
      'To: one@surge.example, two@surge.example',
      expect.stringMatching(/^Message-ID: <[\w-]{36}@surge\.example>$/),
    ]);
    expect(fields.find((field) => field.startsWith('Reply-To:'))).toMatch(/<Ana\.Keller@northwind\.example>$/);
    const plain = Buffer.from(text, 'base64').toString();
    expect(plain).toContain('41 s, 12 interactions');
    expect('reference' in kept && plain.includes(kept.reference)).toBe(true);
  });

  it('the mail to the staff contains complete links to the demos, the deck and the brand', async () => {
    const store = await createTestStore();
    const { server, env } = await start();
    await keep(store, ['mail'], {
      phone: '+49 40 7946012',
      estimate: '40,000 in Germany buy 1,000 to 3,300 leads.',
      demos: [12, '9:300x250', 9, '1:scratch', '77:300x250'],
      deck: 'Zm9vYmFyYmF6cXV4cXV1eA',
      brandLink: '/play/12#brand=abc',
    });
    startOutbox(store, { ...env, publicOrigin: 'https://surge.example', listDemos });
    await vi.waitFor(() => expect(server.mails).toHaveLength(1));
    const [, text = ''] = server.mails[0]?.split(/\r\n\r\n([\s\S]*)/) ?? [];
    const plain = Buffer.from(text, 'base64').toString();
    expect(plain).toContain('Phone: +49 40 7946012\n');
    expect(plain).toContain('Estimate: 40,000 in Germany buy 1,000 to 3,300 leads.\n');
    expect(plain).toContain(
      `Demos: ${[
        'Golden Hour (970x250) https://surge.example/play/12',
        'Strix Studio 360 (300x250) https://surge.example/play/9?unit=300x250',
        'Strix Studio 360 (970x250) https://surge.example/play/9',
        'Spin & Sip (Scratch full screen) https://surge.example/play/1?unit=scratch',
        'Demo 77:300x250 https://surge.example/play/77?unit=300x250',
      ].join(', ')}\n`,
    );
    expect(plain).toContain('Deck: https://surge.example/d/Zm9vYmFyYmF6cXV4cXV1eA\n');
    expect(plain).toContain('Brand preview: https://surge.example/play/12#brand=abc\n');
  });

  it('a refused mail is sent again, and the mail server’s message is not logged', async () => {
    const store = await createTestStore();
    let isOpen = false;
    const { server, env } = await start(() => isOpen);
    await keep(store, ['mail']);
    startOutbox(store, env);
    await vi.waitFor(() => expect(log).toMatchObject([{ reason: 'The mail server did not take it: EENVELOPE 451.' }]));
    isOpen = true;
    await vi.waitFor(() => expect(server.mails).toHaveLength(1), 5000);
  });

  it('no mail is sent for certain spam or a flood, while the webhook receives all briefs', async () => {
    const { env } = await start();
    const outbox = startOutbox(await createTestStore(), { ...env, webhook: { url: 'http://127.0.0.1:1/', secret: SECRET } });
    expect([[], ['hurried'], ['old-token', 'many'], ['honeypot']].map((flags) => outbox.toChannels(flags))).toEqual([
      ['webhook', 'mail', 'copy'],
      ['webhook', 'mail'],
      ['webhook'],
      ['webhook'],
    ]);
  });
});

describe('the copy to the sender', () => {
  const mail = (url: string) => ({ webhook: undefined, mail: { url, from: 'surge@surge.example', to: 'staff@surge.example' } });

  it('the copy goes only to the sender, in the language of the form, with a fixed subject', async () => {
    const store = await createTestStore();
    const server = await createMailServer();
    open.push(server);
    const kept = await keep(store, ['copy'], {
      phone: '+49 40 7946012',
      company: 'Win at spam.example',
      demos: ['9:300x250', 12],
      estimate: 'Mit 40.000 € erreichen Sie 1.000 bis 3.300 Leads.',
      message: 'See https://spam.example/x\nand www.spam.example now',
      language: 'gr',
    });
    startOutbox(store, { ...mail(server.url), listDemos });
    await vi.waitFor(async () => expect(await waiting(store)).toEqual([]));
    expect(server.mails).toHaveLength(1);
    const [head = '', text = ''] = server.mails[0]?.split(/\r\n\r\n([\s\S]*)/) ?? [];
    expect(head).toContain('To: Ana.Keller@northwind.example\r\n');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).not.toMatch(/spam|Bcc|Cc:/);
    const plain = Buffer.from(text, 'base64').toString();
    const reference = 'reference' in kept ? kept.reference : '';
    expect(head.replaceAll('\r\n ', ' ')).toContain(`Subject: Ihr Kampagnen-Briefing ist angekommen ${reference}`);
    expect(plain.startsWith(`Danke. Ihr Kampagnen-Briefing ist angekommen. Ihre Referenz:\n${reference}\n`)).toBe(true);
    expect(plain).toContain('> Telefon: +49 40 7946012\n');
    expect(plain).toContain('> Unternehmen: Win at […]\n');
    expect(plain).toContain('> Demos: Strix Studio 360 (300x250), Golden Hour (970x250)\n');
    expect(plain).toContain('> Schätzung: Mit 40.000 € erreichen Sie 1.000 bis 3.300 Leads.\n');
    expect(plain).toContain('> See […]\n> and […] now\n');
    expect(plain).not.toContain('spam');
  });

  it('a failure of the copy does not repeat the mail to the staff', async () => {
    const store = await createTestStore();
    const refused = new Set(['ana.keller@northwind.example']);
    const server = await createMailServer((recipient) => !refused.delete(recipient));
    open.push(server);
    await keep(store, ['mail', 'copy']);
    startOutbox(store, mail(server.url));
    await vi.waitFor(async () => expect(await waiting(store)).toEqual([]), 5000);
    expect(server.mails.map((one) => /^To: (.*)\r$/m.exec(one)?.[1]).sort()).toEqual(['Ana.Keller@northwind.example', 'staff@surge.example']);
    expect(log).toMatchObject([{ channel: 'copy', attempts: 1 }]);
  });
});
