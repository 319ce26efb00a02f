import type { Kysely, Transaction } from 'kysely';

/** Kysely's own hides what went wrong when SQLite, out of space, has rolled back by itself: then its rollback fails as well. */
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
