import { hostContext } from '#app/context.ts';
import { demos } from '#catalogue/demos.ts';
import type { Route } from './+types/sitemap.route';
import { listPublicPaths, toSitemap } from './sitemap.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(hostContext);
  return new Response(toSitemap(publicOrigin, listPublicPaths(demos)), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
