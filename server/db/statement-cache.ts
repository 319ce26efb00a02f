import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** We have a few dozen statements; lists of different lengths make more. */
const MAX_STATEMENTS = 200;

/** Kysely prepares a statement anew for each query. Reusing them halves the time that a brief takes. */
export function cacheStatements(file: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, Sqlite.Statement>();
  return {
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      if (kept.size === MAX_STATEMENTS) kept.clear();
      const statement = file.prepare(text);
      kept.set(text, statement);
      return statement;
    },
    close: () => void file.close(),
  };
}
