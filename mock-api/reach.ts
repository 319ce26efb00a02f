import { Hono } from 'hono/tiny';
import { type Env, rejectWith } from './endpoint.ts';
import { reach as countries } from './seed/reach.ts';

export const reach = new Hono<Env>().get('/reach', rejectWith('Cannot get reach'), (c) => c.json(countries));
