import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith } from './endpoint.ts';
import { createAppliedJobs } from './seed/jobs.ts';

export const jobs = new Hono<Env>()
  .get('/jobs', rejectWith('Cannot get jobs'), (c) => c.json(c.var.db.jobs.list()))
  .get('/jobApply', rejectWith('Cannot get jobsApply'), (c) => c.json(createAppliedJobs(c.var.db.now)))
  .route('/', crud({ x: 'job', name: 'job List', header: 'job', getTable: (db) => db.jobs }));
