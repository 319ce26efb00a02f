/** Longest address that is followed: a click tag with another one inside has a few thousand characters. */
const MOST = 8192;
/** Scheme, host, port; then anything that has no space in it, macros such as `%%CACHEBUSTER%%` included. No user name: it can make another host look like a known one. */
const WEB = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * An address that an ad may lead to, wherever it comes from: http or https and a host name, nothing else. Scripts, data, relative addresses and
 * addresses with spaces, line ends or other control characters are refused. No URL parser: this folder runs anywhere.
 */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST && WEB.test(value) && !/\p{Cc}/u.test(value);
}

/** A landing page of our own demos and what a page lets an ad leave to. */
export function isHttps(value: unknown): value is string {
  return isWebAddress(value) && value.length <= 2048 && /^https:/i.test(value);
}
