import { Hono } from 'hono/tiny';
import { crud } from './crud.ts';
import { type Env, rejectWith, toId } from './endpoint.ts';
import { createProfile, createTeam } from './seed/users.ts';

/** Who the sample account is: Maren Holt. */
const OWN_ID = 1;

export const users = new Hono<Env>()
  .get('/users', rejectWith('Cannot get users'), (c) => c.json(c.var.db.users.list()))
  // It is of the account, so it is there even if the record was deleted from the contacts.
  .get('/user', rejectWith('Cannot get user profile'), (c) => {
    const { db } = c.var;
    const isOwn = ({ id }: { readonly id: number }) => id === OWN_ID;
    const own = db.users.list().find(isOwn) ?? createTeam(db.now).find(isOwn);
    if (!own) throw new Error('nobody owns the sample account');
    return c.json(createProfile(own, db.now));
  })
  .get('/profile/:id', rejectWith('Cannot get user profile'), (c) => c.json(createProfile(c.var.db.users.get(toId(c.req.param('id'))), c.var.db.now)))
  .route('/', crud({ x: 'user', name: 'user', header: 'user', getTable: (db) => db.users }));
