import type { Stage } from '#creative-sdk/creative.ts';
import { clamp, easeInOut, easeOutBack, mix, ramp } from '#creative-sdk/motion.ts';
import type { Pose } from './buds.ts';
import { COPY } from './copy.ts';
import { type Front, SEEN_S } from './field.ts';
import { BURST_S, EIGHTH_S, type Game } from './game.ts';
import type { Layout, Place } from './layout.ts';
import type { Answer, PadState } from './pads.ts';
import { BEAT_S, BEATS, cueAt, DROP_S, GOOD, LANES, LANES_OF, type Lane, LOOPS } from './rhythm.ts';

/** Degrees; exactly a view of buds.ts, like both ends, so that what stands still is sharp. */
const CLOSED_YAW = -50;

/** How far the camera goes in between the buds at the drop. */
const PUSH = 0.42;
/** The poster is a moment of the beat: seconds since each pad was struck. */
const POSTER = [0.1, 0.34, 0.14, 0.3] as const;
/** A field that stands still is that of this second of the song, when every layer plays. */
const FROZEN_S = 10.5 * BEAT_S;
/** At the drop all that was hit leaves the buds once more, one every so many seconds. */
const SALVO_S = 0.07;
/** A bead leaves its bud this many beats before its own. */
const BEAD_BEATS = 2;

/** A light on its way from a bud to the pad that is asked for. */
export interface Bead {
  readonly lane: Lane;
  /** 0 at the bud … 1 on the pad. */
  readonly way: number;
}

/** What one frame shows. */
export interface View {
  /** The notes on their way out of the buds. */
  readonly fronts: readonly Front[];
  /** Energy of each lane's last note, 1 … 0. */
  readonly pulses: readonly number[];
  /** How far the drop fills the whole frame, 0 … 1. */
  readonly surge: number;
  /** Running time of what trembles and floats, seconds. */
  readonly flow: number;
  /** Between the heads of the buds. */
  readonly hero: Place;
  /** Seconds since the drop, and how large it is: the more hits, the larger. */
  readonly burst: number;
  readonly power: number;
  /** How much nearer the camera is. */
  readonly zoom: number;
  readonly beads: readonly Bead[];
  /** Strength of the lines on which they run, 0 … 1. */
  readonly lines: number;
  readonly poses: readonly [Pose, Pose];
  /** How far the new lacquer has risen, 0 … 1. */
  readonly colour: number;
  readonly pads: readonly PadState[];
  /** How far the pads have risen over the buttons of the poster, 0 … 1. */
  readonly lift: number;
  /** Light of each lane in its bud, and whether it is a layer of the track, 0 … 1. */
  readonly flashes: readonly number[];
  readonly lit: readonly number[];
  readonly score: number;
  /** How far the sound wave of the end card has grown, and how far that is played, 0 … 1. */
  readonly wave: number;
  readonly played: number;
}

/** Turns the state of the game into the positions of everything, and eases what must not jump. */
export class Staging {
  readonly #stage: Stage;
  readonly #game: Game;
  /** Which pad is asked for: it stands out, and those that come later stand back. */
  readonly #calls = LANES.map((lane): number => (lane ? 0 : 1));
  #pads = 1;
  #lift = 0;
  #flow = 1.3;
  #pace = 1;
  isResting = false;

  constructor(stage: Stage, game: Game) {
    this.#stage = stage;
    this.#game = game;
  }

  step(dt: number): void {
    const { phase, track, age } = this.#game;
    const isOut = phase === 'drop' || phase === 'end' || phase === 'still';
    const isCut = this.#stage.reduced || phase === 'still';
    const follow = (value: number, target: number, speed: number) => (isCut ? target : mix(value, target, 1 - Math.exp(-dt * speed)));
    for (const lane of LANES) {
      const isFree = phase !== 'idle' && phase !== 'song';
      const target = lane === this.#game.cue && !isFree ? 1 : track.has(lane) || isFree ? 0.5 : 0;
      this.#calls[lane] = follow(this.#calls[lane] ?? 0, target, 9);
    }
    this.#pads = follow(this.#pads, isOut ? 0 : 1, 12);
    this.#lift = follow(this.#lift, phase === 'rest' ? 1 : 0, 12);
    this.#pace = follow(this.#pace, this.isResting || phase === 'rest' ? 0 : 1, 7);
    const burst = phase === 'drop' ? 3.2 * Math.exp(-age * 2.2) : 0;
    if (!isCut) this.#flow += dt * this.#pace * (0.55 + burst + (phase === 'song' ? 0.5 : 0));
  }

