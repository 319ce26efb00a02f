import { Hono } from 'hono/tiny';
import { ApiError } from './api-error.ts';
import { crud } from './crud.ts';
import { rejectWith, toId } from './endpoint.ts';
import type { JobDb, JobEnv } from './job-db.ts';
import type { AppliedJob } from './records/job.ts';
import { createCandidates } from './seed/candidates.ts';
import { toDay } from './seed/dates.ts';
import type { Table } from './table.ts';

export const jobs = new Hono<JobEnv>()
  .get('/jobs', rejectWith('Cannot get jobs'), (c) => c.json(c.var.db.jobs.list()))
  .get('/job/:id', rejectWith('Cannot get jobs'), (c) => c.json(c.var.db.jobs.get(toId(c.req.param('id')))))
  .get('/jobApply', rejectWith('Cannot get jobsApply'), (c) => c.json(listAppliedJobs(c.var.db)))
  .get('/candidates', rejectWith('Cannot get candidates'), (c) => c.json(createCandidates(c.var.db.now)))
  .get('/candidate/:id', rejectWith('Cannot get candidate'), (c) => {
    const id = toId(c.req.param('id'));
    const candidate = createCandidates(c.var.db.now).find((one) => one.id === id);
    if (!candidate) throw new ApiError();
    return c.json(candidate);
  })
  .route('/', crud({ x: 'job', name: 'job List', header: 'job', getTable: (db: JobDb) => db.jobs }))
  .route('/', crud({ x: 'applyjob', name: 'applied job', header: 'applyjob', getTable: takeOncePerJob }));

/** Each with the status that its job has now; a job that is gone is closed. */
function listAppliedJobs({ appliedJobs, jobs: all }: JobDb): readonly AppliedJob[] {
  return appliedJobs.list().map((applied) => ({ ...applied, status: all.list().find(({ id }) => id === applied.job)?.status ?? 'Close' }));
}

/** A job takes one application, and only while it is open. One that was taken back may come back whatever the job's state. */
function takeOncePerJob({ appliedJobs, jobs: all, now }: JobDb): Table<AppliedJob> {
  return {
    ...appliedJobs,
    add(fields) {
      const known = appliedJobs.list();
      const wanted = 'job' in fields ? Number(fields.job) : 0;
      if (known.some(({ job }) => job === wanted)) throw new ApiError('You have applied for this job already.');
      if ('id' in fields) return appliedJobs.add(fields);
      const { jobTitle, companyName, type, status } = all.get(wanted);
      if (status === 'Close') throw new ApiError('This job is closed: it takes no more applications.');
      const no = Math.max(0, ...known.map((applied) => applied.no)) + 1;
      return appliedJobs.add({ ...fields, no, jobTitle, companyName, type, status, applyDate: toDay(now, 0) });
    },
  };
}
