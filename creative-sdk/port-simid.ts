import { isWebAddress } from '#protocol/address.ts';
import type { CreativeMessage, HostMessage } from '#protocol/frame.ts';
import { parseFields, readPageConfig, readPageFields, readPageLanding } from './page-config.ts';
import { sendPageContext } from './page-context.ts';
import { createEventSender } from './page-events.ts';
import { toPause } from './page-pause.ts';
import type { HostPort } from './port.ts';

/** What the player says, as far as a creative needs it (IAB SIMID 1.2). */
interface PlayerMessage {
  readonly type: string;
  readonly messageId: number;
  readonly args: unknown;
}

/**
 * Replaces port.ts over a video player: opens the session, answers the player, starts when the player says so, and leaves the ad through it.
 *
 * The creative draws its own picture over the player's video, which is the same film without a visitor's choices. Players without SIMID show only the
 * video. Trackers count by the player's clock, so player and creative must stop and run together:
 *
 * 1. While the creative is paused by its button, or has reported the detail `hold` with `on` and not yet with `off`, the player is asked to pause. It
 *    is asked once, and only if it allows that (`variableDurationAllowed`).
 * 2. When the player pauses or plays by itself, the creative's clock stops or starts. Play also continues a film that was held.
 * 3. A player that says so opens the landing page, at the address of the VAST answer. Any other is told of the click, and the creative opens it (section 4.4.1).
 * 4. What the VAST answer says in its parameters stands before what the page carries: brand, and where events are reported. The player reports what it counts
 *    itself; the creative has it report the rest.
 * 5. When the player is muted, so is the creative. The creative never changes the player's duration: when the video ends, so does the ad.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const sessionId = crypto.randomUUID();
  let count = 0;
  let init: unknown;
  let isAsked = false;
  let isPaused = false;
  let isHeld = false;
  const send = (type: string, args: object) =>
    parent.postMessage(JSON.stringify({ sessionId, messageId: count++, timestamp: Date.now(), type, args }), '*');
  let fields = readPageFields();
  let sendEvent: (message: CreativeMessage) => void = () => {};
  // The player asks for addresses: it may be an app in which a page cannot.
  const ask = (url: string) => send('SIMID:Creative:reportTracking', { trackingUrls: [url] });
  const keepInStep = () => {
    const isStill = isPaused || isHeld;
    if (read(init, 'environmentData', 'variableDurationAllowed') !== true || isAsked === isStill) return;
    send(`SIMID:Creative:${isStill ? 'requestPause' : 'requestPlay'}`, {});
    isAsked = isStill;
  };
  const leave = (landing: string) => {
    const given = read(init, 'creativeData', 'clickThruUrl');
    const url = isWebAddress(given) ? given : (readPageLanding(fields) ?? landing);
    const support = read(init, 'environmentData', 'navigationSupport');
    const playerHandles = support === 'playerHandles';
    if (!playerHandles && support !== 'notSupported' && isWebAddress(url)) open(url, '_blank', 'noopener');
    send('SIMID:Creative:clickThru', { playerHandles, url });
  };
  const port: HostPort = {
    post(message) {
      if (message.t === 'exit') leave(message.url);
      isPaused = toPause(message) ?? isPaused;
      isHeld = toHold(message) ?? isHeld;
      keepInStep();
      if (!isOfPlayer(message)) sendEvent(message);
      void sendPageContext(message, (context) => onMessage(context, port));
    },
  };
  const answers: Readonly<Record<string, (said: PlayerMessage) => HostMessage | undefined>> = {
    'SIMID:Player:init': ({ args }) => {
      init = args;
      fields = { ...fields, ...parseFields(read(init, 'creativeData', 'adParameters')) };
      sendEvent = createEventSender(fields.events, ask);
      return undefined;
    },
    'SIMID:Player:startCreative': () => readPageConfig(fields),
    'SIMID:Media:pause': () => {
      if (isAsked) return undefined;
      isAsked = true;
      return { t: 'pause' };
    },
    'SIMID:Media:play': () => {
      if (!isAsked) return undefined;
      isAsked = isHeld = false;
      return isPaused ? { t: 'resume' } : { t: 'key', action: 'playpause' };
    },
    'SIMID:Media:volumechange': ({ args }) => ({ t: 'mute', isMuted: read(args, 'muted') === true || read(args, 'volume') === 0 }),
  };
  addEventListener('message', ({ source, data }) => {
    const said = source === parent ? parse(data) : undefined;
    if (!said) return;
    if (said.type.startsWith('SIMID:Player:')) send('resolve', { messageId: said.messageId, value: {} });
    const message = answers[said.type]?.(said);
    if (message) onMessage(message, port);
  });
  send('createSession', {});
}

/** The player reports these by the trackers of the VAST answer; told by both, they would count twice. */
const ofPlayer: readonly string[] = [
  'impression',
  'viewable',
  'first_quartile',
  'midpoint',
  'third_quartile',
  'complete',
  'pause',
  'resume',
  'click_through',
];

function isOfPlayer(message: CreativeMessage): boolean {
  return message.t === 'event' && ofPlayer.includes(message.name);
}

function toHold(message: CreativeMessage): boolean | undefined {
  const isHold = message.t === 'event' && message.name === 'detail' && message.data.name === 'hold';
  return isHold ? message.data.value === 'on' : undefined;
}

function parse(data: unknown): PlayerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value && 'messageId' in value;
    if (!isMessage || typeof value.type !== 'string' || typeof value.messageId !== 'number') return undefined;
    return { type: value.type, messageId: value.messageId, args: read(value, 'args') };
  } catch {
    return undefined;
  }
}

function read(value: unknown, ...names: readonly string[]): unknown {
  const step = (from: unknown, name: string): unknown => (typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined);
  return names.reduce(step, value);
}
