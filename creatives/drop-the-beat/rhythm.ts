/** The song: sixteen beats, four bars. */
export const BEAT_S = 60 / 112;
export const BEATS = 16;
export const LANES = [0, 1, 2, 3] as const;
export type Lane = (typeof LANES)[number];
/** The lanes that each bud plays: left, right. */
export const LANES_OF = [
  [0, 1],
  [2, 3],
] as const;
export const DROP_S = BEATS * BEAT_S;
/** A tap farther from a beat than this, or on a pad that the beat does not ask for, sounds but is no hit. */
export const WINDOW_S = 0.12;
/** A hit that is not this good is told whether it was early or late. */
export const GOOD = 0.4;

/** Which lane a beat asks for: four beats each, in the last bar two lanes in turn. */
const CUES: readonly Lane[] = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 2, 3, 2, 3];

/** What a lane plays by itself once it is a layer: eighths of a bar. */
export const LOOPS = [
  [0, 2, 4, 6],
  [0, 3, 4, 7],
  [2, 5],
  [1, 3, 4, 6],
] as const;

export interface Hit {
  readonly lane: Lane;
  /** 0 … 15 */
  readonly beat: number;
  /** Seconds after the beat; negative is early. */
  readonly delta: number;
  /** 1 on the beat, 0 at the edge of the window or beyond, or where another lane is asked for. */
  readonly quality: number;
}

/** The lane that a beat asks for. */
export function cueAt(beat: number): Lane {
  return CUES[Math.min(BEATS - 1, Math.max(0, beat))] ?? 0;
}

/** Scores a tap `at` seconds after the first beat. */
export function judge(lane: Lane, at: number): Hit {
  const beat = Math.min(BEATS - 1, Math.max(0, Math.round(at / BEAT_S)));
  const delta = at - beat * BEAT_S;
  return { lane, beat, delta, quality: lane === cueAt(beat) ? Math.max(0, 1 - Math.abs(delta) / WINDOW_S) : 0 };
}

/** The layers that the taps have added. */
export class Track {
  readonly hits: Hit[] = [];
  /** The beat from which a lane loops, if it does. */
  readonly #loopFrom: (number | undefined)[] = [undefined, undefined, undefined, undefined];

  /** Takes a tap; a second one of the same lane on the same beat replaces nothing. */
  tap(lane: Lane, at: number): { readonly hit: Hit; readonly isNewLayer: boolean } {
    const hit = judge(lane, at);
    const isGood = hit.quality > 0;
    const isNewLayer = isGood && this.#loopFrom[lane] === undefined;
    if (isNewLayer) this.#loopFrom[lane] = (Math.floor(hit.beat / 4) + 1) * 4;
    if (isGood && !this.hits.some((other) => other.lane === lane && other.beat === hit.beat)) this.hits.push(hit);
    return { hit, isNewLayer };
  }

  get layers(): number {
    return this.#loopFrom.filter((from) => from !== undefined).length;
  }

  has(lane: Lane): boolean {
    return this.#loopFrom[lane] !== undefined;
  }

  /** Whether each of the beats that ask for this lane was hit. */
  beatsOf(lane: Lane): boolean[] {
    return CUES.flatMap((cue, beat) => (cue === lane ? [this.isHit(lane, beat * 2)] : []));
  }

  /** Whether a lane was hit at this eighth of the song. */
  isHit(lane: Lane, eighth: number): boolean {
    return this.hits.some((hit) => hit.lane === lane && hit.beat * 2 === eighth);
  }

  /** Whether a layer plays by itself at this eighth of the song. */
  loopsAt(lane: Lane, eighth: number): boolean {
    const from = this.#loopFrom[lane];
    return from !== undefined && eighth >= from * 2 && (LOOPS[lane] ?? []).some((step) => step === eighth % 8);
  }

  /** Whether a lane sounds at this eighth when the four bars are played back: it was tapped there, or its layer plays. */
  soundsAt(lane: Lane, eighth: number): boolean {
    return eighth < BEATS * 2 && (this.loopsAt(lane, eighth) || this.isHit(lane, eighth));
  }

  /** The lane played best: by the number of layers and by how exact the taps were. A track without a tap counts as Deep. */
  get signature(): Lane {
    const totals = LANES.map((lane) => this.hits.reduce((sum, hit) => (hit.lane === lane ? sum + hit.quality : sum), 0));
    const best = Math.max(...totals);
    return best > 0 ? (LANES[totals.indexOf(best)] ?? 1) : 1;
  }
}
