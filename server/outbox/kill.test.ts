import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { goodBrief } from '../briefs/brief-service-fixture.ts';
import { createProgram } from '../program-fixture.ts';
import { createReceiver } from './outbox-fixture.ts';

const COUNT = 5;
const REFUSALS = 3;
const seen = new Map<string, number>();
/** Refuses each event three times, then accepts it. */
const receiver = await createReceiver(({ headers }) => {
  const id = String(headers['surge-event-id']);
  seen.set(id, (seen.get(id) ?? 0) + 1);
  return (seen.get(id) ?? 0) > REFUSALS ? 200 : 500;
});
const program = await createProgram({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: 'sixteen letters!' });
afterAll(async () => {
  await program.stop('SIGKILL');
  receiver.close();
});

async function post(message: string): Promise<string> {
  const ticket: { key: string; token: string } = await (await fetch(`${program.url}/api/briefs/ticket`)).json();
  const response = await fetch(`${program.url}/api/briefs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: program.url },
    body: JSON.stringify({ brief: { ...goodBrief, message }, token: ticket.token }),
  });
  expect(response.status).toBe(201);
  const { reference }: { reference: string } = await response.json();
  return reference;
}

describe('the webhook', () => {
  it('the webhook accepts each brief once, although it refused three times and the server was killed each time', { timeout: 60_000 }, async () => {
    await program.start();
    const references = await Promise.all(Array.from({ length: COUNT }, (_, index) => post(`Brief ${index}`)));
    for (let refusals = 1; refusals <= REFUSALS; refusals++) {
      await vi.waitFor(() => expect(receiver.calls.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(COUNT * refusals), 20_000);
      await program.stop('SIGKILL');
      await program.start();
    }
    const accepted = () => receiver.calls.filter(({ status }) => status === 200);
    await vi.waitFor(() => expect(accepted()).toHaveLength(COUNT), 20_000);
    // Accepted messages are recorded: another start delivers nothing again.
    await program.stop('SIGTERM');
    await program.start();
    await new Promise((done) => setTimeout(done, 1500));
    expect(
      accepted()
        .map(({ body }) => JSON.parse(body).brief.reference)
        .sort(),
    ).toEqual(references.sort());
    expect(seen.size).toBe(COUNT);
    expect(program.output()).toContain('"event":"delivery failed"');
    expect(program.output()).not.toMatch(/northwind|keller/i);
  });
});
