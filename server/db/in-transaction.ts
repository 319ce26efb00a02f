import type { Kysely, Transaction } from 'kysely';

/** Replaces Kysely's transactions: when SQLite, out of space, has rolled back by itself, their rollback fails too and hides the first error. */
export async function inTransaction<T, R>(db: Kysely<T>, work: (transaction: Transaction<T>) => Promise<R>): Promise<R> {
  const transaction = await db.startTransaction().execute();
  try {
    const result = await work(transaction);
    await transaction.commit().execute();
    return result;
  } catch (error) {
    await transaction
      .rollback()
      .execute()
      .catch(() => {});
    throw error;
  }
}
