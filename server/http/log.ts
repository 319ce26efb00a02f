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
  /** Of a `log lines lost`. */
  readonly lines?: number;
  /** Of what happens to the store: which file, and how many. */
  readonly file?: string;
  readonly count?: number;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

/** What a log needs of standard error. */
interface LogStream {
  readonly writableLength: number;
  on(event: 'error', listener: () => void): unknown;
  write(text: string, done: (error?: Error | null) => void): unknown;
}

/** Of a stream that takes nothing at the moment: a reader who stands still costs lines, not the server's memory. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * A closed pipe or a full disk costs the log, never the service: lines that could not be written are counted, and the next one that can be is led by
 * one that says how many.
 */
export function createLog(stream: LogStream): Log {
  let lost = 0;
  // Each failed write comes here as well; without a listener it would end the process.
  stream.on('error', () => {});
  return ({ error, ...facts }) => {
    if (stream.writableLength > MAX_WAITING_BYTES) {
      lost++;
      return;
    }
    const time = new Date().toISOString();
    const failure = error === undefined ? {} : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    const told = lost;
    lost = 0;
    // The break in front: a disk that filled up may have cut the last line short.
    const confession = told === 0 ? '' : `\n${toLogLine({ time, event: 'log lines lost', lines: told })}\n`;
    stream.write(`${confession}${toLogLine({ time, ...facts, ...failure })}\n`, (failed) => {
      if (failed) lost += told + 1;
    });
  };
}

export const logToStderr = createLog(process.stderr);

/** One line in plain ASCII: what a visitor typed into a path can neither begin a line nor steer a terminal. */
export function toLogLine(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(facts).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
