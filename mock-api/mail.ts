import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { crud } from './crud.ts';
import { type Env, idIn, jsonBody, readJson, rejectWith, toId, unvalidatedBody } from './endpoint.ts';
import type { Mail } from './records/mail.ts';
import { folders } from './seed/mails.ts';

/** Not a folder: selects the starred mails of all folders. */
const STARRED = 6;

const listRequest = z.object({ params: z._default(z.int(), 0) });
const move = z.object({ selectedmails: z.union([z.array(z.int()), z.int()]), folderId: z.int() });
const selection = z.union([z.array(z.int()), z.int(), z.null()]);

export const mail = new Hono<Env>()
  // Drafts are added and updated; a sent mail is a draft in another folder.
  .route('/', crud({ x: 'mail', name: 'selected mails', header: 'mail', getTable: ({ mails }) => mails }))
  .get('/folders', rejectWith('Cannot get folder'), (c) => c.json(folders))
  .get('/:mail{mail[0-9]+}', rejectWith('Cannot get allmail'), (c) => c.json(c.var.db.mails.get(toId(c.req.param('mail').slice('mail'.length)))))
  .post('/mailslists', rejectWith('Cannot get allmail'), jsonBody<{ params?: number }>(), (c) => {
    const { data } = listRequest.safeParse(c.req.valid('json'));
    if (!data) throw new ApiError();
    return c.json(listFolder(c.var.db.mails.list(), data.params));
  })
  // Several ids are answered as a list, a single one as itself, none as null.
  .post('/selectedmails', rejectWith('Cannot add selected mails'), unvalidatedBody<z.input<typeof selection>>(), async (c) => {
    const { success, data } = selection.safeParse(await readJson(c));
    if (!success) throw new ApiError();
    const ids = [data ?? []].flat();
    for (const id of ids) c.var.db.mails.get(id);
    return c.json(ids.length > 1 ? ids : (ids[0] ?? null));
  })
  .post('/setfolderonmail', rejectWith('Cannot update selected mails'), jsonBody<z.input<typeof move>>(), (c) => {
    const { data } = move.safeParse(c.req.valid('json'));
    const folder = folders.find(({ id }) => id === data?.folderId);
    if (!data || !folder) throw new ApiError();
    const ids = [data.selectedmails].flat();
    // All or none: an unknown id fails before any mail is moved.
    for (const id of ids) c.var.db.mails.get(id);
    return c.json(ids.map((id) => c.var.db.mails.update(id, { category: folder.handle })));
  })
  .delete('/trash/mail', rejectWith('Cannot update selected mails'), idIn('mail'), (c) =>
    c.json(change(c, c.req.valid('header').id, { category: 'trash' })),
  )
  .delete('/stared/mail', rejectWith('Cannot update selected mails'), idIn('mail'), (c) => {
    const { id } = c.req.valid('header');
    return c.json(change(c, id, { starred: !c.var.db.mails.get(id).starred }));
  });

function listFolder(mails: readonly Mail[], folderId: number): readonly Mail[] {
  if (folderId === STARRED) return mails.filter(({ starred, category }) => starred && category !== 'trash');
  const folder = folders.find(({ id }) => id === folderId);
  if (!folder) throw new ApiError();
  return mails.filter(({ category }) => category === folder.handle);
}

function change(c: Context<Env>, id: number, changes: Partial<Mail>): number {
  return c.var.db.mails.update(id, changes).id;
}
