// The mini edition: the same checks, a tenth of the memory.
import * as z from 'zod/mini';

/** What the operator may set. An empty variable counts as absent. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Scheme and host, no trailing slash. Undefined: the address is unknown, any Host is answered. */
  readonly publicOrigin: string | undefined;
  /** How many reverse proxies stand in front. */
  readonly trustProxy: number;
}

const whole = (min: number, max: number, hint: string) =>
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/, hint)), z.pipe(z.transform(Number), z.number().check(z.gte(min, hint), z.lte(max, hint))));

/** The error text of each field ends the sentence "NAME must be …". */
const schema = z.object({
  PORT: z._default(whole(1, 65_535, 'a port from 1 to 65535'), 3000),
  HOST: z._default(z.string().check(z.regex(/^[a-z0-9.:_-]+$/i, 'a host name or an address to listen on')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.regex(/^[^\0]+$/, 'a folder')), './data'),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.refine(isOrigin, 'scheme and host without a path, such as https://surge.example'))),
  TRUST_PROXY: z._default(whole(0, 10, 'a number of proxies from 0 to 10'), 0),
});

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[\s?#@]/.test(text);
}

/** Either the settings or one sentence that names every bad variable. */
export function parseEnv(given: Readonly<Record<string, string | undefined>>): { readonly env: Env } | { readonly problem: string } {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (!result.success) {
    const bad = new Map(result.error.issues.map(({ path, message }) => [String(path[0]), message]));
    const parts = Array.from(bad, ([name, hint]) => `${name} must be ${hint}, not ${JSON.stringify(filled[name])}`);
    return { problem: `Surge cannot start: ${parts.join('; ')}.` };
  }
  const { PORT, HOST, DATA_DIR, PUBLIC_ORIGIN, TRUST_PROXY } = result.data;
  const publicOrigin = PUBLIC_ORIGIN === undefined ? undefined : new URL(PUBLIC_ORIGIN).origin;
  return { env: { port: PORT, host: HOST, dataDir: DATA_DIR, publicOrigin, trustProxy: TRUST_PROXY } };
}
