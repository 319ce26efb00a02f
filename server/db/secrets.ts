import { randomBytes } from 'node:crypto';
import type { Writer } from './store.ts';

const SECRET_BYTES = 32;

/** Random, made once per name and store: servers that share a store share its secrets, and a restart keeps them. */
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
