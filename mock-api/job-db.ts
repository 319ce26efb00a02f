import { type Db, toKey } from './db.ts';
import type { Env } from './endpoint.ts';
import { appliedJob, job } from './records/job.ts';
import { toDay } from './seed/dates.ts';
import { createAppliedJobs, createJobs } from './seed/jobs.ts';
import type { Store } from './store.ts';
import { createTable } from './table.ts';

export type JobDb = ReturnType<typeof createJobDb>;

/** Of a resource of the jobs. */
export type JobEnv = Env<JobDb>;

/** The tables of the jobs, beside those of the first part. */
export function createJobDb(store: Store, db: Db) {
  const { now } = db;
  const today = toDay(now, 0);
  return {
    ...db,
    appliedJobs: createTable(store, {
      key: toKey('applied-jobs'),
      schema: appliedJob,
      blank: { phone: '', letter: '', cv: '' },
      seed: () => createAppliedJobs(now),
    }),
    jobs: createTable(store, {
      key: toKey('jobs'),
      schema: job,
      blank: {
        companyName: '',
        location: '',
        experience: '-',
        position: 1,
        type: 'Full Time',
        postedDate: today,
        lastDate: toDay(now, 30),
        status: 'New',
        category: 'Production',
        skills: [],
        description: '',
      },
      seed: () => createJobs(now),
    }),
  };
}
