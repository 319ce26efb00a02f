import type { TypedResponse } from 'hono';
import { Hono } from 'hono/tiny';
import type { ToSchema } from 'hono/types';
import * as z from 'zod/mini';
import type { Db } from './db.ts';
import { type Env, idIn, jsonBody, refusing } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import type { Row, Table } from './table.ts';

interface Noun<X extends string, H extends string, R extends Row> {
  /** As the paths have it: /add/{x}, /update/{x}, /delete/{x}. */
  readonly x: X;
  /** As the sentences have it: Cannot add {name}. */
  readonly name: string;
  /** The header that carries the id of a deletion. */
  readonly header: H;
  readonly getTable: (db: Db) => Table<R>;
}

/** What the typed client sees of a noun. */
type Calls<X extends string, H extends string, R extends Row> = ToSchema<'post', `/add/${X}`, { in: { json: Partial<Omit<R, 'id'>> } }, Json<R>> &
  ToSchema<'put', `/update/${X}`, { in: { json: Partial<R> & Row } }, Json<R>> &
  ToSchema<'delete', `/delete/${X}`, { in: { header: Record<H, string> } }, Json<number>>;

type Json<T> = TypedResponse<T, 200, 'json'>;

const identified = z.object({ id: z.int() });

/** Add, update and delete as all seven nouns have them (spec §7). Each answers with what is stored now; a deletion with the id. */
export function crud<const X extends string, const H extends string, R extends Row>(noun: Noun<X, H, R>): Hono<Env, Calls<X, H, R>>;
export function crud({ x, name, header, getTable }: Noun<string, string, Row>) {
  return new Hono<Env>()
    .post(`/add/${x}`, refusing(`Cannot add ${name}`), jsonBody(), (c) => c.json(getTable(c.var.db).add(c.req.valid('json'))))
    .put(`/update/${x}`, refusing(`Cannot update ${name}`), jsonBody(), (c) => {
      const changes = c.req.valid('json');
      const { data } = identified.safeParse(changes);
      if (!data) throw new Refusal();
      return c.json(getTable(c.var.db).update(data.id, changes));
    })
    .delete(`/delete/${x}`, refusing(`Cannot delete ${name}`), idIn(header, x), (c) => {
      const { id } = c.req.valid('header');
      getTable(c.var.db).remove(id);
      return c.json(id);
    });
}
