import { isWebAddress } from '#protocol/address.ts';
import type { CreativeMessage, HostMessage } from '#protocol/frame.ts';
import { vibrate } from './page-buzz.ts';
import { readPageConfig, readPageLanding } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import { clearCorner } from './page-corner.ts';
import { createEventSender } from './page-events.ts';
import { findClickTag } from './page-exit.ts';
import { createMeasurement } from './page-om.ts';
import { toPause } from './page-pause.ts';
import type { HostIdentity, HostPort } from './port.ts';

/** In view for this long, as for a display ad (MRC). */
const VIEWABLE_MS = 1000;

/** As much of MRAID as a creative needs; the app's container provides it through mraid.js. What came with version 3 may be missing. */
interface Mraid {
  getState(): string;
  getVersion?(): string;
  isViewable?(): boolean;
  addEventListener(event: string, listener: (value: unknown) => void): void;
  open(url: string): void;
  setExpandProperties(properties: { readonly width: number; readonly height: number }): void;
  expand(): void;
  close(): void;
  unload?(): void;
}

/**
 * Replaces port.ts inside an app.
 *
 * 1. Nothing is drawn and nothing reported until the app first exposes the ad: an app loads ads long before it shows them.
 * 2. While the ad is not exposed, its clock stands; a pause by its own button stays one.
 * 3. It is silent while the device is.
 * 4. It leaves through the container, or, in a page that is no app, by its click tag. An ad that fails before its first frame asks to be removed.
 * 5. It is no viewable impression while the app hides it, nor before it was shown for a second in one piece.
 * 6. The corner in which the container draws the way to close it is free.
 */
export function connectHost({ opensTo }: HostIdentity, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const mraid: unknown = Reflect.get(window, 'mraid');
  const container = isMraid(mraid) ? mraid : undefined;
  if (container) clearCorner();
  const sendEvent = createEventSender();
  const measure = createMeasurement();
  const landing = readPageLanding();
  let hasStarted = false;
  let isHidden = false;
  let isPaused = false;
  /** The ad cannot know that the app hid it: what it says of its view then waits. */
  let waiting: CreativeMessage | undefined;
  const port: HostPort = {
    post(message) {
      if (message.t === 'event' && message.name === 'viewable' && (isHidden || waitMs() > 0)) {
        waiting = message;
        waitToView();
        return;
      }
      if (message.t === 'exit') leave(container, landing ?? message.url);
      if (message.t === 'started') hasStarted = true;
      // What the container stops and starts itself says nothing of the button.
      if (!isHidden) isPaused = toPause(message) ?? isPaused;
      if (message.t === 'event') {
        if (container && opensTo) resize(container, message.name, opensTo);
        if (message.name === 'error' && !hasStarted) container?.unload?.();
      }
      sendEvent(message);
      measure(message);
      vibrate(message);
      void sendPageContext(message, (context) => onMessage(context, port));
    },
  };
  let isConfigured = false;
  let isMuted = false;
  const begin = () => {
    const message = readPageConfig();
    isConfigured = true;
    if (message) onMessage(message, port);
    if (isMuted) onMessage({ t: 'mute', isMuted }, port);
  };
  let exposedAt = Number.NEGATIVE_INFINITY;
  let viewTimer: ReturnType<typeof setTimeout> | undefined;
  const waitMs = () => VIEWABLE_MS - (performance.now() - exposedAt);
  const waitToView = () => {
    clearTimeout(viewTimer);
    if (!isHidden && waiting) viewTimer = setTimeout(view, waitMs(), waiting);
  };
  const view = (message: CreativeMessage) => {
    waiting = undefined;
    port.post(message);
  };
  const expose = (isExposed: boolean) => {
    if (!isConfigured) return isExposed ? begin() : undefined;
    if (isHidden !== isExposed) return;
    isHidden = true;
    if (!isPaused) onMessage({ t: isExposed ? 'resume' : 'pause' }, port);
    isHidden = !isExposed;
    if (isExposed) exposedAt = performance.now();
    waitToView();
  };
  const mute = (isSilent: boolean) => {
    isMuted = isSilent;
    if (isConfigured) onMessage({ t: 'mute', isMuted }, port);
  };
  if (!container) begin();
  else if (container.getState() === 'loading') container.addEventListener('ready', () => listen(container, expose, mute));
  else listen(container, expose, mute);
}

/** Version 3 says how much is exposed, in percent; version 2 only whether the ad can be seen. */
function listen(container: Mraid, expose: (isExposed: boolean) => void, mute: (isMuted: boolean) => void): void {
  const isNew = Number.parseInt(container.getVersion?.() ?? '2', 10) >= 3;
  if (isNew) container.addEventListener('exposureChange', (percent) => expose(Number(percent) > 0));
  else container.addEventListener('viewableChange', (isViewable) => expose(isViewable === true));
  if (isNew) container.addEventListener('audioVolumeChange', (percent) => mute(!(Number(percent) > 0)));
  // It may have been shown before anybody listened. A container that does not know shows the ad at once.
  if (container.isViewable?.() ?? true) expose(true);
}

function leave(container: Mraid | undefined, landing: string): void {
  const url = container ? landing : (findClickTag() ?? landing);
  if (!isWebAddress(url)) return;
  if (container) container.open(url);
  else open(url, '_blank', 'noopener');
}

/** Its container draws the way to close it, and resizes the ad. */
function resize(container: Mraid, name: string, size: string): void {
  if (name === 'collapse' && container.getState() === 'expanded') container.close();
  if (name !== 'expand' || container.getState() !== 'default') return;
  const [width = 0, height = 0] = size.split('x').map(Number);
  container.setExpandProperties({ width, height });
  container.expand();
}

function isMraid(value: unknown): value is Mraid {
  return typeof value === 'object' && value !== null && 'open' in value && 'getState' in value && 'addEventListener' in value;
}
