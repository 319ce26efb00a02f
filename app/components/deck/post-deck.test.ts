import { afterEach, expect, it, vi } from 'vitest';
import { postDeck, toDeckAnswer } from './post-deck.ts';

afterEach(() => vi.unstubAllGlobals());

const current = { version: 2, deck: {} };

it.each([
  [201, { id: 'c' }, { kind: 'done', answer: { id: 'c' } }],
  [200, {}, { kind: 'done', answer: {} }],
  [204, undefined, { kind: 'done', answer: undefined }],
  // The login page of a Wi-Fi gateway.
  [200, undefined, { kind: 'unreachable' }],
  [404, undefined, { kind: 'unreachable' }],
  [404, { message: 'No such deck.' }, { kind: 'gone' }],
  [409, { message: 'Changed.', current }, { kind: 'conflict', current }],
  [409, { message: 'There are 500 comments.' }, { kind: 'refused', message: 'There are 500 comments.' }],
  [422, { message: 'Empty.' }, { kind: 'refused', message: 'Empty.' }],
  [413, undefined, { kind: 'refused', message: '' }],
  [403, { message: 'Not from here.' }, { kind: 'unreachable' }],
  [500, { message: 'Oh.' }, { kind: 'unreachable' }],
])('turns status %i with the body %j into %j', (status, body, answer) => {
  expect(toDeckAnswer<unknown>(status, body, 0)).toEqual(answer);
});

it('takes the pause from Retry-After, and none if it is no number', () => {
  expect(toDeckAnswer<unknown>(503, {}, 30)).toEqual({ kind: 'busy', afterMs: 30_000 });
  expect(toDeckAnswer<unknown>(429, undefined, Number('soon'))).toEqual({ kind: 'busy', afterMs: 0 });
});

it('posts JSON with its key, and stands a network that fails', async () => {
  const ask = vi.fn(async (_address: string, _given: RequestInit) => Response.json({ id: 'c' }, { status: 201 }));
  vi.stubGlobal('fetch', ask);
  expect(await postDeck('/x/comments', { comment: {} }, 'k')).toEqual({ kind: 'done', answer: { id: 'c' } });
  expect(ask.mock.calls[0]).toMatchObject([
    '/api/decks/x/comments',
    { method: 'POST', body: '{"comment":{}}', headers: { 'content-type': 'application/json', 'idempotency-key': 'k' } },
  ]);
  await postDeck('/x/look', {});
  expect(ask.mock.calls[1]?.[1].headers).toEqual({ 'content-type': 'application/json' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await postDeck('', {})).toEqual({ kind: 'unreachable' });
});
