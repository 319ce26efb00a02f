import { type Context, Hono } from 'hono';
import { IDEMPOTENCY_KEY } from '#protocol/brief-submission.ts';
import { DECK_ID, DECK_SECRET } from '#protocol/deck.ts';
import { toClientAddress } from '../http/client-address.ts';
import { httpError } from '../http/http-error.ts';
import { readBody } from '../http/json-body.ts';
import { admitted, type Overload } from '../http/overload.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { DeckService } from './deck-service.ts';
import { type DeckOutcome, gone } from './outcome.ts';

interface DeckRouteServices {
  readonly deckService: DeckService;
  readonly security: SecurityHeaders;
  readonly overload: Overload;
  readonly trustProxy: number;
}

/**
 * The calls of protocol/deck.ts: JSON posted, JSON answered. The owner's secret comes in the body alone, so that no log and no Referer holds it. Other
 * origins, other content types, long and compressed bodies were refused before (app.ts).
 */
export function createDeckRoutes({ deckService, security, overload, trustProxy }: DeckRouteServices): Hono {
  const headers = { ...security.forFile, 'cache-control': 'no-store' };
  const routes = new Hono();
  const toAddress = (c: Context) => toClientAddress(c, trustProxy);
  const answer = (c: Context, outcome: DeckOutcome<object>) => {
    if ('answer' in outcome) return c.json(outcome.answer, outcome.status, headers);
    const advice: Record<string, string> = outcome.retryAfterS === undefined ? {} : { 'retry-after': String(outcome.retryAfterS) };
    return c.json(outcome.refusal, outcome.status, { ...headers, ...advice });
  };

  routes.use('/:id/pictures', admitted(overload, 'pictures'));
  routes.post('/', async (c) => {
    const key = getKey(c);
    const { deck } = await readBody(c, ['deck']);
    return answer(c, await deckService.create(key, deck, toAddress(c)));
  });
  routes.post('/:id/owner', async (c) => c.json(await deckService.show(getId(c), getSecret(await readBody(c, ['edit']))), 200, headers));
  routes.post('/:id/change', async (c) => {
    const { edit, version, ...change } = await readBody(c, ['edit', 'version', 'deck', 'password', 'days', 'isRevoked']);
    return answer(c, await deckService.change(getId(c), getSecret({ edit }), { version, ...change }));
  });
  routes.post('/:id/duplicate', async (c) => {
    const key = getKey(c);
    return answer(c, await deckService.duplicate(getId(c), getSecret(await readBody(c, ['edit'])), key, toAddress(c)));
  });
  routes.post('/:id/erase', async (c) => {
    await deckService.erase(getId(c), getSecret(await readBody(c, ['edit'])));
    return c.json({}, 200, headers);
  });
  routes.post('/:id/pictures', async (c) => {
    const { edit, picture } = await readBody(c, ['edit', 'picture']);
    return answer(c, await deckService.addPicture(getId(c), getSecret({ edit }), picture, toAddress(c)));
  });
  routes.post('/:id/look', async (c) => c.json(await deckService.look(getId(c), findPass(await readBody(c, ['pass']))), 200, headers));
  routes.post('/:id/seen', async (c) => {
    const body = await readBody(c, ['pass', 'played']);
    await deckService.see(getId(c), findPass(body), body.played, toAddress(c));
    return c.body(null, 204, headers);
  });
  routes.post('/:id/comments', async (c) => {
    const key = getKey(c);
    const { comment, ...body } = await readBody(c, ['pass', 'edit', 'comment']);
    const edit = body.edit === undefined ? undefined : getSecret(body);
    return answer(c, await deckService.comment(getId(c), { key, address: toAddress(c), pass: findPass(body), edit }, comment));
  });
  routes.post('/:id/decisions', async (c) => {
    const key = getKey(c);
    const { decision, ...body } = await readBody(c, ['pass', 'decision']);
    return answer(c, await deckService.decide(getId(c), { key, address: toAddress(c), pass: findPass(body) }, decision));
  });
  const refuse = (c: Context) => c.json({ message: 'This address does not take that method.' }, 405, { ...headers, allow: 'POST' });
  routes.all('/', refuse);
  routes.all('/:id/:call{owner|change|duplicate|erase|pictures|look|seen|comments|decisions}', refuse);
  return routes;
}

/** A link that was cut or mistyped opens no deck, like any other that does not. */
function getId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!DECK_ID.test(id)) throw gone();
  return id;
}

function getSecret({ edit }: { readonly edit?: unknown }): string {
  if (typeof edit !== 'string' || !DECK_SECRET.test(edit)) throw gone();
  return edit;
}

function findPass({ pass }: { readonly pass?: unknown }): string | undefined {
  if (pass !== undefined && typeof pass !== 'string') throw httpError(400, 'In the body, pass must be a text.');
  return pass;
}

function getKey(c: Context): string {
  const key = c.req.header('idempotency-key')?.toLowerCase();
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw httpError(400, 'Idempotency-Key must be a UUID.');
  return key;
}
