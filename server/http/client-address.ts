import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { isRecord } from '#protocol/is-record.ts';

const UNKNOWN = 'unknown';

/**
 * Whom to count a request for: an address in memory or in a table of limits, never in the log.
 *
 * 1. `X-Forwarded-For` counts for as many entries from its end as there are proxies that we trust; the rest is what a visitor claims.
 * 2. IPv6 visitors own a /64 at least, so that is what is counted. IPv4 written as IPv6 is IPv4.
 */
export function toClientAddress(c: Context, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-trustProxy) : undefined;
  return toNetwork(forwarded?.trim()) ?? toNetwork(findPeer(c.env)) ?? UNKNOWN;
}

/** Node's request, when there is one: tests ask without. */
function findPeer(env: unknown): string | undefined {
  if (!isRecord(env) || !isRecord(env.incoming) || !isRecord(env.incoming.socket)) return undefined;
  const { remoteAddress } = env.incoming.socket;
  return typeof remoteAddress === 'string' ? remoteAddress : undefined;
}

/** The address that counts; undefined for what is none. */
export function toNetwork(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const plain = address.replace(/^\[|\](?::\d+)?$|%.*$/g, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const [head = '', tail] = new URL(`http://[${plain}]/`).hostname.slice(1, -1).split('::');
  const [front, back] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail === undefined ? [] : Array<string>(8 - (front?.length ?? 0) - (back?.length ?? 0)).fill('0');
  const groups = [...(front ?? []), ...zeros, ...(back ?? [])];
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}
