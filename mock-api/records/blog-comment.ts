import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

/** What a reader wrote below an article of the blog. */
export const blogComment = z.object({
  id: z.int(),
  /** The article's name in its address. */
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  /** The account that wrote it; none of the first visit's has one. */
  uid: z.optional(z.int()),
  user: z.object({ name: requiredText, profile: text }),
  comment: requiredText,
  time: date,
});

export type BlogComment = z.infer<typeof blogComment>;
