import { hostContext } from '#app/context.ts';
import type { Route } from './+types/robots.route';

export function loader({ context }: Route.LoaderArgs) {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${context.get(hostContext).publicOrigin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
