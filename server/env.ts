// zod/mini: the same checks with a tenth of the memory.
import * as z from 'zod/mini';

/** The settings of the operator. An empty variable counts as absent. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** postgres://…, or undefined for a file in dataDir. Contains a password, so it is never printed. */
  readonly databaseUrl: string | undefined;
  /** Where scheduled backups go. */
  readonly backup: { readonly dir: string; readonly everyHours: number; readonly keep: number } | undefined;
  /** Older briefs are erased. */
  readonly retentionMonths: number;
  /** Scheme and host, without a trailing slash. Undefined when the public address is not known: then any Host is answered. */
  readonly publicOrigin: string | undefined;
  /** The number of trusted reverse proxies in front of the server. */
  readonly trustProxy: number;
  /** Briefs above these numbers, of one address in ten minutes or of all in one minute, are flagged; 0 switches a limit off. */
  readonly briefLimits: { readonly perAddress: number; readonly perMinute: number };
  /** Devices that took the site along lose what they stored, and no other may. */
  readonly isWorkerOff: boolean;
  /** Where each brief is posted. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** The mail server, sender and receivers for mails about briefs. */
  readonly mail: { readonly url: string; readonly from: string; readonly to: string } | undefined;
}

/** The system's limit for the path of a socket, 104 bytes including the final zero, minus `/surge.sock`. */
const MAX_DATA_DIR_BYTES = 92;

const whole = (min: number, max: number, hint: string) =>
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/, hint)), z.pipe(z.transform(Number), z.number().check(z.gte(min, hint), z.lte(max, hint))));

/** The error text of each field completes the sentence "NAME must be …". */
const schema = z.object({
  PORT: z._default(whole(1, 65_535, 'a port from 1 to 65535'), 3000),
  HOST: z._default(z.string().check(z.regex(/^[a-z0-9.:_-]+$/i, 'a host name or an address to listen on')), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.refine(isShortPath, `a folder whose path has ${MAX_DATA_DIR_BYTES} bytes at most`)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl, 'an address such as postgres://user:password@host:5432/surge'))),
  BACKUP_DIR: z.optional(z.string().check(z.refine((text) => !text.includes('\0'), 'a folder'))),
  BACKUP_EVERY_HOURS: z.optional(whole(1, 8760, 'a number of hours from 1 to 8760')),
  BACKUP_KEEP: z.optional(whole(1, 9999, 'a number of backups from 1 to 9999')),
  RETENTION_MONTHS: z._default(whole(1, 1200, 'a number of months from 1 to 1200'), 24),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.refine(isOrigin, 'scheme and host without a path, such as https://surge.example'))),
  TRUST_PROXY: z._default(whole(0, 10, 'a number of proxies from 0 to 10'), 0),
  BRIEFS_PER_ADDRESS: z._default(whole(0, 99_999, 'a number of briefs in ten minutes, or 0 for no limit'), 5),
  BRIEFS_PER_MINUTE: z._default(whole(0, 99_999, 'a number of briefs, or 0 for no limit'), 60),
  WORKER: z._default(z.enum(['on', 'off'], 'on or off'), 'on'),
  WEBHOOK_URL: z.optional(z.string().check(z.refine(isWebAddress, 'an address such as https://crm.example/briefs'))),
  WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(16, 'a secret of 16 letters or more'))),
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer, 'an address such as smtps://user:password@mail.example:465'))),
  MAIL_FROM: z.optional(mailboxes(1)),
  MAIL_TO: z.optional(mailboxes(20)),
});

/** The names of all variables that Surge reads. */
export const names: readonly string[] = Object.keys(schema.shape);

/** Variables that work only together, and those that may contain a password. */
const together = [
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
] as const;
const unprinted = new Set(['DATABASE_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'SMTP_URL']);

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Mail addresses without names, separated by commas: a name could contain anything. */
function mailboxes(max: number) {
  const hint = max === 1 ? 'a bare mail address' : 'bare mail addresses with commas between them';
  return z
    .string()
    .check(z.refine((text) => text.split(',').length <= max && text.split(',').every((one) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(one.trim())), hint));
}

function isShortPath(text: string): boolean {
  return !text.includes('\0') && Buffer.byteLength(text) <= MAX_DATA_DIR_BYTES;
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[\s?#@]/.test(text);
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol);
}

/** Checks that concern several variables at once. */
function findConflict(data: z.infer<typeof schema>): string | undefined {
  const missing = together.flatMap((group) => (group.some((name) => data[name]) ? group.filter((name) => !data[name]) : []));
  if (missing.length > 0) return `${missing.join(' and ')} must be set, too`;
  if (data.BACKUP_DIR === undefined) return data.BACKUP_EVERY_HOURS || data.BACKUP_KEEP ? 'BACKUP_DIR must be set, too' : undefined;
  return data.DATABASE_URL && 'BACKUP_DIR is for the file in DATA_DIR: back PostgreSQL up with pg_dump, and leave BACKUP_DIR out';
}

function toBackup({ BACKUP_DIR, BACKUP_EVERY_HOURS = 24, BACKUP_KEEP = 7 }: z.infer<typeof schema>): Env['backup'] {
  return BACKUP_DIR === undefined ? undefined : { dir: BACKUP_DIR, everyHours: BACKUP_EVERY_HOURS, keep: BACKUP_KEEP };
}

/** Returns either the settings or one sentence that names every invalid variable. */
export function parseEnv(given: Readonly<Record<string, string | undefined>>): { readonly env: Env } | { readonly problem: string } {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (!result.success) {
    const bad = new Map(result.error.issues.map(({ path, message }) => [String(path[0]), message]));
    const parts = Array.from(
      bad,
      ([name, hint]) => `${name} must be ${hint}, not ${unprinted.has(name) ? 'what it is' : JSON.stringify(filled[name])}`,
    );
    return { problem: `Surge cannot start: ${parts.join('; ')}.` };
  }
  const conflict = findConflict(result.data);
  if (conflict) return { problem: `Surge cannot start: ${conflict}.` };
  const { WEBHOOK_URL = '', WEBHOOK_SECRET = '', SMTP_URL = '', MAIL_FROM = '', MAIL_TO = '' } = result.data;
  const { PORT, HOST, DATA_DIR, DATABASE_URL, RETENTION_MONTHS, PUBLIC_ORIGIN, TRUST_PROXY } = result.data;
  const publicOrigin = PUBLIC_ORIGIN === undefined ? undefined : new URL(PUBLIC_ORIGIN).origin;
  return {
    env: {
      port: PORT,
      host: HOST,
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
      backup: toBackup(result.data),
      retentionMonths: RETENTION_MONTHS,
      publicOrigin,
      trustProxy: TRUST_PROXY,
      briefLimits: { perAddress: result.data.BRIEFS_PER_ADDRESS, perMinute: result.data.BRIEFS_PER_MINUTE },
      isWorkerOff: result.data.WORKER === 'off',
      webhook: WEBHOOK_URL === '' ? undefined : { url: WEBHOOK_URL, secret: WEBHOOK_SECRET },
      mail: SMTP_URL === '' ? undefined : { url: SMTP_URL, from: MAIL_FROM, to: MAIL_TO },
    },
  };
}
