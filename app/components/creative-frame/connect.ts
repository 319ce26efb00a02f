import { type Config, type CreativeMessage, type HostMessage, isBoot, MESSAGES_PER_SECOND, PROTOCOL, parseCreativeMessage } from '#protocol/frame.ts';

/** A creative that has not said `ready` by then is given up (architecture.md §6). */
export const SILENT_AFTER_MS = 5000;

export type FailureReason = 'silent' | 'flooded';

export interface CreativeHandlers {
  onMessage(message: CreativeMessage): void;
  onFailure(reason: FailureReason): void;
}

export interface CreativeConnection {
  send(message: HostMessage): void;
  /** Closes the port and empties the frame. Harmless twice. */
  close(): void;
}

/**
 * The page's side of the handshake (protocol/frame.ts): listens first, then gives the frame its address, so that no `boot` is missed.
 * `url` is the creative's own address; `config` is asked for at every start, so that a creative which reloads gets the present one.
 */
export function connectCreative(frame: HTMLIFrameElement, url: string, toConfig: () => Config, handlers: CreativeHandlers): CreativeConnection {
  let port: MessagePort | undefined;
  let nonce = '';
  let secondEnds = 0;
  let count = 0;
  const send = (message: HostMessage) => port?.postMessage({ ...PROTOCOL, ...message });
  const close = () => {
    clearTimeout(silence);
    removeEventListener('message', greet);
    frame.removeEventListener('load', hangUp);
    port?.close();
    port = undefined;
    frame.removeAttribute('src');
  };
  const fail = (reason: FailureReason) => {
    close();
    handlers.onFailure(reason);
  };
  const isFlood = () => {
    const now = performance.now();
    if (now > secondEnds) {
      secondEnds = now + 1000;
      count = 0;
    }
    return ++count > MESSAGES_PER_SECOND;
  };
  const hear = (event: MessageEvent) => {
    if (isFlood()) return fail('flooded');
    const message = parseCreativeMessage(event.data);
    if (!message) return;
    if (message.t === 'ready') {
      if (message.nonce !== nonce) return;
      clearTimeout(silence);
      send({ t: 'config', config: toConfig() });
    }
    handlers.onMessage(message);
  };
  function greet(event: MessageEvent) {
    if (event.source !== frame.contentWindow || event.origin !== 'null' || port || !isBoot(event.data)) return;
    const channel = new MessageChannel();
    nonce = crypto.randomUUID();
    port = channel.port1;
    port.onmessage = hear;
    frame.contentWindow?.postMessage({ ...PROTOCOL, t: 'hello', nonce }, '*', [channel.port2]);
  }
  /** The second load of a frame is another document: its predecessor's port dies before it may knock. */
  let loads = 0;
  function hangUp() {
    if (++loads === 1) return;
    port?.close();
    port = undefined;
  }
  const silence = setTimeout(() => fail('silent'), SILENT_AFTER_MS);
  addEventListener('message', greet);
  frame.addEventListener('load', hangUp);
  frame.src = url;
  return { send, close };
}
