import type { Stage } from '#creative-sdk/creative.ts';
import { BEAT_S, DROP_S, LANES, type Lane } from './rhythm.ts';
import { Voices } from './voices.ts';

const EIGHTH_S = BEAT_S / 2;
/** The loops are handed to the sound card this long before they are due. */
const AHEAD_S = 0.12;
/** When no frame came for this long, the sound fades: the ad is paused, hidden or asleep. */
const HOLD_S = 0.16;
const FADE_S = 0.12;
/** The loops play on for a bar after the drop. */
const LAST_EIGHTH = 40;

/** The song as sound. It follows the clock of the picture; the ad works without it. */
export class Sound {
  readonly #stage: Stage;
  readonly #changed: () => void;
  #audio: AudioContext | undefined;
  #master: GainNode | undefined;
  #voices: Voices | undefined;
  #next = 0;
  #isMuted = false;

  /** `changed`: it can be heard now, or no longer. */
  constructor(stage: Stage, changed: () => void) {
    this.#stage = stage;
    this.#changed = changed;
  }

  /** Whether it can be heard: nobody muted it, and the browser lets it sound. */
  get isOn(): boolean {
    return !this.#isMuted && this.#audio?.state === 'running';
  }

  mute(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.keepAlive();
    this.#changed();
  }

  /** Call it in the handler of a real tap only: browsers start no sound elsewhere, and some only when the finger is lifted. */
  unlock(): void {
    if (this.#audio) return void this.#audio.resume();
    if (this.#stage.config.clock !== 'real' || typeof AudioContext === 'undefined') return;
    const audio = new AudioContext({ latencyHint: 'interactive' });
    audio.onstatechange = this.#changed;
    const master = new GainNode(audio, { gain: 0 });
    master.connect(new DynamicsCompressorNode(audio, { threshold: -14, ratio: 6 })).connect(audio.destination);
    this.#voices = new Voices(audio, master);
    this.#audio = audio;
    this.#master = master;
    this.keepAlive();
  }

  start(): void {
    this.#next = 0;
  }

  tap(lane: Lane, songTime: number): void {
    if (!this.#audio || this.#isMuted) return;
    this.keepAlive();
    this.#voices?.play(lane, Math.max(0, Math.round(songTime / EIGHTH_S)), this.#audio.currentTime);
  }

  /** Once a frame of the song. `sounds`: whether a lane plays by itself at an eighth. */
  follow(songTime: number, sounds: (lane: Lane, eighth: number) => boolean): void {
    this.keepAlive();
    const audio = this.#audio;
    for (; this.#next < LAST_EIGHTH && this.#next * EIGHTH_S <= songTime + AHEAD_S; this.#next++) {
      if (!audio || this.#isMuted || this.#next * EIGHTH_S < songTime - 0.05) continue;
      const at = Math.max(audio.currentTime, audio.currentTime + this.#next * EIGHTH_S - songTime);
      for (const lane of LANES) if (sounds(lane, this.#next)) this.#voices?.play(lane, this.#next, at);
      if (this.#next * EIGHTH_S === DROP_S) this.#voices?.drop(at);
    }
  }

  /** Each frame extends the sound by a moment, so that it fades when no more frames come. */
  keepAlive(): void {
    const [audio, gain] = [this.#audio, this.#master?.gain];
    if (!audio || !gain) return;
    const now = audio.currentTime;
    gain.cancelScheduledValues(now);
    gain.setTargetAtTime(this.#isMuted ? 0 : 0.8, now, 0.004);
    gain.setTargetAtTime(0, now + HOLD_S, FADE_S / 3);
  }

  /** The creative is built anew. */
  close(): void {
    void this.#audio?.close();
    this.#audio = undefined;
  }
}
