import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith, toId } from './endpoint.ts';

export const projects = new Hono<Env>()
  .get('/projects', rejectWith('Cannot get projects'), (c) => c.json(c.var.db.projects.list()))
  .get('/project/:id', rejectWith('Cannot get projects'), (c) => c.json(c.var.db.projects.get(toId(c.req.param('id')))))
  .route('/', crud({ x: 'project', name: 'project', header: 'project', getTable: (db) => db.projects }));
