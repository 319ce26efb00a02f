import { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { isRecord } from '#protocol/is-record.ts';

/** Node's request and response; undefined in tests without a real connection. */
export function findIncoming({ env }: Context): IncomingMessage | undefined {
  const bindings: unknown = env;
  return isRecord(bindings) && bindings.incoming instanceof IncomingMessage ? bindings.incoming : undefined;
}

/** Closes the connection in the middle of an answer, because what was sent already cannot be replaced by an error. */
export function breakOff({ env }: Context): void {
  const bindings: unknown = env;
  if (isRecord(bindings) && bindings.outgoing instanceof ServerResponse) bindings.outgoing.destroy();
}
