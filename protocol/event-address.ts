import { isWebAddress } from './address.ts';
import { isRecord } from './is-record.ts';

/** `pixel`: an image is asked for by GET; `beacon`: the event is posted as `{"event": …}`, also while the page is left. */
export const sendings = ['pixel', 'beacon'] as const;
export type Sending = (typeof sendings)[number];

/** Where an exported ad reports its events. */
export interface EventAddress {
  readonly to: string;
  readonly by: Sending;
}

/** Leave the attribute, the script or the macro in which an address stands. */
export const BREAKS_OUT = /["'<>`\\]/;

/** An address that may be written into an exported file: of the web, and with nothing that ends the text around it. Macros may stand in it. */
export function isWritable(value: unknown): value is string {
  return isWebAddress(value) && !BREAKS_OUT.test(value);
}

/** Undefined for anything that is none. */
export function parseEventAddress(value: unknown): EventAddress | undefined {
  if (!isRecord(value) || !isWritable(value.to)) return undefined;
  return { to: value.to, by: value.by === 'beacon' ? 'beacon' : 'pixel' };
}

/** Numbers that make an address new each time: VAST 4.2, Google Ad Manager, Xandr; no ad server replaces them in a file that it only hosts. */
const RANDOM = /\[CACHEBUSTING\]|\[timestamp\]|%%CACHEBUSTER%%|\$\{CACHEBUSTER\}/g;
const TIME = /\[TIMESTAMP\]/g;
const EVENT = '[EVENT]';

/** The address for one event: its name takes the place of `[EVENT]`, or is added as `event=name`. Other macros stay. */
export function toEventAddress(address: string, event: string): string {
  const name = encodeURIComponent(event);
  return address.includes(EVENT) ? address.replaceAll(EVENT, name) : append(address, `event=${name}`);
}

/** The same with its macros filled in. `now`: milliseconds since 1970; `random`: 0 to 1. */
export function toEventUrl(address: string, event: string, now: number, random: number): string {
  const digits = String(Math.floor(random * 9e7) + 1e7);
  return toEventAddress(address, event)
    .replace(RANDOM, digits)
    .replace(TIME, encodeURIComponent(new Date(now).toISOString()));
}

/** The event that an asked-for URL reports, if it is one of those that are made of this address, whatever its macros were filled in with. */
export function findEvent(address: string, url: string): string | undefined {
  const MARK = 'surge-event-mark';
  const escaped = toEventAddress(address, MARK).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const macro = /\\\[[A-Z_]+\\\]|%%\w+%%|\\\$\\\{\w+\\\}|\\\$%7B\w+%7D/gi;
  const pattern = escaped.replaceAll(macro, '[^&#/]*').replace(MARK, '([^&#/?]+)').replaceAll(MARK, '[^&#/?]+');
  const [, event] = new RegExp(`^${pattern}$`).exec(url) ?? [];
  return event && decodeURIComponent(event);
}

function append(address: string, field: string): string {
  const [before = '', ...hash] = address.split('#');
  const joined = `${before}${before.includes('?') ? '&' : '?'}${field}`;
  return hash.length > 0 ? `${joined}#${hash.join('#')}` : joined;
}
