import { Hono } from 'hono';
import type { HeaderSet, SecurityHeaders } from '../http/security-headers.ts';
import type { Site } from '../site.ts';

interface TagServices {
  readonly getSite: () => Site | Promise<Site>;
  readonly publicOrigin: string;
  readonly security: SecurityHeaders;
}

const KEPT_S = 300;

/**
 * What video players ask for: `/tags/6.xml?landing=&events=&brand=&seed=` is the VAST answer of that demo, `/tags/6.vmap.xml` a
 * playlist with it. A wrong parameter is 400 with a sentence, an unknown
 * demo 404. Players in other people's pages read it, so every origin may.
 */
export function createTagRoutes({ getSite, publicOrigin, security }: TagServices): Hono {
  const routes = new Hono();
  const open: HeaderSet = { ...security.forFile, 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
  routes.get('/:name', async (c) => {
    const [, id, playlist] = /^(\d{1,4})(\.vmap)?\.xml$/.exec(c.req.param('name')) ?? [];
    const query = new URL(c.req.url).searchParams;
    const answer = id && (await getSite()).answerVideo(playlist ? 'vmap' : 'vast', id, publicOrigin, query);
    if (!answer) return c.text('No such tag.', 404, { ...open, 'cache-control': 'no-cache' });
    if ('problem' in answer) return c.text(answer.problem, 400, { ...open, 'cache-control': 'no-cache' });
    return c.body(answer.xml, 200, { ...open, 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${KEPT_S}` });
  });
  return routes;
}
