/** One line of JSON an event, for machines to collect. Never a query, a cookie or an address: they are the visitor's. */
export interface LogEntry {
  readonly event: string;
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
  /** Of a `csp violation`. */
  readonly directive?: string;
  readonly blocked?: string;
  /** Of a `delivery failed`: the outbox's row, and why, in our own words. */
  readonly channel?: string;
  readonly id?: string;
  readonly attempts?: number;
  readonly reason?: string;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

export const logToStderr: Log = ({ error, ...facts }) => {
  const failure = error === undefined ? {} : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  console.error(toLogLine({ time: new Date().toISOString(), ...facts, ...failure }));
};

/** One line in plain ASCII: what a visitor typed into a path can neither begin a line nor steer a terminal. */
export function toLogLine(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(facts).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
