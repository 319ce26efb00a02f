/** The split-flap board of the fare. Seconds of one turn, and between one digit and the next. */
const TURN_S = 0.085;
const STAGGER_S = 0.06;
const TURNS = 4;

export interface Flap {
  readonly sign: string;
  /** Height of the flap while it turns, 0 … 1. */
  readonly open: number;
}

/** How long the board takes from one text to the next. */
export function flapsTake(length: number): number {
  return TURNS * TURN_S + (length - 1) * STAGGER_S;
}

/** The flap at place `i`, `t` seconds after the board began to turn from one text to another. */
export function flapAt([from, to]: readonly [string, string], i: number, t: number): Flap {
  const [before, after] = [from[i] ?? ' ', to[i] ?? ' '];
  const own = (t - i * STAGGER_S) / TURN_S;
  if (own <= 0) return { sign: before, open: 1 };
  if (own >= TURNS) return { sign: after, open: 1 };
  const turn = Math.floor(own);
  const phase = own - turn;
  const between = (n: number) =>
    /[A-Z]/.test(after) ? String.fromCharCode(65 + ((after.charCodeAt(0) + n * 7) % 26)) : String((Number(after) + n * 3 + 10) % 10 || n);
  const signAt = (n: number) => (n === 0 ? before : n === TURNS ? after : between(n));
  return { sign: phase < 0.5 ? signAt(turn) : signAt(turn + 1), open: Math.abs(1 - 2 * phase) };
}
