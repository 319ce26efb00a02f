import { hostContext } from '#app/context.ts';
import type { Route } from './+types/formats-schema-json.route';
import { toJsonSchema } from './formats-schema.ts';

/** `/formats.schema.json`: what `/formats.json` holds. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(JSON.stringify(toJsonSchema(context.get(hostContext).publicOrigin)), {
    headers: { 'content-type': 'application/schema+json' },
  });
}
