import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page, test } from './fixture.ts';

/** A call of protocol/deck.ts as another page of ours makes it, each from another address: one may make only so many decks an hour. */
export async function callDecks<Answer>(page: Page, path: string, data: object, origin = test.info().project.use.baseURL ?? ''): Promise<Answer> {
  const headers = { origin, 'idempotency-key': randomUUID(), 'x-forwarded-for': randomBytes(4).join('.') };
  const response = await page.request.post(`${origin}/api/decks${path}`, { data, headers });
  const text = await response.text();
  expect(response.ok(), `${path}: ${response.status()} ${text}`).toBe(true);
  return text && JSON.parse(text);
}
