/** Two servers that share one PostgreSQL database: what only its transactions can guarantee. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../db/connect.ts';
import { createPostgres, findPostgres, type PostgresFixture } from '../db/postgres-fixture.ts';
import type { Store } from '../db/store.ts';
import { claimDue } from '../outbox/store.ts';
import { createBriefServer } from './brief-service-fixture.ts';

const binaries = findPostgres();
let postgres: PostgresFixture;
let stores: Store[] = [];

beforeAll(async () => {
  if (!binaries) return;
  postgres = await createPostgres(binaries);
  const databaseUrl = await postgres.createDatabase('two_servers');
  const open = () => openStore({ dataDir: '', databaseUrl, log: () => {} });
  stores = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await postgres?.remove();
});

describe.skipIf(!binaries)(`two servers${binaries ? '' : ': PostgreSQL is not installed (Debian: apt-get install postgresql)'}`, () => {
  const outbox = { toChannels: () => ['webhook'] as const, wake() {}, stop: async () => {} };
  const createServers = () => Promise.all(stores.map((store) => createBriefServer({ store, outbox, briefLimits: { perAddress: 30, perMinute: 0 } })));

  it('two servers store one brief when fifty requests with one key arrive at once', async () => {
    const servers = await createServers();
    const [key, token] = [randomUUID(), (await servers[0]?.createToken()) ?? ''];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => servers[index % 2]?.post({}, { key, token })));
    expect(answers.map((answer) => answer?.status).sort()).toEqual([...Array(49).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer?.body.reference)).size).toBe(1);
  });

  it('two servers share tokens and limits, without deadlocks', async () => {
    const servers = await createServers();
    const tokens = await Promise.all(Array.from({ length: 60 }, () => servers[0]?.createToken()));
    // On a busy machine sixty at once may take the database too long: a client that gets 503 sends the same again, as the page does,
    // and is told 200 where the database had stored the first after all.
    const send = async (token: string, index: number) => {
      const key = randomUUID();
      for (let late = false; ; late = true) {
        const answer = await servers[index % 2]?.post({ message: `Brief ${index}` }, { key, token });
        if (answer?.status !== 503) return late && answer?.status === 200 ? 201 : answer?.status;
      }
    };
    expect(await Promise.all(tokens.map((token = '', index) => send(token, index)))).toEqual(Array(60).fill(201));
    const briefs = (await servers[0]?.list()) ?? [];
    const messages = briefs.map(({ message }) => message).filter((message) => message.startsWith('Brief '));
    expect(messages.toSorted()).toEqual(Array.from({ length: 60 }, (_, index) => `Brief ${index}`).toSorted());
    expect(briefs.filter(({ flags }) => flags.includes('many')).length).toBeGreaterThanOrEqual(30);
    expect(briefs.filter(({ flags }) => flags.includes('used-token'))).toEqual([]);
  });

  it('two servers store one brief that reaches both at once under two keys, with limits switched off', async () => {
    const servers = await Promise.all(stores.map((store) => createBriefServer({ store, outbox, briefLimits: { perAddress: 0, perMinute: 0 } })));
    const tokens = await Promise.all(Array.from({ length: 30 }, () => servers[0]?.createToken()));
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(
        servers.map((server, index) => server.post({ message: `Repeated ${round}` }, { token: tokens[2 * round + index] ?? '' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
      expect(answers[0]?.body.reference).toBe(answers[1]?.body.reference);
    }
  });

  it('two servers claim each outbox row once', async () => {
    const ids: string[] = [];
    const claimAll = async (store: Store) => {
      for (let claims = await claimDue(store, 'webhook', new Date()); claims.length > 0; claims = await claimDue(store, 'webhook', new Date())) {
        ids.push(...claims.map(({ message }) => message.id));
      }
    };
    await Promise.all(stores.flatMap((store) => [claimAll(store), claimAll(store)]));
    expect(ids).toHaveLength(76);
    expect(new Set(ids).size).toBe(76);
  });
});
