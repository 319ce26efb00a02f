import { useRef, useState } from 'react';
import { useText } from '#app/i18n/use-text.ts';
import { showToast, type Toast } from '#app/ui/toast/show-toast.ts';
import { toUndo } from './to-undo.ts';

export interface RecordRow {
  readonly id: number;
}

/** How records of one kind are written: the calls of app/api/client.ts. `Values`: what people enter of them. */
export interface RecordCalls<Values, Row extends Values & RecordRow> {
  /** Given a whole row that was deleted, it comes back under its id. */
  add(values: Values): Promise<Row>;
  update(changes: Partial<Values> & RecordRow): Promise<Row>;
  remove(id: number): Promise<unknown>;
}

export interface WriteOptions<Values = unknown> {
  /** Called when it was refused and the visitor wants to try again. */
  readonly again?: () => void;
  /** What takes the change back, where that is not what the record had: others changed with it. */
  readonly before?: Partial<Values>;
  /** What changed is plain to see, such as a box that is ticked, so no message says it. Absent: as for all of these records. */
  readonly isQuiet?: boolean;
}

export interface Records<Values, Row extends Values & RecordRow> {
  /** As they will be once everything that was written has been answered. */
  readonly rows: readonly Row[];
  nameOf(row: Row): string;
  add(values: Values, options?: WriteOptions): Promise<void>;
  /** Whether it was kept. */
  update(id: number, changes: Partial<Values>, options?: WriteOptions<Values>): Promise<boolean>;
  /** Can be undone for ten seconds. */
  remove(rows: readonly Row[]): Promise<void>;
}

interface RecordOptions<Values, Row extends Values & RecordRow> {
  /** As loaded. */
  readonly loaded: readonly Row[];
  readonly calls: RecordCalls<Values, Row>;
  /** A new row as it is shown until the backend has answered. */
  toRow(values: Values, id: number): Row;
  /** How messages call it. */
  nameOf(row: Row): string;
  /** A change can be undone for ten seconds too: for lists in which it is quickly made. */
  readonly canUndoChanges?: boolean;
  /** For all of them: says only what was refused and what can be undone. */
  readonly isQuiet?: boolean;
  /** What messages say of a deletion that is none in the section's words, such as of an order that is cancelled. */
  readonly removal?: { one(name: string): string; many(n: number): string };
}

/** Records that are changed at once and written behind: what is refused is taken back, with the sentence of the backend (spec §8). */
export function useRecords<Values, Row extends Values & RecordRow>({
  loaded,
  calls,
  toRow,
  nameOf,
  canUndoChanges = false,
  isQuiet: areQuiet = false,
  removal,
}: RecordOptions<Values, Row>): Records<Values, Row> {
  const { t, tData } = useText();
  const words = removal ?? { one: (name) => t('{{name}} was deleted.', { name }), many: (n) => t('Deleted: {{n}}', { n }) };
  const [state, setState] = useState({ loaded, rows: loaded });
  // The page loaded anew: what it brought is newer.
  if (state.loaded !== loaded) setState({ loaded, rows: loaded });
  const setRows = (change: (rows: readonly Row[]) => readonly Row[]) => setState((now) => ({ ...now, rows: change(now.rows) }));
  const replace = (id: number, next: (row: Row) => Row) => setRows((rows) => rows.map((row) => (row.id === id ? next(row) : row)));
  const drop = (ids: readonly number[]) => setRows((rows) => rows.filter(({ id }) => !ids.includes(id)));
  /** How many changes of a record were sent: only the last one's answer counts. */
  const sent = useRef(new Map<number, number>());
  const say = (toast: Omit<Toast, 'closeLabel'>) => void showToast({ ...toast, closeLabel: t('Close') });
  const refuse = (error: unknown, again?: () => void) => {
    const text = tData(error instanceof Error ? error.message : String(error));
    say({ text, isError: true, ...(again && { action: { label: t('Try again'), run: again } }) });
  };

  const restore = async (removed: readonly Row[]) => {
    setRows((rows) => [...rows, ...removed].toSorted((a, b) => a.id - b.id));
    const results = await Promise.allSettled(removed.map((row) => calls.add(row)));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      drop([removed[index]?.id ?? 0]);
      refuse(result.reason);
    }
  };
  /** `before`: what is changed, as it was. */
  const write = async (id: number, changes: Partial<Values>, before: Partial<Values>, { again, isQuiet = areQuiet }: WriteOptions) => {
    replace(id, (row) => ({ ...row, ...changes }));
    const turn = (sent.current.get(id) ?? 0) + 1;
    sent.current.set(id, turn);
    try {
      const changed = await calls.update({ ...changes, id });
      if (sent.current.get(id) === turn) replace(id, () => changed);
      if (isQuiet) return true;
      const text = t('{{name}} was saved.', { name: nameOf(changed) });
      const action = toUndo(t, text, () => void write(id, before, changes, { isQuiet: true }));
      say({ text, ...(canUndoChanges && { action }) });
      return true;
    } catch (error) {
      replace(id, (row) => ({ ...row, ...before }));
      refuse(error, again);
      return false;
    }
  };
  return {
    rows: state.rows,
    nameOf,
    async add(values, { again, isQuiet = areQuiet } = {}) {
      // Above all that were ever given, below none: the backend answers with the real one.
      const id = -Date.now();
      setRows((rows) => [...rows, toRow(values, id)]);
      try {
        const row = await calls.add(values);
        replace(id, () => row);
        if (!isQuiet) say({ text: t('{{name}} was added.', { name: nameOf(row) }) });
      } catch (error) {
        drop([id]);
        refuse(error, again);
      }
    },
    update(id, changes, options = {}) {
      const row = state.rows.find((one) => one.id === id);
      return write(id, changes, options.before ?? (row ? pick(row, Object.keys(changes)) : {}), options);
    },
    async remove(rows) {
      drop(rows.map(({ id }) => id));
      const results = await Promise.allSettled(rows.map(({ id }) => calls.remove(id)));
      const removed = rows.filter((_, index) => results[index]?.status === 'fulfilled');
      const kept = rows.filter((_, index) => results[index]?.status === 'rejected');
      if (kept.length > 0) {
        setRows((now) => [...now, ...kept].toSorted((a, b) => a.id - b.id));
        refuse(results.find((result) => result.status === 'rejected')?.reason);
      }
      const [first] = removed;
      if (!first) return;
      const text = removed.length === 1 ? words.one(nameOf(first)) : words.many(removed.length);
      say({ text, action: toUndo(t, text, () => void restore(removed)) });
    },
  };
}

function pick<Row extends object>(row: Row, names: readonly string[]): Partial<Row> {
  const picked: Partial<Row> = {};
  for (const name in row) if (names.includes(name)) picked[name] = row[name];
  return picked;
}
