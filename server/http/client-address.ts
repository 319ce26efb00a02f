import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { isRecord } from '#protocol/is-record.ts';

const UNKNOWN = 'unknown';

/**
 * The client that a request is counted for: an address that is kept in memory or in the table of limits, never in the log.
 *
 * 1. Of `X-Forwarded-For` only as many entries from the end count as there are trusted proxies; a client can invent the rest.
 * 2. An IPv6 visitor owns at least a /64, so the network is counted, not the address. IPv4 written as IPv6 is IPv4.
 */
export function toClientAddress(c: Context, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-trustProxy) : undefined;
  return toNetwork(forwarded?.trim()) ?? toNetwork(findPeer(c.env)) ?? UNKNOWN;
}

/** Node's request; undefined in tests without a real connection. */
function findPeer(env: unknown): string | undefined {
  if (!isRecord(env) || !isRecord(env.incoming) || !isRecord(env.incoming.socket)) return undefined;
  const { remoteAddress } = env.incoming.socket;
  return typeof remoteAddress === 'string' ? remoteAddress : undefined;
}

/** The address or network to count; undefined for an invalid address. */
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
