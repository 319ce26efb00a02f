import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith } from './endpoint.ts';
import { categories } from './seed/calendar.ts';

export const calendar = new Hono<Env>()
  .get('/events', rejectWith('Cannot get events'), (c) => c.json(c.var.db.events.list()))
  .get('/categories', rejectWith('Cannot get categories'), (c) => c.json(categories))
  .route('/', crud({ x: 'event', name: 'event', header: 'event', getTable: (db) => db.events }));
