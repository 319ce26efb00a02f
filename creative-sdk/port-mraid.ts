import { isWebAddress } from '#protocol/address.ts';
import type { HostMessage } from '#protocol/frame.ts';
import { vibrate } from './page-buzz.ts';
import { readPageConfig } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import type { HostIdentity, HostPort } from './port.ts';

/** As much of MRAID 3 as a creative needs; the app's container provides it through mraid.js. */
interface Mraid {
  getState(): string;
  addEventListener(event: 'ready', listener: () => void): void;
  open(url: string): void;
  setExpandProperties(properties: { readonly width: number; readonly height: number }): void;
  expand(): void;
  close(): void;
}

/** Replaces port.ts inside an app: starts when the container is ready, and leaves the ad through it. */
export function connectHost({ opensTo }: HostIdentity, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const mraid: unknown = Reflect.get(window, 'mraid');
  const container = isMraid(mraid) ? mraid : undefined;
  const port: HostPort = {
    post(message) {
      if (message.t === 'exit' && isWebAddress(message.url)) container?.open(message.url);
      if (message.t === 'event' && opensTo && container) {
        if (message.name === 'expand' && container.getState() === 'default') open(container, opensTo);
        else if (message.name === 'collapse' && container.getState() === 'expanded') container.close();
      }
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

/** Its container draws the way to close it, and resizes the ad. */
function open(container: Mraid, size: string): void {
  const [width = 0, height = 0] = size.split('x').map(Number);
  container.setExpandProperties({ width, height });
  container.expand();
}

function isMraid(value: unknown): value is Mraid {
  return typeof value === 'object' && value !== null && 'open' in value && 'getState' in value;
}
