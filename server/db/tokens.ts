import type { Writer } from './store.ts';

/** True the first time. It is remembered until `expiresAt`, after which the caller refuses it for its age. */
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
