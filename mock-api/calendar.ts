import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { rejectWith } from './endpoint.ts';
import type { LaterDb, LaterEnv } from './later-db.ts';
import { categories } from './seed/calendar.ts';

export const calendar = new Hono<LaterEnv>()
  .get('/events', rejectWith('Cannot get events'), (c) => c.json(c.var.db.events.list()))
  .get('/categories', rejectWith('Cannot get categories'), (c) => c.json(categories))
  .route('/', crud({ x: 'event', name: 'event', header: 'event', getTable: (db: LaterDb) => db.events }));
