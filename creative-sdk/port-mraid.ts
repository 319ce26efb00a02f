import { isWebAddress } from '#protocol/address.ts';
import type { HostMessage } from '#protocol/frame.ts';
import { vibrate } from './page-buzz.ts';
import { readPageConfig } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import type { HostPort } from './port.ts';

/** As much of MRAID 3 as a creative needs; the app's container provides it through mraid.js. */
interface Mraid {
  getState(): string;
  addEventListener(event: 'ready', listener: () => void): void;
  open(url: string): void;
}

/** Replaces port.ts inside an app: starts when the container is ready, and leaves the ad through it. */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const mraid: unknown = Reflect.get(window, 'mraid');
  const container = isMraid(mraid) ? mraid : undefined;
  const port: HostPort = {
    post(message) {
      if (message.t === 'exit' && isWebAddress(message.url)) container?.open(message.url);
      vibrate(message);
      void sendPageContext(message, (context) => onMessage(context, port));
    },
  };
  const start = () => {
    const message = readPageConfig();
    if (message) onMessage(message, port);
  };
  if (container?.getState() === 'loading') container.addEventListener('ready', start);
  else start();
}

function isMraid(value: unknown): value is Mraid {
  return typeof value === 'object' && value !== null && 'open' in value && 'getState' in value;
}
