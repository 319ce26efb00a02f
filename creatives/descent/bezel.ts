/** Geometry of the turning bezel: sixty clicks, one a minute; its pip points at the end of the dive. */
export const CLICKS = 60;
const TURN = Math.PI * 2;

/** The shorter way round from angle `a` to angle `b`, −π … π. */
export function turnBetween(a: number, b: number): number {
  const turn = (((b - a) % TURN) + TURN) % TURN;
  return turn > Math.PI ? turn - TURN : turn;
}

/** Whole minutes 0 … 59 of a turn in radians, anticlockwise from the minute hand. */
export function toMinutes(turn: number): number {
  const minutes = Math.round((turn / TURN) * CLICKS) % CLICKS;
  return (minutes + CLICKS) % CLICKS;
}

export const toTurn = (minutes: number) => (minutes / CLICKS) * TURN;

/**
 * A turn moved on by a finger. A diver's bezel turns anticlockwise only, so that a knock can only shorten the dive: its pawl lets it back no farther than the
 * last half click, and the reading never falls.
 */
export function wind(turn: number, by: number): number {
  const held = Math.floor((turn / TURN) * CLICKS * 2 + 1e-6) / 2;
  return Math.max(toTurn(held), turn + by);
}

/** A detent: the turn leans towards the click it is nearest to, as a ratchet does. */
export function ratchet(turn: number): number {
  const clicks = (turn / TURN) * CLICKS;
  const nearest = Math.round(clicks);
  const off = clicks - nearest;
  return ((nearest + off * Math.abs(off) * 2) / CLICKS) * TURN;
}
