import { Hono } from 'hono/tiny';
import { rejectWith } from './endpoint.ts';
import type { LaterEnv } from './later-db.ts';
import { reach as countries } from './seed/reach.ts';

export const reach = new Hono<LaterEnv>().get('/reach', rejectWith('Cannot get reach'), (c) => c.json(countries));
