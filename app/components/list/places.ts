/** A record that stands in an order of people's own: it is sorted by its place, which need not be a whole number. */
interface Placed {
  readonly id: number;
  readonly place: number;
}

export interface PlaceChange extends Placed {
  /** Where the moved record stood, in the numbers that all have from now on: what takes the move back. Absent: the place that it had. */
  readonly before?: number;
}

/**
 * What has to be written so that a record stands at `index` among these others: itself, unless there is no number left between its neighbours.
 * `from`: how many of them stood before it until now, if it stood among them.
 */
export function planPlaces(others: readonly Placed[], id: number, index: number, from?: number): readonly PlaceChange[] {
  const at = Math.min(index, others.length);
  const place = findPlace(others[at - 1]?.place, others[at]?.place);
  if (place !== undefined) return [{ id, place }];
  const ids = others.map((one) => one.id).toSpliced(at, 0, id);
  const toPlace = (one: Placed | undefined) => one && ids.indexOf(one.id) + 1;
  const before = from === undefined ? undefined : findPlace(toPlace(others[from - 1]), toPlace(others[from]));
  return ids.map((one, turn) => ({ id: one, place: turn + 1, ...(one === id && before !== undefined && { before }) }));
}

/** A number between two others, of which the first or the last may be missing; undefined where there is none. */
function findPlace(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? 1 : after - 1;
  if (after === undefined) return before + 1;
  const middle = (before + after) / 2;
  return middle > before && middle < after ? middle : undefined;
}
