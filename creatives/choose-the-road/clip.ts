import { clips } from './clips.ts';
import { steer } from './steer.ts';

/** Types of the files of a clip; a browser takes the first that it can play. Level 3.1 is 1280x720 at 30 frames a second in both. */
const codecs = ['av01.0.05M.08', 'avc1.64001f'] as const;
/** The clip is shown when it is this close to the film, at most one frame, and hidden when it has drifted this far; seconds. */
const JOINED_S = 1 / 30;
const LOST_S = 0.2;
/** On a busy machine the browser reports the shown frame late: then the clock of the video is more exact. */
const NEWS_S = 0.05;
/** A seek takes about this long. */
const JUMP_S = 0.1;
/** After this long without a request the film is paused, hidden or at rest. */
const RUNAWAY_S = 0.25;
const RATE_STEP = 0.04;

/** One clip, without sound, beside the page. It plays only while it is asked to follow the film. */
export class Clip {
  readonly element = document.createElement('video');
  #target = 0;
  #mediaTime = 0;
  #isJoined = false;
  #isBroken = false;

  constructor(id: keyof typeof clips) {
    const { element } = this;
    element.muted = element.playsInline = element.disableRemotePlayback = true;
    element.preload = 'auto';
    for (const [index, codec] of codecs.entries()) {
      const source = document.createElement('source');
      source.src = clips[id][index] ?? '';
      source.type = `video/mp4; codecs="${codec}"`;
      element.append(source);
    }
    const fail = () => {
      this.#isBroken = true;
    };
    element.onerror = fail;
    // Only the last source's error means that none is left.
    element.lastElementChild?.addEventListener('error', fail);
    element.ontimeupdate = () => {
      if (element.currentTime - this.#target > RUNAWAY_S) element.pause();
    };
    this.#listen();
  }

  /** `target`: seconds of the clip. Returns the second of the picture that it shows, if it is in step. */
  follow(target: number, pace: number): number | undefined {
    const { element } = this;
    this.#target = target;
    if (this.#isBroken || element.readyState === 0) return undefined;
    const order = steer(target - element.currentTime, pace);
    if (order === 'jump') {
      if (!element.seeking) element.currentTime = target + JUMP_S * pace;
    } else if (order === 'wait') element.pause();
    else this.#run(order);
    return this.#look();
  }

  stand(): void {
    this.element.pause();
  }

  close(): void {
    this.#isBroken = true;
    this.element.pause();
    this.element.replaceChildren();
    this.element.load();
  }

  #look(): number | undefined {
    const { seeking, readyState, currentTime } = this.element;
    const at = Math.abs(this.#mediaTime - currentTime) < NEWS_S ? this.#mediaTime : currentTime;
    const reach = this.#isJoined ? LOST_S : JOINED_S;
    this.#isJoined = !seeking && readyState >= 2 && Math.abs(this.#target - at) < reach;
    return this.#isJoined ? at : undefined;
  }

  #run(rate: number): void {
    const { element } = this;
    if (Math.abs(element.playbackRate - rate) > RATE_STEP) element.playbackRate = rate;
    if (!element.paused || element.ended) return;
    element.play().catch((reason: unknown) => {
      // A pause that comes before the play has begun rejects it; that is no failure to play.
      this.#isBroken ||= reason instanceof DOMException && reason.name === 'NotAllowedError';
    });
  }

  /** Browsers report which frame is shown; where they do not, the clock of the video is close enough. */
  #listen(): void {
    this.element.requestVideoFrameCallback?.((_, { mediaTime }) => {
      this.#mediaTime = mediaTime;
      this.#listen();
    });
  }
}
