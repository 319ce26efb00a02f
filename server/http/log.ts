/** One line of JSON an event, for machines to collect. Never a query, a cookie or an address: they are the visitor's. */
export interface LogEntry {
  readonly event: string;
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

export const logToStderr: Log = ({ error, ...facts }) => {
  const failure = error === undefined ? {} : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  console.error(JSON.stringify({ time: new Date().toISOString(), ...facts, ...failure }));
};
