import type { Input, Stage } from '#creative-sdk/creative.ts';
import { clamp } from '#creative-sdk/motion.ts';
import { COPY } from './copy.ts';
import { BEAT_S, BEATS, cueAt, DROP_S, type Hit, LANES, type Lane, Track } from './rhythm.ts';
import type { Sound } from './sound.ts';

export type Phase = 'idle' | 'song' | 'drop' | 'end' | 'rest' | 'still';

/** From the drop until the end card is composed: one bar, so that it plays the visitor's own four in time. */
export const BURST_S = BEAT_S * 4;
export const EIGHTH_S = BEAT_S / 2;
/** The loops beat on for a bar after the drop. */
const LAST_EIGHTH = 40;
const NEVER = -99;
const QUARTILES = { 4: 'first_quartile', 8: 'midpoint', 12: 'third_quartile' } as const;
const LANE_OF_KEY: Readonly<Record<string, Lane>> = { d: 0, f: 1, j: 2, k: 3 };
const LANE_OF_ACTION: Readonly<Record<string, Lane>> = { left: 0, down: 1, up: 2, right: 3 };

/** The rules of the song: what input and clock do. Draws nothing. */
export class Game {
  readonly #stage: Stage;
  readonly #sound: Sound;
  #phase: Phase = 'idle';
  #since = 0;
  #track = new Track();
  #eighth = 0;
  #isAutoplay = false;
  #signature: Lane = 1;
  #message: string = COPY.hint;
  #newest: Lane | undefined;
  readonly tapped: number[] = [NEVER, NEVER, NEVER, NEVER];
  readonly sounded: number[] = [NEVER, NEVER, NEVER, NEVER];
  /** The last tap on each pad. */
  readonly taps: (Hit | undefined)[] = [];

  constructor(stage: Stage, sound: Sound) {
    this.#stage = stage;
    this.#sound = sound;
  }

  get phase(): Phase {
    return this.#phase;
  }
  get track(): Track {
    return this.#track;
  }
  get signature(): Lane {
    return this.#signature;
  }
  get message(): string {
    return this.#message;
  }
  /** The layer that came in last. */
  get newest(): Lane | undefined {
    return this.#newest;
  }
  /** Nobody has played: the end card of a film claims nothing. */
  get isAutoplay(): boolean {
    return this.#isAutoplay;
  }
  /** Seconds since the phase began; in the song since its first beat. */
  get age(): number {
    return this.#stage.time - this.#since;
  }
  get beat(): number {
    return this.#phase === 'song' ? Math.min(BEATS - 1, Math.floor(this.age / BEAT_S + 1e-6)) : -1;
  }
  /** The lane that is asked for next; a beat's own lane until just after it. */
  get cue(): Lane {
    return this.#phase === 'song' ? cueAt(Math.floor(this.age / BEAT_S + 0.8)) : 0;
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#since = this.#stage.time;
    this.#stage.wake();
  }

