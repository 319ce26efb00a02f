import { isRecord } from '#protocol/is-record.ts';
import { httpError } from '../http/http-error.ts';

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
