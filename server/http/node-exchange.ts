import { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { isRecord } from '#protocol/is-record.ts';

/** Node's own request, when there is one: tests ask without. */
export function findIncoming({ env }: Context): IncomingMessage | undefined {
  const bindings: unknown = env;
  return isRecord(bindings) && bindings.incoming instanceof IncomingMessage ? bindings.incoming : undefined;
}

/** Ends the connection in the middle of its answer: what was sent so far can no longer be taken back. */
export function breakOff({ env }: Context): void {
  const bindings: unknown = env;
  if (isRecord(bindings) && bindings.outgoing instanceof ServerResponse) bindings.outgoing.destroy();
}
