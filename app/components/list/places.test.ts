import { expect, it } from 'vitest';
import { planPlaces } from './places.ts';

interface Row {
  readonly id: number;
  readonly place: number;
}

const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.place - b.place);
const ids = (rows: readonly Row[]) => inOrder(rows).map(({ id }) => id);

/** The rows after the move, and after the move was taken back, as useRecords does. */
function moveAndUndo(rows: readonly Row[], id: number, index: number) {
  const from = inOrder(rows).findIndex((row) => row.id === id);
  const others = inOrder(rows).filter((row) => row.id !== id);
  const changes = planPlaces(others, id, index, from);
  const moved = rows.map((row) => ({ ...row, place: changes.find((change) => change.id === row.id)?.place ?? row.place }));
  const back = changes.find((change) => change.id === id)?.before ?? rows.find((row) => row.id === id)?.place ?? 0;
  return { moved, undone: moved.map((row) => (row.id === id ? { ...row, place: back } : row)) };
}

const spread = [1, 2, 3, 4, 5].map((id) => ({ id, place: id }));
/** No number fits between the first three. */
const tight = [1, 2, 3, 4, 5].map((id) => ({ id, place: id < 4 ? 1 + (id - 1) * Number.EPSILON : id }));

it.each([
  ['spread out', spread],
  ['without a number between them, so that all get new ones', tight],
])('rows that are %s: each move leaves its order, and taken back the one before', (_, rows) => {
  for (const { id } of rows)
    for (let index = 0; index < rows.length; index += 1) {
      const others = ids(rows).filter((one) => one !== id);
      const { moved, undone } = moveAndUndo(rows, id, index);
      expect(ids(moved), `${id} to ${index}`).toEqual(others.toSpliced(index, 0, id));
      expect(ids(undone), `${id} back from ${index}`).toEqual([1, 2, 3, 4, 5]);
    }
});
