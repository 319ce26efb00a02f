import { Hono } from 'hono';
import { DECK_ID } from '#protocol/deck.ts';
import { httpError } from '../http/http-error.ts';
import type { Overload } from '../http/overload.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { DeckService } from './deck-service.ts';

interface PictureRouteServices {
  readonly deckService: Pick<DeckService, 'findPicture'>;
  readonly security: SecurityHeaders;
  readonly overload: Overload;
}

/** Long enough for one look at the deck, short enough that a revoked one is soon gone from the browser. */
const MAX_AGE_S = 600;

/** `GET /d/:id/pictures/:picture`: a picture of a deck as what its content is, at an address that can run nothing. */
export function createPictureRoutes({ deckService, security, overload }: PictureRouteServices): Hono {
  const headers = {
    ...security.forFile,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': 'inline; filename=page.jpg',
    'cache-control': `private, max-age=${MAX_AGE_S}`,
  };
  const routes = new Hono();
  routes.get('/:id/pictures/:picture', async (c) => {
    const { id, picture } = c.req.param();
    const isOne = DECK_ID.test(id) && DECK_ID.test(picture);
    const found = isOne ? await overload.admit('pictures', () => deckService.findPicture(id, picture)) : undefined;
    if (!found) throw httpError(404, 'There is no such picture.');
    return c.body(found.bytes, 200, { ...headers, 'content-type': found.type, 'content-length': String(found.bytes.length) });
  });
  return routes;
}
