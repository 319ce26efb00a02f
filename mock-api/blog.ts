import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { toEntry } from './comments.ts';
import { idIn, jsonBody, rejectWith } from './endpoint.ts';
import type { LaterEnv } from './later-db.ts';
import { date, requiredText } from './records/text.ts';

/** `id` and `time`: of a comment that was deleted and comes back. */
const written = z.object({
  id: z.optional(z.int()),
  slug: z.string(),
  uid: z.optional(z.int()),
  comment: requiredText,
  userName: z.optional(requiredText),
  time: z.optional(date),
});

/** Comments below the articles of the blog, the oldest first. The articles themselves are pages and not sample data. */
export const blog = new Hono<LaterEnv>()
  .get('/comments-blog/:slug', rejectWith('Cannot get comment data'), (c) =>
    c.json(c.var.db.blogComments.list().filter(({ slug }) => slug === c.req.param('slug'))),
  )
  .post('/add/comments-blog', rejectWith('Cannot add comment'), jsonBody<z.input<typeof written>>(), (c) => {
    const { data } = written.safeParse(c.req.valid('json'));
    if (!data) throw new ApiError();
    const { comment, userName, ...rest } = data;
    return c.json(c.var.db.blogComments.add({ ...toEntry(comment, userName), ...rest }));
  })
  .delete('/delete/comments-blog', rejectWith('Cannot delete comment'), idIn('comment', 'comments-blog'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.blogComments.remove(id);
    return c.json(id);
  });