  view(layout: Layout): View {
    const game = this.#game;
    const pulses = LANES.map((lane) => (game.phase === 'still' ? 0.7 : game.pulse(lane)));
    const isOut = game.phase === 'drop' || game.phase === 'end';
    return {
      hero: this.#hero(layout),
      burst: game.phase === 'drop' && !this.#stage.reduced ? game.age : 9,
      power: this.#power,
      fronts: this.#fronts(),
      pulses,
      flow: this.#flow,
      poses: [this.#pose(layout, false), this.#pose(layout, true)],
      surge: this.#surge,
      zoom: 1 + PUSH * this.#surge,
      beads: this.#beads(),
      lines: isOut || game.phase === 'rest' ? 0 : this.#pads,
      colour: isOut ? (game.phase === 'end' || this.#stage.reduced ? 1 : easeInOut(game.age)) : 0,
      pads: LANES.map((lane) => this.#pad(lane)),
      lift: this.#lift,
      flashes: LANES.map((lane) => this.#flash(lane)),
      lit: LANES.map((lane) => {
        const isOn = game.phase === 'rest' || game.phase === 'still' || (game.phase === 'idle' && !lane) || game.track.has(lane);
        // On the end card the mark on the cap is to be read.
        return isOn ? (isOut ? 0.5 : 1) : 0;
      }),
      score: isOut ? 0 : this.#pads * (1 - this.#lift),
      wave: this.#wave,
      played: this.#stage.reduced ? 1 : game.phase === 'end' ? clamp(game.age / DROP_S) : 0,
    };
  }

  get #wave(): number {
    const { phase, age } = this.#game;
    return phase === 'end' || (phase === 'drop' && this.#stage.reduced) ? 1 : phase === 'drop' ? ramp(age, 1.5, BURST_S) : 0;
  }

  /** Every note that has just sounded, and at the drop all of them. Before the first tap the beat itself, softly. */
  #fronts(): Front[] {
    const { phase, track, age } = this.#game;
    const isPoster = phase === 'rest' || phase === 'still';
    const isFrozen = this.#stage.reduced || isPoster;
    // After the drop the layers go on as long as the visitor's track is played once more, and stand.
    const after = phase === 'drop' ? DROP_S : phase === 'end' ? DROP_S + BURST_S : 0;
    const now = isFrozen ? FROZEN_S : after + Math.min(age, DROP_S);
    const last = Math.floor(now / EIGHTH_S);
    const fronts: Front[] = [];
    for (const lane of LANES)
      for (let eighth = last; eighth >= 0 && now - eighth * EIGHTH_S < SEEN_S; eighth--) {
        const isIdle = phase === 'idle';
        const isHit = track.isHit(lane, eighth);
        const isOn = isFrozen ? isPoster || track.has(lane) : track.loopsAt(lane, eighth);
        const sounds = isIdle ? !lane && eighth % 2 === 0 : isHit || (isOn && LOOPS[lane].some((step) => step === eighth % 8));
        if (sounds) fronts.push({ lane, age: now - eighth * EIGHTH_S, strength: isIdle ? 0.4 : isHit || isFrozen ? 1 : 0.6 });
      }
    if (phase === 'drop' && !isFrozen)
      for (const [i, { lane }] of track.hits.entries()) if (age > i * SALVO_S) fronts.push({ lane, age: (age - i * SALVO_S) * 1.6, strength: 1 });
    return fronts.filter((front) => front.age < SEEN_S);
  }

  get #power(): number {
    return mix(0.45, 1, this.#game.track.hits.length / BEATS);
  }

  /** The drop fills the frame, then makes room for the words. */
  get #surge(): number {
    const { phase, age } = this.#game;
    return phase === 'drop' && !this.#stage.reduced ? ramp(age, 0, 0.3) * (1 - ramp(age, 1.3, BURST_S)) : 0;
  }

  #beads(): Bead[] {
    const { phase, age } = this.#game;
    if (this.#stage.reduced || (phase !== 'idle' && phase !== 'song')) return [];
    const beats = age / BEAT_S;
    const next = Math.floor(beats) + 1;
    return [next, next + 1]
      .filter((beat) => phase === 'idle' || beat < BEATS)
      .map((beat) => ({ lane: phase === 'idle' ? 0 : cueAt(beat), way: 1 - (beat - beats) / BEAD_BEATS }));
  }

  #pad(lane: Lane): PadState {
    const { game, reduced } = { game: this.#game, reduced: this.#stage.reduced };
    const { phase, cue, age } = game;
    const isCued = (phase === 'idle' || phase === 'song') && cue === lane;
    const beats = age / BEAT_S;
    const poster = phase === 'rest' ? POSTER[lane] : undefined;
    const call = poster ? 1 - poster * 2 : (this.#calls[lane] ?? 0);
    return {
      presence: this.#pads * mix(0.34, 1, clamp(call * 2)),
      size: mix(0.84, 1.14, call ** 1.4),
      isAsked: isCued && phase === 'song',
      isLit: isCued && (reduced || phase === 'idle'),
      approach: isCued ? (reduced ? 1 : beats % 1) : undefined,
      age: poster ?? (reduced ? (isCued && phase === 'song' ? 0.14 : 9) : this.#stage.time - (game.tapped[lane] ?? -99)),
      quality: poster || reduced ? 1 : (game.taps[lane]?.quality ?? 0),
      answer: this.#answer(lane),
      count: reduced && isCued && phase === 'song' ? (game.beat % 4) + 1 : undefined,
    };
  }

  /** What the last tap on a pad is told. */
  #answer(lane: Lane): Answer | undefined {
    const tap = this.#game.phase === 'song' ? this.#game.taps[lane] : undefined;
    if (!tap) return undefined;
    const age = this.#stage.time - (this.#game.tapped[lane] ?? 0);
    const isAsked = cueAt(tap.beat) === lane;
    return { word: COPY.answer(tap), isHit: tap.quality > 0, age, off: isAsked && tap.quality <= GOOD ? tap.delta / BEAT_S : undefined };
  }

  /** What a bud shows of a hit, once its beam is there; what plays by itself shows less. */
  #flash(lane: Lane): number {
    const { phase } = this.#game;
    const { age, quality } = this.#pad(lane);
    if (phase === 'still') return 0.4;
    if (phase === 'drop') return 0;
    const hit = phase === 'end' ? 0 : ramp(age, 0.02, 0.09) * Math.exp(-Math.max(0, age - 0.1) * 3.4) * (0.25 + 0.6 * quality);
    return Math.max(hit, 0.4 * this.#game.pulse(lane));
  }

  #hero({ hero, sink, lift, height, unit }: Layout): Place {
    const { phase, age } = this.#game;
    const down = phase === 'drop' && !this.#stage.reduced ? easeInOut(age / 0.9) : phase === 'end' || phase === 'drop' ? 1 : 0;
    return { x: hero.x, y: mix(hero.y + sink * down - 0.1 * lift * this.#lift, height / 2 - unit * 0.4, this.#surge) };
  }

  /** Closed: cap beside cap. Open: apart, before the wave; the right one shows its tip. */
  #pose(layout: Layout, isRight: boolean): Pose {
    const { closed, shown, spread } = layout;
    const out = this.#out;
    const unit = layout.unit * mix(1, mix(shown, 1, this.#surge), clamp(out));
    const hero = this.#hero(layout);
    const side = isRight ? 1 : -1;
    // What stands on the floor neither floats nor swells.
    const free = 1 - this.#wave;
    const hit = free * this.#hit(LANES_OF[isRight ? 1 : 0]);
    const float = this.#stage.reduced ? 0 : Math.sin(this.#flow * 1.6 + (isRight ? 1.1 : 0)) * 0.018 * unit * free;
    return {
      x: hero.x + side * unit * mix(0.92 * closed, mix(spread, 1.4, this.#surge), out),
      y: hero.y + float + (isRight ? 0.05 : -0.1) * unit * this.#surge,
      yaw: mix(CLOSED_YAW, isRight ? 34 : -38, out),
      roll: mix(0.1, 0.13, out),
      unit: unit * mix(0.94 * closed, 1, out) * (1 + hit),
      isRight,
    };
  }

  /** A bud swells with each tap of its two lanes, less with the loops that play by themselves. */
  #hit(lanes: readonly Lane[]): number {
    return Math.max(...lanes.map((lane) => 0.06 * this.#game.pulse(lane, this.#game.tapped) + 0.03 * this.#game.pulse(lane)));
  }

  get #out(): number {
    const { phase, age } = this.#game;
    if (phase === 'drop' && !this.#stage.reduced) return easeOutBack(age / 0.7);
    return phase === 'end' || phase === 'still' || phase === 'drop' ? 1 : 0;
  }
}
