import { Hono } from 'hono';
import type { HeaderSet, SecurityHeaders } from '../http/security-headers.ts';
import type { Site } from '../site.ts';

interface EmbedServices {
  readonly getSite: () => Site | Promise<Site>;
  readonly publicOrigin: string;
  readonly security: SecurityHeaders;
}

const KEPT_S = 300;
const sentences = { 404: 'No demo has this address.', 501: 'The formats are json and xml.' } as const;

/** `/oembed?url=&format=&maxwidth=&maxheight=`: how a demo is put into a page (app/features/discovery/oembed.ts). Editors ask from anywhere, so every origin may read it. */
export function createEmbedRoutes({ getSite, publicOrigin, security }: EmbedServices): Hono {
  const routes = new Hono();
  const open: HeaderSet = { ...security.forFile, 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
  routes.get('/', async (c) => {
    const answer = (await getSite()).answerOembed(publicOrigin, new URL(c.req.url).searchParams);
    if (answer.status !== 200) return c.text(sentences[answer.status], answer.status, { ...open, 'cache-control': 'no-cache' });
    return c.body(answer.body, 200, { ...open, 'content-type': answer.type, 'cache-control': `public, max-age=${KEPT_S}` });
  });
  return routes;
}
