import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
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
  const parsed = ipaddr.IPv6.parse(plain);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
