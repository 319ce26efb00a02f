import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** Ours are a few dozen; lists of many lengths make more. */
const MAX_STATEMENTS = 200;

/** Kysely prepares a statement each time it is asked; keeping them makes a brief cost half the time. */
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
