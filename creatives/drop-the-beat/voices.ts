import { createRandom } from '#creative-sdk/random.ts';
import type { Lane } from './rhythm.ts';

/** Chords of the four bars, Hz: the root first, two octaves below the others. */
const BARS = [
  [55, 220, 261.6, 329.6, 392],
  [43.65, 174.6, 220, 261.6, 329.6],
  [65.4, 196, 261.6, 329.6, 392],
  [49, 196, 246.9, 293.7, 392],
] as const;
const QUIET = 0.0001;

/** The instruments. Each note is a few short-lived nodes into the mix. */
export class Voices {
  readonly #audio: AudioContext;
  readonly #dry: AudioNode;
  readonly #wet: AudioNode;
  readonly #noise: AudioBuffer;

  constructor(audio: AudioContext, out: AudioNode) {
    this.#audio = audio;
    this.#dry = out;
    const echo = new DelayNode(audio, { delayTime: 0.402 });
    const back = new GainNode(audio, { gain: 0.34 });
    const send = new GainNode(audio, { gain: 0.3 });
    send.connect(echo).connect(back).connect(echo);
    echo.connect(out);
    this.#wet = send;
    this.#noise = createNoise(audio);
  }

  /** One note of a lane at an eighth of the song. */
  play(lane: Lane, eighth: number, at: number): void {
    const chord = BARS[Math.floor(eighth / 8) % 4] ?? BARS[0];
    if (lane === 0) this.#kick(at);
    else if (lane === 1) this.#tone({ type: 'sawtooth', hz: chord[0], at, length: 0.3, level: 0.42, bright: 620 });
    else if (lane === 2)
      for (const hz of chord.slice(1)) this.#tone({ type: 'sawtooth', hz, at, length: 0.55, level: 0.075, bright: 2400, isWet: true });
    else this.#tone({ type: 'square', hz: (chord[1 + (eighth % 4)] ?? 220) * 2, at, length: 0.26, level: 0.11, bright: 3800, isWet: true });
  }

  /** The drop: a sub falling under a wave of noise. */
  drop(at: number): void {
    this.#kick(at, 1.1);
    const wave = new AudioBufferSourceNode(this.#audio, { buffer: this.#noise });
    const filter = new BiquadFilterNode(this.#audio, { type: 'lowpass', frequency: 9000 });
    filter.frequency.setValueAtTime(9000, at);
    filter.frequency.exponentialRampToValueAtTime(180, at + 1.3);
    wave
      .connect(filter)
      .connect(this.#fade(at, { level: 0.34, length: 1.4 }))
      .connect(this.#dry);
    wave.start(at);
    wave.stop(at + 1.5);
  }

  #kick(at: number, length = 0.32): void {
    const body = new OscillatorNode(this.#audio, { frequency: 165 });
    body.frequency.setValueAtTime(165, at);
    body.frequency.exponentialRampToValueAtTime(46, at + 0.09);
    body.connect(this.#fade(at, { level: 0.9, length })).connect(this.#dry);
    body.start(at);
    body.stop(at + length);
  }

  #tone(note: { type: OscillatorType; hz: number; at: number; length: number; level: number; bright: number; isWet?: boolean }): void {
    const { type, hz, at, length, level, bright, isWet } = note;
    const filter = new BiquadFilterNode(this.#audio, { type: 'lowpass', frequency: bright, Q: 3 });
    filter.frequency.setValueAtTime(bright, at);
    filter.frequency.exponentialRampToValueAtTime(bright * 0.22, at + length);
    const fade = this.#fade(at, { level, length });
    filter.connect(fade).connect(this.#dry);
    if (isWet) fade.connect(this.#wet);
    for (const detune of [-7, 7]) {
      const source = new OscillatorNode(this.#audio, { type, frequency: hz, detune });
      source.connect(filter);
      source.start(at);
      source.stop(at + length);
    }
  }

  #fade(at: number, { level, length }: { level: number; length: number }): GainNode {
    const gain = new GainNode(this.#audio, { gain: 0 });
    gain.gain.setValueAtTime(QUIET, at);
    gain.gain.exponentialRampToValueAtTime(level, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(QUIET, at + length);
    return gain;
  }
}

function createNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 1.5, audio.sampleRate);
  const random = createRandom(16);
  buffer.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = random() * 2 - 1;
  });
  return buffer;
}
