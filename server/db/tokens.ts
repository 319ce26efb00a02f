import type { Writer } from './store.ts';

/** True at the first use of a token. It is remembered until `expiresAt`; after that the caller refuses it because of its age. */
export async function useToken(db: Writer, id: string, expiresAt: Date): Promise<boolean> {
  const row = { id, expires_at: expiresAt.toISOString() };
  const used = await db
    .insertInto('used_tokens')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
