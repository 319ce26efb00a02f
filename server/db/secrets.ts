import { randomBytes } from 'node:crypto';
import type { Writer } from './store.ts';

const SECRET_BYTES = 32;

/** A random secret, created once per name and store: all servers of a store share it, and it survives restarts. */
export async function getSecret(db: Writer, name: string): Promise<Buffer> {
  const value = randomBytes(SECRET_BYTES).toString('base64');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(kept.value, 'base64');
}
