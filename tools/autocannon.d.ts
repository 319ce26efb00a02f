/** The part of autocannon that the benchmarks use. */
declare module 'autocannon' {
  interface Request {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Options extends Request {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Requests per second of all connections together; unlimited by default. */
    readonly overallRate?: number;
    /** Sent one after another. `setupRequest` creates each one. */
    readonly requests?: readonly (Request & { readonly setupRequest?: (request: Request) => Request })[];
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly '2xx': number;
    readonly '4xx': number;
    readonly '5xx': number;
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
