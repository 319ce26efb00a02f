import * as z from 'zod/mini';
import { date, email, requiredText, text } from './text.ts';

export const jobTypes = ['Full Time', 'Part Time', 'Freelance', 'Internship'] as const;
export const jobStatuses = ['Active', 'New', 'Close'] as const;
export const jobCategories = [
  'Design and motion',
  'Engineering',
  'Media buying',
  'Data and quality',
  'Accounts',
  'Publisher relations',
  'Production',
] as const;

/** Records that were kept before these fields came have them empty. */
const laterText = z._default(text, '');

export const job = z.object({
  id: z.int(),
  /** The number shown to people: '#JB2561'. */
  jobId: requiredText,
  jobTitle: requiredText,
  companyName: text,
  location: text,
  /** '2-4 years', or '-' where none is asked for. */
  experience: text,
  /** Number of open positions. */
  position: z.int().check(z.nonnegative()),
  type: z.enum(jobTypes),
  postedDate: date,
  lastDate: date,
  status: z.enum(jobStatuses),
  category: z._default(z.enum(jobCategories), 'Production'),
  skills: z._default(z.readonly(z.array(text)), []),
  description: laterText,
});

export type Job = z.infer<typeof job>;

export const appliedJob = z.object({
  id: z.int(),
  no: z.int(),
  /** The id of the job. */
  job: z.int(),
  jobTitle: requiredText,
  companyName: text,
  type: z.enum(jobTypes),
  applyDate: date,
  /** The job's own, as it is now. */
  status: z.enum(jobStatuses),
  name: requiredText,
  email,
  phone: text,
  letter: text,
  /** The name of the file: the file itself stays with the visitor. */
  cv: text,
});

export type AppliedJob = z.infer<typeof appliedJob>;

/** Never written, so it needs no schema. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly designation: string;
  readonly location: string;
  readonly category: Job['category'];
  readonly type: Job['type'];
  /** Years. */
  readonly experience: number;
  readonly skills: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly availableFrom: string;
  readonly personalDetail: string;
  /** Codes of ISO 639. */
  readonly languages: readonly string[];
  /** Newest first. */
  readonly experiences: readonly { readonly id: number; readonly designation: string; readonly company: string; readonly timeDuration: string }[];
  readonly education: { readonly degree: string; readonly school: string; readonly timeDuration: string };
}
