import type { Stage } from './creative.ts';
import { createLoudspeaker } from './element.ts';
import { createRandom } from './random.ts';

/** A short sound that glides from a pitch to another and dies away. */
export interface Note {
  readonly hz: number;
  readonly to?: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly level?: number;
  /** Seconds from now. */
  readonly after?: number;
  /** A rush of air, brighter with the pitch, in place of a tone. */
  readonly isAir?: true;
}

/** -20 dBFS. */
const LEVEL = 0.1;
/** When no step came for this long, the sound fades: the ad is paused, hidden or out of sight. In the calm version, whose steps are few, it rings out. */
const HOLD_S = 0.25;
const CALM_HOLD_S = 1;
/** A sound that began at once would click. */
const RISE_S = 0.002;

/** Those of the scene that is shown: the page may build the ad again. */
let latest: Sounds | undefined;

/**
 * Short sounds, made on the spot, and the loudspeaker that switches them. There are none before a person touches the ad or presses a key in it, and the
 * ad works without them.
 */
export class Sounds {
  /** To be appended as the last of the controls. */
  readonly button = createLoudspeaker();
  readonly #stage: Stage;
  readonly #random = createRandom(16);
  #audio: AudioContext | undefined;
  #out: GainNode | undefined;
  #isOff = false;
  #isMuted = false;

  constructor(stage: Stage) {
    latest?.close();
    latest = this;
    this.#stage = stage;
    const { button } = this;
    button.onpointerdown = (event) => event.stopPropagation();
    button.onclick = () => {
      this.#isOff = this.#isOn;
      this.unlock();
      this.#show();
      stage.interaction('sound', this.#isOff ? 'off' : 'on');
    };
    this.#show();
    const hear = ({ target, key }: Partial<KeyboardEvent>) => {
      // With a finger on the glass a browser lets no sound begin: only when it is lifted.
      const isGesture = navigator.userActivation?.isActive && target !== button && key !== 'Tab';
      if (isGesture && latest === this) this.unlock();
    };
    for (const type of ['pointerdown', 'pointerup', 'keydown'] as const) addEventListener(type, hear, true);
  }

  close(): void {
    void this.#audio?.close();
  }

  /** `Scene.mute`: the page's word is stronger than the loudspeaker. */
  mute(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#show();
  }

  /** Once a step: as long as these come, what sounds goes on. */
  keep(): void {
    const [now, gain] = [this.#audio?.currentTime ?? 0, this.#out?.gain];
    gain?.cancelScheduledValues(now);
    gain?.setTargetAtTime(this.#isSilent ? 0 : LEVEL, now, RISE_S);
    gain?.setTargetAtTime(0, now + (this.#stage.reduced ? CALM_HOLD_S : HOLD_S), 0.04);
  }

  /** What is asked for in the very gesture that lets sound begin is heard a moment later. */
  play(...notes: readonly Note[]): void {
    const [audio, out] = [this.#audio, this.#out];
    if (!audio || !out || this.#isSilent) return;
    this.keep();
    for (const note of notes) {
      const buffer = audio.createBuffer(1, note.seconds * audio.sampleRate, audio.sampleRate);
      synthesise(note, buffer.getChannelData(0), this.#random);
      const source = new AudioBufferSourceNode(audio, { buffer });
      source.connect(out);
      source.start(audio.currentTime + (note.after ?? 0));
    }
  }

  /** A person did something in the ad: from now on it may be heard. To be called for the keys of a remote, which are no events of the ad's own. */
  unlock(): void {
    if (this.#audio || this.#stage.config.clock !== 'real') return;
    const audio = new AudioContext();
    this.#audio = audio;
    this.#out = new GainNode(audio, { gain: 0 });
    this.#out.connect(audio.destination);
    audio.onstatechange = () => this.#show();
  }

  get #isSilent(): boolean {
    return this.#isOff || this.#isMuted;
  }

  get #isOn(): boolean {
    return !this.#isSilent && this.#audio?.state === 'running';
  }

  #show(): void {
    this.keep();
    this.button.ariaPressed = `${this.#isOn}`;
  }
}

/** Fills `samples`, which are the whole note. Air is noise that changes as often as its pitch says. */
export function synthesise({ hz, to = hz, seconds, level = 1, isAir }: Note, samples: Float32Array, random: () => number): void {
  const { length } = samples;
  let turns = 0;
  let air = 0;
  for (let i = 0; i < length; i++) {
    const before = Math.floor(turns);
    turns += (hz * (to / hz) ** (i / length) * seconds) / length;
    if (turns >= before + 1) air = random() * 2 - 1;
    const fade = level * (1 - i / length) ** 3 * Math.min(1, (i / length) * (seconds / RISE_S));
    samples[i] = fade * (isAir ? air : Math.sin(turns * Math.PI * 2));
  }
}
