import { afterEach, expect, it, vi } from 'vitest';
import type { DeckContent } from '#protocol/deck.ts';
import { type Making, makeDeck } from './make-deck.ts';
import { keepPicture, sendPictures, toPictureUrl } from './page-pictures.ts';

afterEach(() => vi.unstubAllGlobals());

const receipt = { view: 'v'.repeat(22), edit: 'e'.repeat(43) };
const deck: DeckContent = { title: 'A', client: '', brand: {}, demos: [{ id: 1, note: '' }] };
const making: Making = { deck, days: 90, password: '', key: 'k' };

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

/** A server that gives these answers, one call after the other. */
function answer(...answers: readonly (readonly [status: number, body: object])[]): readonly Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    calls.push({ path, body: JSON.parse(body), key: headers['idempotency-key'] ?? null });
    const [status, given] = answers[calls.length - 1] ?? [500, {}];
    return Response.json(given, { status });
  });
  return calls;
}

it('a plain deck is one call with its key', async () => {
  const calls = answer([201, receipt]);
  expect(await makeDeck(making)).toEqual({ kind: 'made', receipt, isWhole: true });
  expect(calls).toEqual([{ path: '/api/decks', body: { deck }, key: 'k' }]);
});

it('its end and its password are set right after, also where the deck was made by an earlier try', async () => {
  const current = { version: 2, deck };
  const calls = answer([200, receipt], [409, { message: 'Changed.', current }], [200, current]);
  expect(await makeDeck({ ...making, days: 7, password: 'otters-swim' })).toMatchObject({ isWhole: true });
  expect(calls.map(({ path, body }) => [path, body.version])).toEqual([
    ['/api/decks', undefined],
    [`/api/decks/${receipt.view}/change`, 1],
    [`/api/decks/${receipt.view}/change`, 2],
  ]);
  expect(calls[1]?.body).toMatchObject({ edit: receipt.edit, days: 7, password: 'otters-swim' });
});

it('where that fails the deck is made all the same, and it is said', async () => {
  answer([201, receipt], [503, { message: 'Busy.' }]);
  expect(await makeDeck({ ...making, password: 'otters-swim' })).toEqual({ kind: 'made', receipt, isWhole: false });
});

it('an answer that is none of ours makes no deck', async () => {
  answer([200, { view: '<html>', edit: '' }]);
  expect(await makeDeck(making)).toEqual({ kind: 'unreachable' });
  answer([429, {}]);
  expect(await makeDeck(making)).toEqual({ kind: 'busy', afterMs: 0 });
});

it('pictures of pages are sent once there is a deck, and named as the server named them', async () => {
  const picture = keepPicture('data:image/jpeg;base64,QUJD');
  const page = { picture, x: 0.1, y: 0.1, width: 0.5 };
  const calls = answer([201, receipt], [201, { picture: 'given' }], [200, { version: 2, deck }]);
  expect(await makeDeck({ ...making, deck: { ...deck, demos: [{ id: 1, note: '', page }] } })).toMatchObject({ isWhole: true });
  expect(calls[0]?.body).toEqual({ deck });
  expect(calls[1]).toMatchObject({ path: `/api/decks/${receipt.view}/pictures`, body: { edit: receipt.edit, picture: 'QUJD' } });
  expect(calls[2]?.body).toMatchObject({ deck: { demos: [{ id: 1, page: { ...page, picture: 'given' } }] } });
  expect([toPictureUrl(undefined, picture), toPictureUrl('x', 'other')]).toEqual(['data:image/jpeg;base64,QUJD', '/d/x/pictures/other']);
});

it('a picture that is gone from the device leaves its demo without a page, and one that is refused says so', async () => {
  const toDeck = (picture: string): DeckContent => ({ ...deck, demos: [{ id: 1, note: '', page: { picture, x: 0, y: 0, width: 1 } }] });
  expect(await sendPictures(toDeck('local:gone'), 'x', 'e')).toEqual({ kind: 'done', answer: deck });
  expect(await sendPictures(toDeck('known'), 'x', 'e')).toEqual({ kind: 'done', answer: toDeck('known') });
  answer([422, { message: 'No picture.' }]);
  expect(await sendPictures(toDeck(keepPicture('data:image/jpeg;base64,QUJD')), 'x', 'e')).toEqual({ kind: 'refused', message: 'No picture.' });
});
