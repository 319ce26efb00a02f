import { CreativeConnection, type CreativeHandlers, type FailureReason } from '#app/components/creative-frame/connect.ts';
import type { Config, CreativeMessage } from '#protocol/frame.ts';

/** An ad that was started before React came (preview-boot.ts) and plays on when the player takes it over (player.tsx). */
export interface EarlyPlay {
  /** Milliseconds of the page's clock. */
  readonly openedAt: number;
  /** From now on the ad's messages go to `player`, first those that came before, as soon as the page is complete. Call it once. */
  takeOver(player: CreativeHandlers): CreativeConnection;
}

declare global {
  interface HTMLIFrameElement {
    earlyPlay?: EarlyPlay | undefined;
  }
}

/** Messages that are kept for the player before it is called: as many as its log keeps. */
const MOST_HEARD = 500;

/** `onNews` gets every message of the ad while it has no player; undefined: it failed, or has sent too many to go on without one. */
export function startEarly(frame: HTMLIFrameElement, url: string, config: Config, onNews: (message: CreativeMessage | undefined) => void): void {
  const openedAt = performance.now();
  const heard: (readonly [CreativeMessage, number])[] = [];
  let failure: FailureReason | undefined;
  const handlers: CreativeHandlers = {
    toConfig: () => config,
    onMessage(message, at) {
      // A frame rate is not kept: it matters only at its moment.
      if (message.t !== 'stat') heard.push([message, at]);
      onNews(heard.length < MOST_HEARD ? message : undefined);
    },
    onFailure(reason) {
      failure = reason;
      onNews(undefined);
    },
  };
  const connection = new CreativeConnection(frame, url, handlers);
  frame.earlyPlay = {
    openedAt,
    takeOver(player) {
      frame.earlyPlay = undefined;
      Object.assign(handlers, player);
      // After the effects of all components: by then the code that counts events listens.
      queueMicrotask(() => {
        for (const [message, at] of heard) player.onMessage(message, at);
        if (failure) player.onFailure(failure);
      });
      return connection;
    },
  };
}
