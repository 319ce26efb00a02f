import type { HostMessage } from '#protocol/frame.ts';
import { readPageConfig } from './page-config.ts';
import type { HostPort } from './port.ts';

/** What the player says, as far as a creative needs it (IAB SIMID 1.2). */
interface PlayerMessage {
  readonly type: string;
  readonly messageId: number;
}

/**
 * Stands in for port.ts over a video player: opens the session, answers the player, starts when it says so, pauses and goes on with its film, and
 * leaves through it.
 */
export function connectHost(_identity: unknown, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const sessionId = crypto.randomUUID();
  let count = 0;
  const send = (type: string, args: object) =>
    parent.postMessage(JSON.stringify({ sessionId, messageId: count++, timestamp: Date.now(), type, args }), '*');
  const port: HostPort = {
    post(message) {
      if (message.t === 'exit') send('SIMID:Creative:clickThru', { playerHandles: true, url: message.url });
    },
  };
  const answers: Readonly<Record<string, () => HostMessage | undefined>> = {
    'SIMID:Player:startCreative': readPageConfig,
    'SIMID:Media:pause': () => ({ t: 'pause' }),
    'SIMID:Media:play': () => ({ t: 'resume' }),
  };
  addEventListener('message', ({ source, data }) => {
    const said = source === parent ? parse(data) : undefined;
    if (!said) return;
    if (said.type.startsWith('SIMID:Player:')) send('resolve', { messageId: said.messageId, value: {} });
    const message = answers[said.type]?.();
    if (message) onMessage(message, port);
  });
  send('createSession', {});
}

function parse(data: unknown): PlayerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    const isMessage = typeof value === 'object' && value !== null && 'type' in value && 'messageId' in value;
    if (!isMessage || typeof value.type !== 'string' || typeof value.messageId !== 'number') return undefined;
    return { type: value.type, messageId: value.messageId };
  } catch {
    return undefined;
  }
}
