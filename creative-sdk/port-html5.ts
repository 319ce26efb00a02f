import { isWebAddress } from '#protocol/address.ts';
import type { HostMessage } from '#protocol/frame.ts';
import { readPageConfig } from './page-config.ts';
import type { HostPort } from './port.ts';

/**
 * Stands in for port.ts in the zip for ad servers: nobody to shake hands with. The configuration lies in the page, the way out is the ad server's
 * `clickTag`: a parameter of the page's address, or a global of the page. Anybody can write an address: what is no web address is passed over, so a bad
 * parameter leads where the page's own tag does.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const port: HostPort = {
    post(message) {
      const address = message.t === 'exit' ? findClickTag() : undefined;
      if (address) open(address, '_blank', 'noopener');
    },
  };
  const message = readPageConfig();
  if (message) onMessage(message, port);
}

function findClickTag(): string | undefined {
  const query = new URLSearchParams(location.search);
  const given: readonly unknown[] = [query.get('clickTag'), query.get('clickTAG'), Reflect.get(window, 'clickTag')];
  return given.find(isWebAddress);
}
