import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, refusing } from './endpoint.ts';
import { createAppliedJobs } from './seed/jobs.ts';

export const jobs = new Hono<Env>()
  .get('/jobs', refusing('Cannot get jobs'), (c) => c.json(c.var.db.jobs.list()))
  .get('/jobApply', refusing('Cannot get jobsApply'), (c) => c.json(createAppliedJobs(c.var.db.now)))
  .route('/', crud({ x: 'job', name: 'job List', header: 'job', getTable: (db) => db.jobs }));
