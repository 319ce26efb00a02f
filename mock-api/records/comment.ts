import * as z from 'zod/mini';
import { date, requiredText, text } from './text.ts';

const user = z.object({ name: requiredText, profile: text });

const reply = z.object({
  replyId: z.int(),
  commentId: z.int(),
  user,
  comment: requiredText,
  time: date,
  hasLiked: z.boolean(),
});

/** Spec §3 Mock comment. */
export const comment = z.object({
  id: z.int(),
  /** The product it is about. */
  productId: z._default(z.int(), 1),
  user,
  comment: requiredText,
  time: date,
  hasLiked: z.boolean(),
  replies: z.array(reply),
  showAddComment: z.boolean(),
});

export type CommentRecord = z.infer<typeof comment>;
