import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { jsonBody, rejectWith, toId } from './endpoint.ts';
import type { CommentRecord } from './records/comment.ts';
import { requiredText } from './records/text.ts';
import type { ShopDb, ShopEnv } from './shop-db.ts';

/** The author's name when nobody is signed in (spec §2 Dashboard shell). */
const NOBODY = 'Admin';

const like = z.object({ commentId: z.int(), replyId: z.optional(z.int()) });
const reply = z.object({ commentId: z.int(), replyText: requiredText, userName: z.optional(requiredText) });
const comment = z.object({ commentText: requiredText, userName: z.optional(requiredText) });

/** How many other products a product is answered with. */
const RECENT = 3;

/** A product with its comments, and the comments of all products, which are one list; {x} is the product's id. Each write answers with the whole list. */
export const comments = new Hono<ShopEnv>()
  .get('/product/:id', rejectWith('Cannot get product detail'), (c) => {
    const product = getProduct(c.var.db, c.req.param('id'));
    const others = c.var.db.products.list().filter(({ id }) => id !== product.id);
    const own = listComments(c.var.db).filter(({ productId }) => productId === product.id);
    return c.json({ ...product, recentProducts: others.slice(-RECENT), comments: own });
  })
  .get('/comments-product', rejectWith('Cannot get comment data'), (c) => c.json(listComments(c.var.db)))
  .post('/comments-product-action/:x', rejectWith('Cannot update comment'), jsonBody<{ params: z.input<typeof like> }>(), (c) => {
    getProduct(c.var.db, c.req.param('x'));
    const { commentId, replyId } = readParams(c.req.valid('json'), like);
    toggleLike(c.var.db, commentId, replyId);
    return c.json(listComments(c.var.db));
  })
  .post('/comments-product-add-reply/:x', rejectWith('Cannot add comment'), jsonBody<{ params: z.input<typeof reply> }>(), (c) => {
    getProduct(c.var.db, c.req.param('x'));
    const { commentId, replyText, userName } = readParams(c.req.valid('json'), reply);
    const { replies } = c.var.db.comments.get(commentId);
    const replyId = Math.max(0, ...c.var.db.comments.list().flatMap((one) => one.replies.map((other) => other.replyId))) + 1;
    c.var.db.comments.update(commentId, { replies: [...replies, { replyId, commentId, ...toEntry(replyText, userName), hasLiked: false }] });
    return c.json(listComments(c.var.db));
  })
  .post('/comments-product-add-comment/:x', rejectWith('Cannot add comment'), jsonBody<{ params: z.input<typeof comment> }>(), (c) => {
    const { id: productId } = getProduct(c.var.db, c.req.param('x'));
    const { commentText, userName } = readParams(c.req.valid('json'), comment);
    c.var.db.comments.add({ productId, ...toEntry(commentText, userName) });
    return c.json(listComments(c.var.db));
  });

function listComments(db: ShopDb) {
  return db.comments.list().map(({ id, ...fields }) => ({ commentId: id, ...fields }));
}

function toggleLike(db: ShopDb, commentId: number, replyId: number | undefined) {
  const { hasLiked, replies }: CommentRecord = db.comments.get(commentId);
  if (replyId === undefined) db.comments.update(commentId, { hasLiked: !hasLiked });
  else if (replies.some((one) => one.replyId === replyId))
    db.comments.update(commentId, { replies: replies.map((one) => (one.replyId === replyId ? { ...one, hasLiked: !one.hasLiked } : one)) });
  else throw new ApiError();
}

/** Author, text and time of what somebody writes now. */
export function toEntry(text: string, userName = NOBODY) {
  const initials = userName
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return { user: { name: userName, profile: initials }, comment: text, time: new Date().toISOString() };
}

function getProduct(db: ShopDb, x: string) {
  return db.products.get(toId(x));
}

/** Parameters come in the body, under `params`. */
function readParams<T>(body: Readonly<Record<string, unknown>>, schema: z.ZodMiniType<T>): T {
  const { data } = schema.safeParse(body.params ?? body);
  if (!data) throw new ApiError();
  return data;
}
