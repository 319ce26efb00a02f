import * as z from 'zod/mini';
import { email, requiredText, text } from './text.ts';

/** Records that were kept before these fields came have them empty. */
const laterText = z._default(text, '');

export const teamMember = z.object({
  id: z.int(),
  name: requiredText,
  designation: text,
  email,
  /** Number of projects. */
  projects: z.int().check(z.nonnegative()),
  tags: z.readonly(z.array(text)),
  phone: laterText,
  location: laterText,
  personalDetail: laterText,
});

export type TeamMember = z.infer<typeof teamMember>;

/** What is known of a person besides the record of the team. Amounts in USD. */
export interface UserProfile extends Omit<TeamMember, 'projects'> {
  readonly projectCount: number;
  /** Of the last twelve months: the person's share of what their projects cost. */
  readonly revenue: number;
  /** The same by month, oldest first; `month` is its first day. */
  readonly revenueByMonth: readonly { readonly month: string; readonly amount: number }[];
  /** Newest first. */
  readonly experiences: readonly { readonly id: number; readonly designation: string; readonly company: string; readonly timeDuration: string }[];
  /** Newest first; those above 100 are over and no longer kept as projects. */
  readonly projects: readonly {
    readonly id: number;
    readonly name: string;
    readonly startDate: string;
    readonly deadline: string;
    readonly budget: number;
  }[];
}
