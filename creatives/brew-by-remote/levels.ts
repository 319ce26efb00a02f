/** The levels of the ad, from the programme to the finished cup; Back always leaves one level. */
export const levels = ['programme', 'overlay', 'counter', 'brew', 'card'] as const;
export type Level = (typeof levels)[number];

const parents: Readonly<Record<Level, Level | undefined>> = {
  programme: undefined,
  overlay: 'programme',
  counter: 'overlay',
  brew: 'counter',
  card: 'counter',
};

/** Where Back leads; undefined when the programme alone plays and the key belongs to the television. */
export function levelBehind(level: Level): Level | undefined {
  return parents[level];
}
