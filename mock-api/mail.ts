import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { anyBody, type Env, idIn, jsonBody, readJson, refusing, toId } from './endpoint.ts';
import type { Mail } from './records/mail.ts';
import { Refusal } from './refusal.ts';
import { folders } from './seed/mails.ts';

/** Not a folder: asks for the starred ones, wherever they lie. */
const STARRED = 6;

const listRequest = z.object({ params: z._default(z.int(), 0) });
const move = z.object({ selectedmails: z.union([z.array(z.int()), z.int()]), folderId: z.int() });
const selection = z.union([z.array(z.int()), z.int(), z.null()]);

export const mail = new Hono<Env>()
  .get('/folders', refusing('Cannot get folder'), (c) => c.json(folders))
  .get('/:mail{mail[0-9]+}', refusing('Cannot get allmail'), (c) => c.json(c.var.db.mails.get(toId(c.req.param('mail').slice('mail'.length)))))
  .post('/mailslists', refusing('Cannot get allmail'), jsonBody<{ params?: number }>(), (c) => {
    const { data } = listRequest.safeParse(c.req.valid('json'));
    if (!data) throw new Refusal();
    return c.json(listFolder(c.var.db.mails.list(), data.params));
  })
  // Several ids come back as a list, one by itself, none as null.
  .post('/selectedmails', refusing('Cannot add selected mails'), anyBody<z.input<typeof selection>>(), async (c) => {
    const { success, data } = selection.safeParse(await readJson(c));
    if (!success) throw new Refusal();
    const ids = [data ?? []].flat();
    for (const id of ids) c.var.db.mails.get(id);
    return c.json(ids.length > 1 ? ids : (ids[0] ?? null));
  })
  .post('/setfolderonmail', refusing('Cannot update selected mails'), jsonBody<z.input<typeof move>>(), (c) => {
    const { data } = move.safeParse(c.req.valid('json'));
    const folder = folders.find(({ id }) => id === data?.folderId);
    if (!data || !folder) throw new Refusal();
    const ids = [data.selectedmails].flat();
    // All or none: an unknown one stops the move before the first is moved.
    for (const id of ids) c.var.db.mails.get(id);
    return c.json(ids.map((id) => c.var.db.mails.update(id, { category: folder.handle })));
  })
  .delete('/delete/mail', refusing('Cannot delete selected mails'), idIn('mail'), (c) => {
    const { id } = c.req.valid('header');
    c.var.db.mails.remove(id);
    return c.json(id);
  })
  .delete('/trash/mail', refusing('Cannot update selected mails'), idIn('mail'), (c) =>
    c.json(change(c, c.req.valid('header').id, { category: 'trash' })),
  )
  .delete('/stared/mail', refusing('Cannot update selected mails'), idIn('mail'), (c) => {
    const { id } = c.req.valid('header');
    return c.json(change(c, id, { starred: !c.var.db.mails.get(id).starred }));
  });

function listFolder(mails: readonly Mail[], folderId: number): readonly Mail[] {
  if (folderId === STARRED) return mails.filter(({ starred, category }) => starred && category !== 'trash');
  const folder = folders.find(({ id }) => id === folderId);
  if (!folder) throw new Refusal();
  return mails.filter(({ category }) => category === folder.handle);
}

function change(c: Context<Env>, id: number, changes: Partial<Mail>): number {
  return c.var.db.mails.update(id, changes).id;
}