  /** A tap on a pad by finger, key or autoplay. The first one is the first beat. */
  tap(lane: Lane, isAutoplay = false): void {
    if (!isAutoplay) {
      this.#sound.unlock();
      // The pad gets its key event before the kit ends autoplay.
      this.endAutoplay();
    }
    if (this.#phase === 'idle' || this.#phase === 'rest') this.#start(isAutoplay);
    if (this.#phase !== 'song') return;
    const { hit, isNewLayer } = this.#track.tap(lane, this.age);
    this.tapped[lane] = this.#stage.time;
    this.sounded[lane] = this.#stage.time;
    this.taps[lane] = hit;
    if (!isAutoplay) this.#sound.tap(lane, this.age);
    this.#stage.buzz('beat');
    this.#stage.interaction('tap', `${COPY.lanes[lane]} ${Math.round(hit.delta * 1000)}`);
    // Nobody is told off: until something is hit, the hint stays.
    if (hit.quality > 0 && !isAutoplay) this.#message = COPY.praise[(this.#track.hits.length - 1) >> 2] ?? COPY.hint;
    if (!isNewLayer) return;
    this.#newest = lane;
    this.#stage.detail('layer', this.#track.layers);
    this.#stage.say(`${COPY.layer(lane, this.#track.layers)}: ${COPY.proof[lane]}`);
  }

  #start(isAutoplay: boolean): void {
    this.#track = new Track();
    this.#message = COPY.hint;
    this.#eighth = 0;
    this.#isAutoplay = isAutoplay;
    this.#sound.start();
    this.#enter('song');
  }

  /** Returns to the state before the first beat. */
  reset(): void {
    this.#track = new Track();
    this.#newest = undefined;
    this.#message = COPY.hint;
    this.tapped.fill(NEVER);
    this.sounded.fill(NEVER);
    this.taps.length = 0;
    this.#enter('idle');
  }

  again(): void {
    this.#stage.interaction('again');
    this.reset();
  }

  /** Plays the visitor's four bars once more. */
  hear(): void {
    this.#stage.interaction('hear');
    this.#listen();
  }

  /** Ends a song that autoplay has played: back to the state before the first beat. */
  endAutoplay(): void {
    if (this.#phase === 'song' && this.#isAutoplay) this.reset();
  }

  takeOver(): void {
    this.endAutoplay();
    if (this.#phase === 'rest') this.reset();
  }

  rest(): void {
    if (this.#stage.invites) this.endAutoplay();
    if (this.#phase === 'idle') this.#enter('rest');
    // The song is longer than the calm version waits: it comes to its end now.
    else if (this.#phase === 'song' && this.#stage.reduced) this.#drop();
  }

  still(): void {
    this.#phase = 'still';
  }

  input({ action, key, phase, repeat }: Input): boolean {
    const isFree = this.#phase === 'idle' || this.#phase === 'song' || this.#phase === 'rest';
    const lane = LANE_OF_KEY[key.toLowerCase()] ?? LANE_OF_ACTION[action ?? ''] ?? (action === 'ok' ? this.cue : undefined);
    if (lane === undefined || !isFree) return false;
    if (phase === 'down' && !repeat) this.tap(lane);
    return true;
  }

  step(): void {
    if (this.#phase === 'song' && this.age >= DROP_S) this.#drop();
    else if (this.#phase === 'drop' && (this.age >= BURST_S || this.#stage.reduced)) this.#finish();
    if (this.#phase === 'song' || this.#phase === 'drop' || this.#phase === 'end') {
      const songTime = this.#phase === 'drop' ? DROP_S + this.age : this.age;
      this.#sound.follow(songTime, this.#sounds);
      this.#beatOn(songTime);
    }
  }

  /** What plays by itself: the layers, and on the end card all that the visitor played. */
  readonly #sounds = (lane: Lane, eighth: number) => (this.#phase === 'end' ? this.#track.soundsAt(lane, eighth) : this.#track.loopsAt(lane, eighth));

  #beatOn(songTime: number): void {
    for (; this.#eighth * EIGHTH_S <= songTime && this.#eighth < LAST_EIGHTH; this.#eighth++) {
      for (const lane of LANES) if (this.#sounds(lane, this.#eighth)) this.sounded[lane] = this.#stage.time;
      const beat = this.#eighth / 2;
      if (this.#phase === 'song' && (beat === 4 || beat === 8 || beat === 12)) this.#stage.milestone(QUARTILES[beat]);
    }
  }

  #drop(): void {
    this.#signature = this.#track.signature;
    this.#stage.detail('signature', COPY.sound[this.#signature]);
    this.#enter('drop');
  }

  #finish(): void {
    this.#stage.milestone('complete');
    this.#stage.say(COPY.said(this.#stage.brand.name, this.#signature));
    this.#listen();
  }

  #listen(): void {
    this.#sound.start();
    this.#eighth = 0;
    this.#enter('end');
  }

  /** Energy of a lane's last note, or of its last tap, 1 … 0. */
  pulse(lane: Lane, since = this.sounded): number {
    if (this.#stage.reduced) return 0;
    return Math.exp(-clamp(this.#stage.time - (since[lane] ?? NEVER), 0, 9) / 0.24);
  }
}
