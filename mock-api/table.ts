import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { Store } from './store.ts';

export interface Row {
  readonly id: number;
}

/** The stored records of one kind. A change that does not match the schema, or names an unknown id, throws an ApiError. */
export interface Table<R extends Row> {
  readonly list: () => readonly R[];
  readonly get: (id: number) => R;
  /**
   * The new record gets an id above all that were ever given: not even the id of a deleted record is used again. Only the deleted record itself comes back
   * under it, at its place: `fields` then have that id, which was given and is free.
   */
  readonly add: (fields: object) => R;
  /** Fields that are not given keep their values. */
  readonly update: (id: number, changes: object) => R;
  readonly remove: (id: number) => void;
}

export interface Kind<R extends Row> {
  readonly key: string;
  readonly schema: z.ZodMiniType<R>;
  /** Values of a new record for fields that are not given. */
  readonly blank: Partial<R>;
  /** The initial records. Called at most once. */
  readonly seed: () => readonly R[];
}

interface Content<R> {
  readonly nextId: number;
  readonly rows: readonly R[];
}

export function createTable<R extends Row>(store: Store, { key, schema, blank, seed }: Kind<R>): Table<R> {
  const stored = z.object({ nextId: z.int(), rows: z.array(schema) });
  let seeded: Content<R> | undefined;
  let known: { readonly text: string | null; readonly content: Content<R> } | undefined;

  /** Nothing is stored before the first change. An invalid text under the key is ignored. */
  function load(): Content<R> {
    const text = store.read(key);
    if (known?.text === text) return known.content;
    known = { text, content: parseContent(text) ?? getSeed() };
    return known.content;
  }

  function getSeed(): Content<R> {
    seeded ??= withNextId(seed());
    return seeded;
  }

  function parseContent(text: string | null): Content<R> | undefined {
    if (text === null) return undefined;
    try {
      const { data } = stored.safeParse(JSON.parse(text));
      return data && { ...data, nextId: Math.max(data.nextId, withNextId(data.rows).nextId) };
    } catch {
      return undefined;
    }
  }

  function save(content: Content<R>) {
    store.write(key, JSON.stringify(content));
  }

  function parseRow(fields: object): R {
    const { data } = schema.safeParse(fields);
    if (!data) throw new ApiError();
    return data;
  }

  function get(id: number): R {
    const row = load().rows.find((one) => one.id === id);
    if (!row) throw new ApiError();
    return row;
  }

  /** The id of a deleted record. */
  function findReturning(fields: object): number | undefined {
    const { nextId, rows } = load();
    const id = 'id' in fields ? Number(fields.id) : 0;
    return Number.isSafeInteger(id) && id > 0 && id < nextId && rows.every((row) => row.id !== id) ? id : undefined;
  }

  return {
    list: () => load().rows,
    get,
    add(fields) {
      const { nextId, rows } = load();
      const returning = findReturning(fields);
      const row = parseRow({ ...blank, ...fields, id: returning ?? nextId });
      if (returning === undefined) save({ nextId: nextId + 1, rows: [...rows, row] });
      else save({ nextId, rows: [...rows, row].toSorted((a, b) => a.id - b.id) });
      return row;
    },
    update(id, changes) {
      const row = parseRow({ ...get(id), ...changes, id });
      const { nextId, rows } = load();
      save({ nextId, rows: rows.map((one) => (one.id === id ? row : one)) });
      return row;
    },
    remove(id) {
      get(id);
      const { nextId, rows } = load();
      save({ nextId, rows: rows.filter((one) => one.id !== id) });
    },
  };
}

function withNextId<R extends Row>(rows: readonly R[]): Content<R> {
  return { nextId: Math.max(0, ...rows.map(({ id }) => id)) + 1, rows };
}
