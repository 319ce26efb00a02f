import { isWebAddress } from '#protocol/address.ts';
import type { HostMessage } from '#protocol/frame.ts';
import { vibrate } from './page-buzz.ts';
import { readPageConfig } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import type { HostPort } from './port.ts';

/**
 * Replaces port.ts in the zip for ad servers, where no page answers a handshake. The configuration is in the file itself. The way out is the ad
 * server's `clickTag`: a parameter of the page's address, or a global variable of the page. Anybody can write an address, so a `clickTag` that is no
 * web address is skipped, and the global variable is used.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const port: HostPort = {
    post(message) {
      const address = message.t === 'exit' ? findClickTag() : undefined;
      if (address) open(address, '_blank', 'noopener');
      vibrate(message);
      void sendPageContext(message, (context) => onMessage(context, port));
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
