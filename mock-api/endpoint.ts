import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Db } from './db.ts';
import { FAIL_HEADER, type Failures } from './failures.ts';
import { Refusal } from './refusal.ts';

export interface Env {
  Variables: {
    db: Db;
    failures: Failures;
    /** What the endpoint says when it refuses (spec §8). */
    refusal: string;
  };
}

const refusals = new WeakMap<object, string>();

/**
 * Opens every endpoint: the sentence it refuses with, failure on demand, and the zero timeout of spec §9, so that an answer is never there
 * before the caller has gone on.
 */
export function refusing(sentence: string): MiddlewareHandler<Env> {
  const open: MiddlewareHandler<Env> = async (c, next) => {
    c.set('refusal', sentence);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (c.req.header(FAIL_HEADER) !== undefined || c.var.failures.has(toName(c.req.method, routePath(c)))) throw new Refusal();
    await next();
  };
  refusals.set(open, sentence);
  return open;
}

export interface Endpoint {
  /** Method and path: 'GET /product/:id'. */
  readonly name: string;
  readonly refusal: string;
}

export function listEndpoints(routes: readonly { readonly method: string; readonly path: string; readonly handler: object }[]): Endpoint[] {
  return routes.flatMap(({ method, path, handler }) => {
    const refusal = refusals.get(handler);
    return refusal === undefined ? [] : [{ name: toName(method, path), refusal }];
  });
}

export function answerError(error: Error, c: Context<Env>) {
  const sentence = c.get('refusal');
  // What no endpoint took went to the network, whose errors are passed on unchanged.
  if (sentence === undefined) throw error;
  // A bug must not look like a refusal to whoever works on it.
  if (!(error instanceof Refusal)) console.error(error);
  return c.json({ message: (error instanceof Refusal && error.message) || sentence }, 400);
}

/**
 * Takes a JSON object as the request's body. `T` is what the typed client is asked to send; what came is unknown and goes through a schema.
 */
export function jsonBody<T>(): MiddlewareHandler<Env, string, { in: { json: T }; out: { json: Readonly<Record<string, unknown>> } }> {
  return async (c, next) => {
    const body = await readJson(c);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal();
    c.req.addValidatedData('json', body);
    await next();
  };
}

/** Says what the typed client is to send where the answer does not depend on it. */
export function anyBody<T>(): MiddlewareHandler<Env, string, { in: { json: T } }> {
  return (_c, next) => next();
}

/** Undefined where the body is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

/** Takes the id of a deletion from the header named after the thing; a second name is what other clients call it. */
export function idIn<const H extends string>(
  header: H,
  otherName?: string,
): MiddlewareHandler<Env, string, { in: { header: Record<H, string> }; out: { header: { id: number } } }> {
  return async (c, next) => {
    c.req.addValidatedData('header', { id: toId(c.req.header(header) ?? c.req.header(otherName ?? header) ?? '') });
    await next();
  };
}

export function toId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Refusal();
  return Number(text);
}

function toName(method: string, path: string): string {
  return `${method} ${path}`;
}
