import { hostContext } from '#app/context.ts';
import type { Route } from './+types/formats-json.route';
import { toFormatsDocument } from './formats-document.ts';

/** `/formats.json`: the catalogue for machines. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(toFormatsDocument(context.get(hostContext).publicOrigin));
}
