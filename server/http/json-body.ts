import type { Context } from 'hono';
import { isRecord } from '#protocol/is-record.ts';
import { httpError } from './http-error.ts';
import { findRepeatedKey } from './repeated-key.ts';

/** The members of an object that may have these and no other. Throws with a sentence about `what`, which stands at its beginning. */
export function getParts<Name extends string>(
  given: unknown,
  what: string,
  names: readonly Name[],
  status: 400 | 422,
): Readonly<Partial<Record<Name, unknown>>> {
  if (!isRecord(given) || Array.isArray(given)) throw httpError(status, `${what} must be an object.`);
  const known: readonly string[] = names;
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw httpError(status, `${what} must not hold ${JSON.stringify(unknown.slice(0, 40))}.`);
  const entries: readonly (readonly unknown[])[] = names.map((name) => [name, given[name]]);
  return Object.fromEntries(entries);
}

/** The members of a JSON body: an object with no other members than these. Throws 400 with the name of what is wrong. */
export async function readBody<Name extends string>(c: Context, names: readonly Name[]): Promise<ReturnType<typeof getParts<Name>>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw httpError(400, 'The body is not JSON.');
  }
  const repeated = findRepeatedKey(text);
  if (repeated !== undefined) throw httpError(400, `The body must not hold ${JSON.stringify(repeated.slice(0, 40))} twice.`);
  return getParts(body, 'The body', names, 400);
}
