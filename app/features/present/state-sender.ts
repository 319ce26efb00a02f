import type { MeetingState } from '#protocol/meeting.ts';
import { postMeeting } from './meeting-calls.ts';

export interface Shown extends Omit<MeetingState, 'n'> {
  /** For the presenter's own phone. */
  readonly note?: string;
}

/** After a failure the newest state is sent again. */
const AGAIN_MS = 1000;

/**
 * Tells the meeting what is shown: one call at a time, and of what was shown meanwhile the last. Numbers follow the clock, so that they go on growing when the
 * page is loaded again.
 */
export class StateSender {
  readonly #path: string;
  readonly #secret: string;
  readonly #onGone: () => void;
  #n = 0;
  #waiting: Shown | undefined;
  #isSending = false;
  #isClosed = false;

  constructor({ code, secret }: { readonly code: string; readonly secret: string }, onGone: () => void) {
    this.#path = `/${code}/state`;
    this.#secret = secret;
    this.#onGone = onGone;
  }

  show(shown: Shown): void {
    this.#waiting = shown;
    if (!this.#isSending) void this.#send();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting && !this.#isClosed) {
      const shown = this.#waiting;
      this.#waiting = undefined;
      this.#n = Math.max(this.#n + 1, Date.now());
      const { kind } = await postMeeting(this.#path, { secret: this.#secret, n: this.#n, ...shown });
      if (kind === 'done') continue;
      if (kind === 'gone') {
        if (!this.#isClosed) this.#onGone();
        this.#isClosed = true;
      } else {
        this.#waiting ??= shown;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    this.#isSending = false;
  }
}
