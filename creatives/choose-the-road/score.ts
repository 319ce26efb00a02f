import type { Stage } from '#creative-sdk/creative.ts';
import type { Film } from './film.ts';
import { EIGHTH_S, type Note, notesAt } from './notes.ts';

/** Notes are handed to the sound card this long before they are due. */
const AHEAD_S = 0.12;
/** When no frame came for this long, the sound fades: the ad is paused, held or out of sight. The last chord may ring out. */
const HOLD_S = 0.3;
const RING_S = 2.4;
const FADE_S = 0.12;
const LEVEL = 0.5;
const QUIET = 0.0001;
const voices = {
  pad: { type: 'triangle', rise: 0.9, length: 3.6, level: 0.09 },
  pluck: { type: 'sine', rise: 0.008, length: 1.3, level: 0.2 },
} as const;

let last: Score | undefined;

/** The music of the film, off until the visitor turns it on. It follows the clock of the film. */
export class Score {
  #isOn = false;
  #isSilenced = false;
  readonly #stage: Stage;
  #audio: AudioContext | undefined;
  #out: GainNode | undefined;
  #echo: DelayNode | undefined;
  #next = 0;

  constructor(stage: Stage) {
    last?.close();
    last = this;
    this.#stage = stage;
    document.addEventListener('visibilitychange', () => this.#settle());
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Call it in the handler of a press only: browsers start no sound elsewhere. */
  turn(isOn: boolean): void {
    this.#isOn = isOn;
    if (isOn && !this.#audio && this.#stage.config.clock === 'real' && typeof AudioContext !== 'undefined') this.#open(new AudioContext());
    this.#settle();
  }

  /** The page mutes the ad, whatever the visitor chose here, or unmutes it. */
  silence(isSilenced: boolean): void {
    this.#isSilenced = isSilenced;
    this.#settle();
  }

  close(): void {
    void this.#audio?.close();
    this.#audio = undefined;
  }

  /** Once a frame of the film. */
  follow({ position, road, chapter }: Film): void {
    const now = this.#audio?.currentTime ?? 0;
    const due = Math.floor((position + AHEAD_S) / EIGHTH_S) + 1;
    // After a jump, the notes in between are not played.
    if (due - this.#next > 1 || due < this.#next) this.#next = Math.ceil(position / EIGHTH_S);
    for (; this.#next < due; this.#next++)
      if (this.#isHeard && chapter !== 'end')
        for (const note of notesAt(this.#next, road)) this.#play(note, now + Math.max(0, this.#next * EIGHTH_S - position));
    this.#keepAlive(now, chapter === 'end' ? RING_S : HOLD_S);
  }

  get #isHeard(): boolean {
    return this.#isOn && !this.#isSilenced && !document.hidden;
  }

  #settle(): void {
    void (this.#isHeard ? this.#audio?.resume() : this.#audio?.suspend());
  }

  #open(audio: AudioContext): void {
    this.#audio = audio;
    this.#out = new GainNode(audio, { gain: 0 });
    this.#out.connect(audio.destination);
    this.#echo = new DelayNode(audio, { delayTime: EIGHTH_S * 1.5, maxDelayTime: 1 });
    const back = new GainNode(audio, { gain: 0.4 });
    this.#echo.connect(back).connect(this.#echo);
    back.connect(this.#out);
  }

  /** Each frame extends the sound by a moment, so that it fades when no more frames come. */
  #keepAlive(now: number, seconds: number): void {
    const gain = this.#out?.gain;
    gain?.cancelScheduledValues(now);
    gain?.setTargetAtTime(LEVEL, now, 0.02);
    gain?.setTargetAtTime(0, now + seconds, FADE_S);
  }

  #play({ pitch, voice }: Note, at: number): void {
    if (!this.#audio || !this.#out || !this.#echo) return;
    const { type, rise, length, level } = voices[voice];
    const source = new OscillatorNode(this.#audio, { type, frequency: 110 * 2 ** (pitch / 12) });
    const gain = new GainNode(this.#audio, { gain: QUIET });
    gain.gain.setValueAtTime(QUIET, at);
    gain.gain.exponentialRampToValueAtTime(level, at + rise);
    gain.gain.exponentialRampToValueAtTime(QUIET, at + length);
    source.connect(gain).connect(this.#out);
    if (voice === 'pluck') gain.connect(this.#echo);
    source.start(at);
    source.stop(at + length);
  }
}
