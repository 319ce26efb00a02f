import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { rejectWith } from './endpoint.ts';
import type { LaterDb, LaterEnv } from './later-db.ts';
import { publishers } from './seed/flights.ts';

export const flights = new Hono<LaterEnv>()
  .get('/flights', rejectWith('Cannot get flights'), (c) => c.json(c.var.db.flights.list().toSorted((a, b) => a.place - b.place)))
  .get('/publishers', rejectWith('Cannot get publishers'), (c) => c.json(publishers))
  .route('/', crud({ x: 'flight', name: 'flight', header: 'flight', getTable: (db: LaterDb) => db.flights }));
