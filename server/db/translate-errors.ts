import type { Dialect, Driver, Kysely } from 'kysely';
import { StoreUnavailable } from './store.ts';

/**
 * Wraps a dialect so that errors which `isPassing` recognises are thrown as StoreUnavailable, for reads and writes alike.
 * `assertReady` may throw before a query is tried.
 */
export function translateErrors(dialect: Dialect, isPassing: (error: unknown) => boolean, assertReady: () => void = () => {}): Dialect {
  const translate = (error: unknown): never => {
    throw isPassing(error) ? new StoreUnavailable('The store cannot do this now.', { cause: error }) : error;
  };
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => dialect.createIntrospector(db),
    createDriver: () => patchDriver(dialect.createDriver(), translate, assertReady),
  };
}

/** Patches the object, as Kysely's own logging does: its connections have private fields, which a proxy could not reach. */
function patchDriver(driver: Driver, translate: (error: unknown) => never, assertReady: () => void): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const patched = new WeakSet();
  driver.acquireConnection = async (options) => {
    assertReady();
    const connection = await acquire(options).catch(translate);
    if (patched.has(connection)) return connection;
    patched.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, given) => execute<never>(query, given).catch(translate);
    return connection;
  };
  return driver;
}

/** The error code of SQLite, PostgreSQL or Node; empty when there is none. */
export function toErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
