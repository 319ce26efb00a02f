/** One line of JSON per event, for programs to collect. Never contains a query, a cookie or an address: those belong to the visitor. */
export interface LogEntry {
  readonly event: string;
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
  /** For `csp violation`. */
  readonly directive?: string;
  readonly blocked?: string;
  /** For `delivery failed`: the id of the outbox row, and the reason in our own words. */
  readonly channel?: string;
  readonly id?: string;
  readonly attempts?: number;
  readonly reason?: string;
  /** For `log lines lost`. */
  readonly lines?: number;
  /** For events of the store: the file, and how many. */
  readonly file?: string;
  readonly count?: number;
  readonly error?: unknown;
}

export type Log = (entry: LogEntry) => void;

/** A path as it may be logged: of the addresses of decks and meetings without the id, which is all that one needs to open them. */
export function toLoggedPath(path: string): string {
  return path.replace(/^(\/(?:d|decks|api\/decks|follow|clicker|api\/meetings)\/)[^/]+/i, '$1…');
}

/** The part of standard error that the log uses. */
interface LogStream {
  readonly writableLength: number;
  on(event: 'error', listener: () => void): unknown;
  write(text: string, done: (error?: Error | null) => void): unknown;
}

/** Bytes to buffer while the stream accepts nothing. Further lines are dropped: a blocked reader must not fill the server's memory. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * A closed pipe or a full disk affects only the log, never the service: lines that cannot be written are counted, and the next line that can be
 * written is preceded by one with their number.
 */
export function createLog(stream: LogStream): Log {
  let lost = 0;
  // Each failed write also emits this event; without a listener it would end the process.
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
    // Begins with a line break, because a full disk may have cut off the last line.
    const confession = told === 0 ? '' : `\n${toLogLine({ time, event: 'log lines lost', lines: told })}\n`;
    stream.write(`${confession}${toLogLine({ time, ...facts, ...failure })}\n`, (failed) => {
      if (failed) lost += told + 1;
    });
  };
}

export const logToStderr = createLog(process.stderr);

/** One line of plain ASCII: what a visitor put into a path can neither start a new line nor control a terminal. */
export function toLogLine(facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(facts).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
