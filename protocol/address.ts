/** Longest address that is followed: a click tag with another one inside has a few thousand characters. */
const MOST = 8192;
/**
 * Scheme, host, port; then anything without a space, macros such as `%%CACHEBUSTER%%` included. No user name, which could make one host look like
 * another.
 */
const WEB = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * An address that an ad may lead to, whoever gave it: http or https and a host name, nothing else. A script, data, an address of the page's own and
 * whatever hides behind spaces, line ends and other control characters is none. No URL parser: this room runs anywhere.
 */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST && WEB.test(value) && !/\p{Cc}/u.test(value);
}

/** A landing page of our own demos and what a page lets an ad leave to. */
export function isHttps(value: unknown): value is string {
  return isWebAddress(value) && value.length <= 2048 && /^https:/i.test(value);
}
