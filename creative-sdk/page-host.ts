import type { CreativeMessage, HostMessage } from '#protocol/frame.ts';
import { vibrate } from './page-buzz.ts';
import { readPageConfig } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import { createEventSender } from './page-events.ts';
import { createMeasurement } from './page-om.ts';
import type { HostPort } from './port.ts';

/** What a page says of its ad, and how the ad leaves it. */
interface Page {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Where the call to action leads. */
  findExit(): string | undefined;
}

/** In a page where no host answers a handshake, the page itself is the host: it configures the ad, reports its events and opens its way out. */
export function hostByPage({ fields, findExit }: Page, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const sendEvent = createEventSender(fields.events);
  const measure = createMeasurement();
  const port: HostPort = {
    post(message: CreativeMessage) {
      const address = message.t === 'exit' ? findExit() : undefined;
      if (address) open(address, '_blank', 'noopener');
      sendEvent(message);
      measure(message);
      vibrate(message);
      void sendPageContext(message, (context) => onMessage(context, port));
    },
  };
  const message = readPageConfig(fields);
  if (message) onMessage(message, port);
}
