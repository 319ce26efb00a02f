import * as z from 'zod/mini';
import { email, requiredText, text } from './text.ts';

export const teamMember = z.object({
  id: z.int(),
  name: requiredText,
  designation: text,
  email,
  /** Number of projects. */
  projects: z.int().check(z.nonnegative()),
  tags: z.array(text),
});

export type TeamMember = z.infer<typeof teamMember>;

export interface UserProfile {
  readonly id: number;
  readonly name: string;
  readonly designation: string;
  readonly projectCount: number;
  readonly revenue: number;
  readonly personalDetail: string;
  readonly phone: string;
  readonly email: string;
  readonly location: string;
  readonly experiences: readonly { readonly id: number; readonly designation: string; readonly company: string; readonly timeDuration: string }[];
  readonly projects: readonly {
    readonly id: number;
    readonly name: string;
    readonly startDate: string;
    readonly deadline: string;
    readonly budget: number;
  }[];
}
