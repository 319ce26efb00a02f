import type { TypedResponse } from 'hono';
import { Hono } from 'hono/tiny';
import type { ToSchema } from 'hono/types';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import type { Db } from './db.ts';
import { type Env, idIn, jsonBody, rejectWith } from './endpoint.ts';
import type { Row, Table } from './table.ts';

interface Resource<X extends string, H extends string, R extends Row, D extends Db = Db> {
  /** Its name in paths: /add/{x}, /update/{x}, /delete/{x}. */
  readonly x: X;
  /** Its name in error sentences: Cannot add {name}. */
  readonly name: string;
  /** The header with the id to delete. */
  readonly header: H;
  readonly getTable: (db: D) => Table<R>;
}

/** The types of the calls, for the typed client. */
type Calls<X extends string, H extends string, R extends Row> = ToSchema<'put', `/update/${X}`, { in: { json: Partial<R> & Row } }, Json<R>> &
  FixedCalls<X, H, R>;

type FixedCalls<X extends string, H extends string, R extends Row> = ToSchema<'post', `/add/${X}`, { in: { json: Partial<R> } }, Json<R>> &
  ToSchema<'delete', `/delete/${X}`, { in: { header: Record<H, string> } }, Json<number>>;

type Json<T> = TypedResponse<T, 200, 'json'>;

const identified = z.object({ id: z.int() });

/** The add, update and delete calls of a resource (spec §7; seven have them). Add and update answer with the stored record, delete with the id. What was deleted can be added again under its id. */
export function crud<const X extends string, const H extends string, R extends Row, D extends Db = Db>(
  resource: Resource<X, H, R, D>,
): Hono<Env<D>, Calls<X, H, R>>;
export function crud(resource: Resource<string, string, Row>) {
  const { x, name, getTable } = resource;
  return fixed(resource).put(`/update/${x}`, rejectWith(`Cannot update ${name}`), jsonBody(), (c) => {
    const changes = c.req.valid('json');
    const { data } = identified.safeParse(changes);
    if (!data) throw new ApiError();
    return c.json(getTable(c.var.db).update(data.id, changes));
  });
}

/** The add and delete calls alone, for records that nobody changes. */
export function fixed<const X extends string, const H extends string, R extends Row, D extends Db = Db>(
  resource: Resource<X, H, R, D>,
): Hono<Env<D>, FixedCalls<X, H, R>>;
export function fixed({ x, name, header, getTable }: Resource<string, string, Row>) {
  return new Hono<Env>()
    .post(`/add/${x}`, rejectWith(`Cannot add ${name}`), jsonBody(), (c) => c.json(getTable(c.var.db).add(c.req.valid('json'))))
    .delete(`/delete/${x}`, rejectWith(`Cannot delete ${name}`), idIn(header, x), (c) => {
      const { id } = c.req.valid('header');
      getTable(c.var.db).remove(id);
      return c.json(id);
    });
}
