import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith } from './endpoint.ts';
import { createProfile } from './seed/users.ts';

export const users = new Hono<Env>()
  .get('/users', rejectWith('Cannot get users'), (c) => c.json(c.var.db.users.list()))
  .get('/user', rejectWith('Cannot get user profile'), (c) => c.json(createProfile(c.var.db.now)))
  .route('/', crud({ x: 'user', name: 'user', header: 'user', getTable: (db) => db.users }));
