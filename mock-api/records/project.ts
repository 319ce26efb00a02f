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
  comments: z.array(z.object({ id: z.int(), username: text, comment: text })),
});

export type Project = z.infer<typeof project>;
