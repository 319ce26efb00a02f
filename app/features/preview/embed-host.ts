import { type EmbedMessage, parseListen } from '#protocol/embed.ts';
import type { CreativeEvent } from '#protocol/frame.ts';

/** The window of an embedded page and the one around it, as far as they are used here. */
interface EmbedWindow extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly parent: MessageEventSource | null;
}

/**
 * Tells the page around an embedded demo what the ad reports, from when that page asks for it by its own name. Another window, and a page that names another
 * origin than its own, are not answered.
 */
export class EmbedHost {
  readonly #window: EmbedWindow;
  readonly #demo: number;
  #origin: string | undefined;
  readonly #hear = ({ source, origin, data }: MessageEvent) => {
    // A sandboxed page has the origin `null`, which is nobody's name.
    if (source !== this.#window.parent || parseListen(data) !== origin || !URL.canParse(origin)) return;
    this.#origin = origin;
    this.#say({ surge: 'listening', demo: this.#demo });
  };

  constructor(window: EmbedWindow, demo: number) {
    this.#window = window;
    this.#demo = demo;
    window.addEventListener('message', this.#hear);
  }

  readonly report = ({ name, data }: CreativeEvent): void => this.#say({ surge: 'event', demo: this.#demo, event: name, data });

  close(): void {
    this.#window.removeEventListener('message', this.#hear);
  }

  #say(message: EmbedMessage): void {
    if (this.#origin !== undefined) this.#window.parent?.postMessage(message, { targetOrigin: this.#origin });
  }
}
