import { clamp, mix, ramp } from '#creative-sdk/motion.ts';

const TAU = Math.PI * 2;
const degrees = (value: number) => (value * Math.PI) / 180;

export const SLOTS = 8;
/** Two pegs to a slot: one on its edge, one in its middle. */
export const PEGS = 16;
/** Angle from peg to peg, radians. */
export const CELL = TAU / PEGS;
/** The straw touches a peg this far before its own place, radians. */
export const REACH = degrees(3);
/** Bent this far, the straw slips off the peg, radians. */
export const SLIP = degrees(11);
/** A flick this fast is full power, radians a second. */
export const FULL_SPEED = 24;

/** Friction of the bearing and of the tea, and the stiffness of the straw; only their proportions matter, time is scaled afterwards. */
const DRY = 1;
const VISCOUS = 0.22;
const STIFFNESS = 21;
/** Integration step of the way back, radians. */
const STEP = 0.01;
const FEWEST_TURNS = 2;
const MOST_TURNS = 6;
/** The straw pushes the wheel back from the last peg in this time, seconds. */
const RECOIL_S = 0.5;

/** The wheel's turn, in radians clockwise; at 0 the edge between the last and the first slot lies under the straw. */
export function slotAt(turn: number): number {
  return Math.floor((modulo(-turn / CELL, PEGS) * SLOTS) / PEGS);
}

export function modulo(x: number, period: number): number {
  return ((x % period) + period) % period;
}

export function powerOf(speed: number): number {
  return clamp(Math.abs(speed) / FULL_SPEED);
}

export interface Flick {
  /** Where the wheel is now. */
  readonly turn: number;
  /** Radians a second, clockwise positive. */
  readonly speed: number;
  /** Where it must end. */
  readonly slot: number;
  /** 0 ≤ x < 1: the place inside the slot and the manner of arriving. */
  readonly chance: () => number;
}

/** A planned run of the wheel. */
export interface Spin {
  /** Seconds, 3 to 4. */
  readonly duration: number;
  turnAt(seconds: number): number;
  /** Radians a second, signed. */
  speedAt(seconds: number): number;
}

/** How the wheel arrives: the gap to the next peg at rest, and how far it first runs beyond that, bending the straw. */
interface Arrival {
  readonly cell: number;
  readonly gap: number;
  readonly overshoot: number;
}

/** Distance to go → speed and time to go, both for unscaled friction. */
interface WayBack {
  readonly speeds: Float64Array;
  readonly times: Float64Array;
}

/**
 * The outcome is given, so the run is solved backwards: from rest in the slot, against friction and pegs, to where the wheel is now.
 * Of the whole numbers of turns that fit, the one whose launch is nearest to the flick wins. Scaling all forces by s² scales time by 1/s,
 * which makes the run last exactly as long as wished without touching where it goes.
 */
export function planSpin(flick: Flick): Spin {
  const direction = flick.speed < 0 ? -1 : 1;
  const arrival = pickArrival(flick.slot, flick.chance);
  const rest = restTurn(arrival, direction);
  const first = modulo((rest - flick.turn) * direction, TAU) + arrival.overshoot;
  const back = solveBack(arrival, first + TAU * MOST_TURNS);
  const duration = mix(3.2, 3.85, powerOf(flick.speed));
  const rolling = duration - (arrival.overshoot > 0 ? RECOIL_S : 0);
  const launch = (turns: number) => {
    const way = first + TAU * turns;
    return { way, speed: (at(back.speeds, way) * at(back.times, way)) / rolling };
  };
  const choices = Array.from({ length: MOST_TURNS - FEWEST_TURNS + 1 }, (_, i) => launch(FEWEST_TURNS + i));
  const miss = (choice: { speed: number }) => Math.abs(choice.speed - Math.abs(flick.speed));
  const { way } = choices.reduce((best, choice) => (miss(choice) < miss(best) ? choice : best));
  return toSpin({ back, way, rolling, duration, direction, overshoot: arrival.overshoot, from: flick.turn });
}

/**
 * The wheel rests midway between the slot's first two pegs, where the straw's whole mouth is inside the jelly and beside its print. Two runs in three end
 * against a peg: the straw bends a last time and pushes the wheel back.
 */
function pickArrival(slot: number, chance: () => number): Arrival {
  const gap = degrees(mix(9, 13, chance()));
  const overshoot = chance() < 0.66 ? gap - REACH + degrees(mix(4, 9, chance())) : 0;
  return { cell: (slot * PEGS) / SLOTS, gap, overshoot };
}

function restTurn({ cell, gap }: Arrival, direction: number): number {
  return direction > 0 ? -(cell * CELL + gap) : -((cell + 1) * CELL - gap);
}

function solveBack({ gap, overshoot }: Arrival, reach: number): WayBack {
  const count = Math.ceil(reach / STEP) + 2;
  const speeds = new Float64Array(count);
  const times = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    const speed = speeds[i - 1] ?? 0;
    const bend = modulo(overshoot - gap + REACH - (i - 0.5) * STEP, CELL);
    const force = DRY + VISCOUS * speed + (bend <= SLIP ? STIFFNESS * bend : 0);
    const before = Math.sqrt(speed * speed + 2 * force * STEP);
    speeds[i] = before;
    times[i] = (times[i - 1] ?? 0) + (2 * STEP) / (speed + before);
  }
  return { speeds, times };
}

function at(table: Float64Array, way: number): number {
  const i = Math.floor(way / STEP);
  return mix(table[i] ?? 0, table[i + 1] ?? 0, way / STEP - i);
}

interface Run {
  readonly back: WayBack;
  readonly way: number;
  readonly rolling: number;
  readonly duration: number;
  readonly direction: number;
  readonly overshoot: number;
  readonly from: number;
}

function toSpin({ back, way, rolling, duration, direction, overshoot, from }: Run): Spin {
  const scale = at(back.times, way) / rolling;
  const turnAt = (seconds: number) => {
    const toGo = seconds >= rolling ? 0 : distanceAt(back.times, (rolling - Math.max(0, seconds)) * scale);
    const recoil = overshoot * ramp(seconds, rolling, rolling + RECOIL_S);
    return from + direction * (way - Math.min(toGo, way) - recoil);
  };
  const speedAt = (seconds: number) => (turnAt(seconds + 0.004) - turnAt(seconds - 0.004)) / 0.008;
  return { duration, turnAt, speedAt };
}

/** The distance to go at a time to go, by bisection. From rest it grows with the square of time. */
function distanceAt(times: Float64Array, time: number): number {
  let low = 0;
  let high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= time) low = middle;
    else high = middle;
  }
  const start = times[low] ?? 0;
  const part = clamp((time - start) / ((times[high] ?? 1) - start));
  return (low + (low === 0 ? part * part : part)) * STEP;
}
