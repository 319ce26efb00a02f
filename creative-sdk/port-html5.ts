import type { HostMessage } from '#protocol/frame.ts';
import { readPageFields } from './page-config.ts';
import { findClickTag } from './page-exit.ts';
import { hostByPage } from './page-host.ts';
import type { HostPort } from './port.ts';

/** Replaces port.ts in the zip for ad servers. The configuration is in the file itself, the way out is the click tag. */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  hostByPage({ fields: readPageFields(), findExit: findClickTag }, onMessage);
}
