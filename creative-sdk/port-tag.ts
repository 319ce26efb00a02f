import type { HostMessage } from '#protocol/frame.ts';
import { parseFields, readPageLanding } from './page-config.ts';
import { findClickTag } from './page-exit.ts';
import { hostByPage } from './page-host.ts';
import type { HostPort } from './port.ts';

/** Replaces port.ts in the page that a tag frames (tag.ts). The configuration is behind the `#` of its address, the way out is its click tag. */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const fields = parseFields(decode(location.hash.slice(1)));
  hostByPage({ fields, findExit: () => findClickTag() ?? readPageLanding(fields) }, onMessage);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
