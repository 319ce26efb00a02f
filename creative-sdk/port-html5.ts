import type { HostMessage } from '#protocol/frame.ts';
import { vibrate } from './page-buzz.ts';
import { readPageConfig } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import { createEventSender } from './page-events.ts';
import { findClickTag } from './page-exit.ts';
import type { HostPort } from './port.ts';

/** Replaces port.ts in the zip for ad servers, where no page answers a handshake. The configuration is in the file itself, the way out is the click tag. */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const sendEvent = createEventSender();
  const port: HostPort = {
    post(message) {
      const address = message.t === 'exit' ? findClickTag() : undefined;
      if (address) open(address, '_blank', 'noopener');
      sendEvent(message);
      vibrate(message);
      void sendPageContext(message, (context) => onMessage(context, port));
    },
  };
  const message = readPageConfig();
  if (message) onMessage(message, port);
}
