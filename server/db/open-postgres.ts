import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Log } from '../http/log.ts';
import { logOutages } from './log-outages.ts';
import { CURRENT_VERSION, migrate } from './migrations.ts';
import { type Store, StoreError, StoreUnavailable } from './store.ts';
import type { Tables } from './tables.ts';
import { toErrorCode, translateErrors } from './translate-errors.ts';
import { inTime, writePostgres } from './write-postgres.ts';

const CONNECT_MS = 2000;
const QUERY_MS = 5000;
/** After this PostgreSQL ends an idle transaction, so that a process of ours that hangs does not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 10_000;
const MAX_CONNECTIONS = 10;
const RETRY_MS = 500;
/** Key of the lock for migrations; any number, the same in all processes: one migrates, the others wait. */
const MIGRATION_LOCK = 0x53524745;

/**
 * SQLSTATE: connection, resources (full disk, too many clients), shutdown and timeout, read-only, deadlock, I/O, damage. Or an error of the network.
 */
const PASSING = /^(08|53|57|58|XX|25006|40|(ECONN(RESET|REFUSED|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$)/;
/** Errors that the driver reports without a code. */
const PASSING_MESSAGE = /connection terminated|timeout exceeded|query read timeout|client has encountered a connection error|not queryable/i;
/** Wrong password or no such database: waiting does not help. */
const HOPELESS = /^(28|3D000|42501)/;

/** Node's ENOENT may mean a missing TLS file, for which waiting does not help, or the missing socket of a server that is not up yet. */
const isPassing = (error: unknown) =>
  PASSING.test(toErrorCode(error)) ||
  (error instanceof Error && (PASSING_MESSAGE.test(error.message) || ('syscall' in error && error.syscall === 'connect')));

/** Throws StoreError when the database refuses the connection. When it is not reachable yet, retries in the background. */
export async function openPostgres(url: string, log: Log): Promise<Store> {
  const pool = createPool(url, log);
  const dialect = new PostgresDialect({ pool });
  let missing: StoreUnavailable | undefined = new StoreUnavailable('The database was not reached yet.');
  const assertReady = () => {
    if (missing) throw missing;
  };
  const db = new Kysely<Tables>({ dialect: translateErrors(dialect, isPassing, assertReady) });
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  const prepare = async (): Promise<void> => {
    await preparePostgres(new Kysely<unknown>({ dialect }));
    missing = undefined;
  };
  const prepareLater = (error: unknown) => {
    missing = new StoreUnavailable('The database was not reached yet.', { cause: error });
    if (!isClosed) retry = setTimeout(() => void prepare().catch(prepareLater), RETRY_MS);
  };
  try {
    await prepare();
  } catch (error) {
    if (!isPassing(error)) {
      await pool.end();
      throw toStoreError(error);
    }
    log({ event: 'database not reached, trying again', error });
    prepareLater(error);
  }
  return {
    engine: 'postgres',
    lostCommits: 0,
    db,
    write: logOutages((work) => writePostgres(db, work), log),
    async check() {
      await inTime(() => sql`select 1`.execute(db));
    },
    async copyTo() {
      throw new StoreError('The briefs are in PostgreSQL: back them up with `pg_dump --format=custom`, restore them with `pg_restore`.');
    },
    async emptyLog() {},
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await pool.end();
    },
  };
}

function createPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'surge',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: QUERY_MS,
    query_timeout: QUERY_MS + 1000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // The driver returns bigint and numeric as text, because they may exceed a JavaScript number. Our counts do not.
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 || id === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // Without these listeners a lost connection ends the process: the pool listens to idle connections only.
  pool.on('error', (error) => log({ event: 'database connection lost', error }));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

async function preparePostgres(db: Kysely<unknown>): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === 'off') throw new StoreError(`The database loses data when its machine stops: set ${name} to on.`);
  }
  // A read-only server cannot lock or migrate, but can be read.
  if ((await findVersion(db)) === CURRENT_VERSION) return;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await sql`create table if not exists surge_version (version integer not null)`.execute(transaction);
    const { rows } = await sql<{ version: number }>`select version from surge_version`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    if (version === CURRENT_VERSION) return;
    await migrate(transaction, version);
    await sql`delete from surge_version`.execute(transaction);
    await sql`insert into surge_version values (${CURRENT_VERSION})`.execute(transaction);
  });
}

/** The version of the store; undefined when there are no tables yet. Right after they were made, PostgreSQL may still report that there are none. */
async function findVersion(db: Kysely<unknown>): Promise<number | undefined> {
  const { rows: made } = await sql<{ name: string | null }>`select to_regclass('surge_version') as name`.execute(db);
  if (!made[0]?.name) return undefined;
  const { rows } = await sql<{ version: number }>`select version from surge_version`.execute(db);
  return rows[0]?.version;
}

function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = toErrorCode(error);
  if (error instanceof Error && 'path' in error) {
    return new StoreError(`Surge cannot read ${error.path} (${code}), which DATABASE_URL names: put the file there, or leave it out.`);
  }
  const cure = HOPELESS.test(code) ? 'check user, password, name and rights of the database in DATABASE_URL' : 'check DATABASE_URL';
  // The address itself is not printed: it holds the password.
  return new StoreError(`Surge cannot use the database (${code || 'unknown error'}): ${cure}.`);
}
