import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { toEntry } from './comments.ts';
import { jsonBody, rejectWith } from './endpoint.ts';
import type { LaterEnv } from './later-db.ts';
import { requiredText } from './records/text.ts';

const written = z.object({ slug: z.string(), comment: requiredText, userName: z.optional(requiredText) });

/** Comments below the articles of the blog, the oldest first. The articles themselves are pages and not sample data. */
export const blog = new Hono<LaterEnv>()
  .get('/comments-blog/:slug', rejectWith('Cannot get comment data'), (c) =>
    c.json(c.var.db.blogComments.list().filter(({ slug }) => slug === c.req.param('slug'))),
  )
  .post('/add/comments-blog', rejectWith('Cannot add comment'), jsonBody<z.input<typeof written>>(), (c) => {
    const { data } = written.safeParse(c.req.valid('json'));
    if (!data) throw new ApiError();
    return c.json(c.var.db.blogComments.add({ slug: data.slug, ...toEntry(data.comment, data.userName) }));
  });
