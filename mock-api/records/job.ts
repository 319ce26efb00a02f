import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

export const jobTypes = ['Full Time', 'Part Time', 'Freelance', 'Internship'] as const;
export const jobStatuses = ['Active', 'New', 'Close'] as const;

export const job = z.object({
  id: z.int(),
  /** The number shown to people: '#SK2561'. */
  jobId: requiredText,
  jobTitle: requiredText,
  companyName: text,
  location: text,
  experience: text,
  /** Number of open positions. */
  position: z.int().check(z.nonnegative()),
  type: z.enum(jobTypes),
  postedDate: date,
  lastDate: date,
  status: z.enum(jobStatuses),
});

export type Job = z.infer<typeof job>;

export interface AppliedJob {
  readonly id: number;
  readonly no: number;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly type: Job['type'];
  readonly applyDate: string;
  readonly status: Job['status'];
}
