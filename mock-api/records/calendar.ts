import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

export const event = z.object({
  id: z.int(),
  title: requiredText,
  /** A moment; or a day, '2026-11-20': then it lasts whole days, and `end` is the last of them. */
  start: date,
  end: date,
  /** The type of its category. */
  className: text,
});

export type CalendarEvent = z.infer<typeof event>;

export interface Category {
  readonly id: number;
  readonly title: string;
  readonly type: 'primary' | 'success' | 'info' | 'warning' | 'danger';
}
