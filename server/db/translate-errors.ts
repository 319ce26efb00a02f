import type { Dialect, Driver, Kysely } from 'kysely';
import { StoreUnavailable } from './store.ts';

/**
 * The dialect, with every failure that `isPassing` knows thrown as StoreUnavailable, from reads and writes alike: one place for both.
 * `assertReady` may refuse a query before it is tried.
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

/** Patched in place as Kysely's own logging is: its connections have private fields, which a proxy would not reach. */
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

/** The engines' own code of what went wrong; empty for none. */
export function toErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
