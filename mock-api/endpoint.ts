import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import type { Db } from './db.ts';
import { FAIL_HEADER, type Failures } from './failures.ts';

/** `D`: the tables that a resource knows. */
export interface Env<D extends Db = Db> {
  Variables: {
    db: D;
    failures: Failures;
    /** The sentence of the endpoint when it fails (spec §8). */
    errorMessage: string;
  };
}

export interface Services<D extends Db> {
  readonly db: D;
  readonly failures: Failures;
  /** Takes requests that no endpoint takes. Its answers and errors are passed on unchanged. */
  readonly passOn: (request: Request) => Promise<Response>;
}

/** A part of the pretend backend, to which its resources are then added. */
export function createPart<D extends Db>({ db, failures, passOn }: Services<D>) {
  return new Hono<Env<D>>()
    .use(async (c, next) => {
      c.set('db', db);
      c.set('failures', failures);
      await next();
    })
    .notFound((c) => passOn(c.req.raw))
    .onError(answerError);
}

const errorMessages = new WeakMap<object, string>();

/**
 * The first middleware of every endpoint: sets the sentence of its errors, fails on demand, and waits the zero timeout of spec §9, so that an answer
 * never arrives before the caller has continued.
 */
export function rejectWith(sentence: string): MiddlewareHandler<Env> {
  const open: MiddlewareHandler<Env> = async (c, next) => {
    c.set('errorMessage', sentence);
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (c.req.header(FAIL_HEADER) !== undefined || c.var.failures.has(toName(c.req.method, routePath(c)))) throw new ApiError();
    await next();
  };
  errorMessages.set(open, sentence);
  return open;
}

export interface Endpoint {
  /** Method and path: 'GET /product/:id'. */
  readonly name: string;
  readonly errorMessage: string;
}

export function listEndpoints(routes: readonly { readonly method: string; readonly path: string; readonly handler: object }[]): Endpoint[] {
  return routes.flatMap(({ method, path, handler }) => {
    const errorMessage = errorMessages.get(handler);
    return errorMessage === undefined ? [] : [{ name: toName(method, path), errorMessage }];
  });
}

function answerError<D extends Db>(error: Error, c: Context<Env<D>>) {
  const sentence = c.get('errorMessage');
  // Without a sentence the request was passed on: its errors are, too.
  if (sentence === undefined) throw error;
  // A bug is answered like any error, so it is logged for the developer.
  if (!(error instanceof ApiError)) console.error(error);
  return c.json({ message: (error instanceof ApiError && error.message) || sentence }, 400);
}

/**
 * Accepts a JSON object as body. `T` is the type that the typed client must send; what arrives is unknown until a schema has checked it.
 */
export function jsonBody<T>(): MiddlewareHandler<Env, string, { in: { json: T }; out: { json: Readonly<Record<string, unknown>> } }> {
  return async (c, next) => {
    const body = await readJson(c);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError();
    c.req.addValidatedData('json', body);
    await next();
  };
}

/** Types the body for the typed client without reading it: for endpoints whose answer does not depend on it, or that check it themselves. */
export function unvalidatedBody<T>(): MiddlewareHandler<Env, string, { in: { json: T } }> {
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

/** Reads the id to delete from the header that is named after the resource; `otherName` is what other clients call that header. */
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
  if (!/^\d{1,15}$/.test(text)) throw new ApiError();
  return Number(text);
}

function toName(method: string, path: string): string {
  return `${method} ${path}`;
}
