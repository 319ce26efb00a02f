import * as z from 'zod/mini';
import { amount, date, requiredText, text } from './text.ts';

export const task = z.object({
  id: z.int(),
  /** The id of its column. */
  kanId: z.literal([1, 2, 3]),
  title: requiredText,
  date,
  badgeText: z.enum(['Waiting', 'Approved', 'Complete', 'Pending']),
  budget: amount,
  userImages: z.array(z.object({ id: z.int(), name: requiredText })),
  taskdesc: text,
  /** Cards of a column stand in the order of their places. */
  place: z._default(z.number(), 0),
  /** The id of its project. 0: none. */
  project: z._default(z.int(), 0),
  subtasks: z._default(z.array(z.object({ title: requiredText, isDone: z.boolean() })), []),
});

export type Task = z.infer<typeof task>;

export interface KanbanColumn {
  readonly id: Task['kanId'];
  readonly name: string;
  readonly cards: readonly Task[];
}
