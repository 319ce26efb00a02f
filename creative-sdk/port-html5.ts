import type { HostMessage } from '#protocol/frame.ts';
import { readPageConfig } from './page-config.ts';
import type { HostPort } from './port.ts';

/**
 * Stands in for port.ts in the zip for ad servers: nobody to shake hands with. The configuration lies in the page, the way out is the ad server's
 * `clickTag`: a global of the page, or a parameter of its address.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const port: HostPort = {
    post(message) {
      if (message.t === 'exit') open(findClickTag(), '_blank');
    },
  };
  const message = readPageConfig();
  if (message) onMessage(message, port);
}

function findClickTag(): string {
  const own: unknown = Reflect.get(window, 'clickTag');
  const query = new URLSearchParams(location.search);
  return query.get('clickTag') ?? query.get('clickTAG') ?? (typeof own === 'string' ? own : '');
}
