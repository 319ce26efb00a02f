import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

export const project = z.object({
  id: z.int(),
  name: requiredText,
  description: text,
  status: z.enum(['Completed', 'Pending', 'Delay']),
  startDate: date,
  dueDate: date,
  commentsCount: z.int(),
  team: z.array(z.object({ id: z.int(), name: requiredText, skills: text })),
  projectDetails: z.object({ description: text, points: z.array(text) }),
  files: z.array(z.object({ name: text, size: text })),
  /** `date`: the moment it was written; '' for those that were kept before they had one. */
  comments: z.array(z.object({ id: z.int(), username: text, comment: text, date: z._default(text, '') })),
  /** The id of the demo that it produces. 0: none. */
  demo: z._default(z.int(), 0),
  /** Hours of work left: those planned at the start, then after each week. */
  hoursLeft: z._default(z.array(z.number().check(z.nonnegative())), []),
});

export type Project = z.infer<typeof project>;
