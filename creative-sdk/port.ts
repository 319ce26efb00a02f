import { BOOT_EVERY_MS, type CreativeMessage, type HostMessage, PROTOCOL, parseHello, parseHostMessage } from '#protocol/frame.ts';

/** Who starts: which demo, its main size, and of a strip the size to which it opens. */
export interface HostIdentity {
  readonly id: number;
  readonly size: string;
  readonly opensTo: string | undefined;
}

export interface HostPort {
  post(message: CreativeMessage): void;
}

/**
 * The creative's side of the handshake (protocol/frame.ts, rules 2 to 4). Only messages of `parent` are read, and only its first `hello` counts.
 * `ready` is posted here; `onMessage` gets every valid message of the host after that.
 */
export function connectHost({ id, size }: HostIdentity, onMessage: (message: HostMessage, port: HostPort) => void): void {
  const knock = () => parent.postMessage({ ...PROTOCOL, t: 'boot', document: performance.timeOrigin }, '*');
  const timer = setInterval(knock, BOOT_EVERY_MS);
  const answer = (event: MessageEvent) => {
    const nonce = event.source === parent ? parseHello(event.data) : undefined;
    const channel = event.ports[0];
    if (nonce === undefined || !channel) return;
    removeEventListener('message', answer);
    clearInterval(timer);
    const port: HostPort = { post: (message) => channel.postMessage({ ...PROTOCOL, ...message }) };
    channel.onmessage = ({ data }) => {
      const message = parseHostMessage(data);
      if (message) onMessage(message, port);
    };
    port.post({ t: 'ready', nonce, id, size });
  };
  addEventListener('message', answer);
  knock();
}
