import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, refusing } from './endpoint.ts';
import { categories } from './seed/calendar.ts';

export const calendar = new Hono<Env>()
  .get('/events', refusing('Cannot get events'), (c) => c.json(c.var.db.events.list()))
  .get('/categories', refusing('Cannot get categories'), (c) => c.json(categories))
  .route('/', crud({ x: 'event', name: 'event', header: 'event', getTable: (db) => db.events }));
