import { dropParameter } from '#app/drop-parameter.ts';

/** The brand travels behind the `#` of a link: browsers never send it to a server. */
export const BRAND_MARK = '#brand=';
/** Says of a link that it was read from the code on another screen; taken off the address as soon as it is counted. */
const QR_PARAMETER = 'from';
const QR_VALUE = 'code';

/** The link as the code carries it: in the query, so that the brand stays alone behind the `#`. */
export function toQrLink(link: string): string {
  return link.replace(/(?=#|$)/, `${link.includes('?') ? '&' : '?'}${QR_PARAMETER}=${QR_VALUE}`);
}

/** Longest text that still makes a code a phone reads from a screen, bytes. */
const QR_BYTES = 1200;

/** What the code of a link says: with the brand behind the `#` when it stays small enough to be read. */
export function toCodeText(link: string, hash: string): string {
  const branded = toQrLink(link + hash);
  return branded.length <= QR_BYTES ? branded : toQrLink(link);
}

export function hasQrParameter(): boolean {
  return new URLSearchParams(location.search).get(QR_PARAMETER) === QR_VALUE;
}

/** Whether this page was opened from a code: true once; a reload or a shared address does not count. */
export function consumeQrParameter(): boolean {
  const isMarked = hasQrParameter();
  if (isMarked) dropParameter(QR_PARAMETER);
  return isMarked;
}
