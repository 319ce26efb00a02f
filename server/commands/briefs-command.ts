import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { BriefRecord } from '../briefs/store.ts';
import type { OutboxRow } from '../db/tables.ts';
import { type Command, type CommandClient, CommandError } from './command.ts';
import { toPlain, toTable } from './table.ts';

const options = {
  status: { type: 'string' },
  flagged: { type: 'boolean' },
  search: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>['values'];
type Run = (words: readonly string[], values: Values, client: CommandClient) => Promise<void>;

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true });

const runs: Readonly<Record<string, Run>> = { list, show, mark, export: exportBriefs, erase, 'forget-copies': forgetCopies, retention };

export const briefs: Command = {
  usage: `briefs list [--status new|contacted|won|lost] [--flagged] [--search text] [--limit 50]
briefs show SG-…
briefs mark SG-… new|contacted|won|lost
briefs export --csv|--json [file]   with the filters of list; without a file, to the screen
briefs erase address --yes          every brief of one mail address, and comments and decisions under decks that hold it, for good
briefs forget-copies [--yes]        which files hold what was erased; --yes removes them, a new backup in BACKUP_DIR first
briefs retention [--yes]            how many are older than RETENTION_MONTHS, and decks that ended 30 days ago; --yes erases them, also when the server waits`,
  async run(args, client) {
    const { positionals, values } = parse(args);
    const [name = 'list', ...words] = positionals;
    const run = Object.hasOwn(runs, name) ? runs[name] : undefined;
    if (!run) throw new CommandError(`There is no \`briefs ${name}\`: it is one of ${Object.keys(runs).join(', ')}.`, 2);
    await run(words, values, client);
  },
};

async function list(_: readonly string[], values: Values, { ask }: CommandClient): Promise<void> {
  const limit = values.limit ?? '50';
  if (!/^[1-9]\d{0,4}$/.test(limit)) throw new CommandError('--limit is a number from 1 to 10000.', 2);
  const found: BriefRecord[] = await (await ask(`/briefs?${toQuery(values)}&limit=${limit}`)).json();
  if (found.length === 0) return console.log('No briefs.');
  const rows = found.map(({ reference, receivedAt, status, flags, name, email, company, budget }) => [
    reference,
    receivedAt.slice(0, 16).replace('T', ' '),
    status,
    name,
    email,
    company,
    budget,
    flags.join(' '),
  ]);
  console.log(toTable(['reference', 'received (UTC)', 'status', 'name', 'e-mail', 'company', 'budget', 'flags'], rows));
  if (found.length === Number(limit)) console.log(`The newest ${limit}: --limit shows more.`);
}

async function show([reference = '']: readonly string[], _: Values, { ask }: CommandClient): Promise<void> {
  const { brief, outbox }: { brief: BriefRecord; outbox: OutboxRow[] } = await (await ask(toPath(reference))).json();
  const rows = Object.entries(brief).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  const told = outbox.map((row) => [
    row.channel,
    row.delivered_at ? `told at ${row.delivered_at}` : `waits, ${row.attempts} attempts. ${row.last_error}`,
  ]);
  for (const [name = '', value = ''] of [...rows, ...told]) console.log(`${name.padEnd(16)}${toPlain(value, true)}`);
}

async function mark([reference = '', status = '']: readonly string[], _: Values, { ask }: CommandClient): Promise<void> {
  await ask(`${toPath(reference)}/status`, { method: 'PUT', body: status });
  console.log(`${reference.toUpperCase()} is now ${status}.`);
}

async function exportBriefs([file]: readonly string[], values: Values, { ask }: CommandClient): Promise<void> {
  if (values.csv === values.json) throw new CommandError('Say either --csv or --json.', 2);
  const { body } = await ask(`/briefs/export?${toQuery(values)}&as=${values.csv ? 'csv' : 'json'}`);
  if (!body) return;
  if (file === undefined) return pipeline(body, process.stdout, { end: false });
  // Contains personal data: readable by the owner only, and never replaces a file.
  await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error) => {
    throw new CommandError(error.code === 'EEXIST' ? `${file} exists already: name a new file.` : `${file} cannot be written (${error.code}).`);
  });
  console.log(`Written to ${file}.`);
}

async function erase([email = '']: readonly string[], values: Values, { ask }: CommandClient): Promise<void> {
  if (!email.includes('@')) throw new CommandError('Name the mail address whose briefs are to go.', 2);
  if (!values.yes) throw new CommandError(`Every brief of ${email} would be gone for good: add --yes to do it.`, 2);
  const answer = await ask(`/briefs?email=${encodeURIComponent(email)}`, { method: 'DELETE' });
  const { erased, said, copies }: { erased: number; said: number; copies: readonly string[] } = await answer.json();
  const held = copies.length > 0 ? ` ${copies.join(', ')} may hold them still: \`npm run briefs -- forget-copies --yes\` removes these files.` : '';
  const comments = said > 0 ? ` Under decks, ${said} comments and decisions that held the address are gone too.` : '';
  console.log(`${erased} erased.${comments}${held} Other backups, exports, and what the webhook and the mail box were told are not reached.`);
}

async function forgetCopies(_: readonly string[], values: Values, { ask }: CommandClient): Promise<void> {
  if (values.yes) {
    const { removed, made }: { removed: readonly string[]; made?: string } = await (await ask('/briefs/copies', { method: 'POST' })).json();
    return console.log([...(made ? [`New backup: ${made}`] : []), ...removed.map((file) => `Removed: ${file}`)].join('\n') || 'There are no copies.');
  }
  const copies: readonly string[] = await (await ask('/briefs/copies')).json();
  console.log([...copies, copies.length > 0 ? '--yes removes these files for good.' : 'There are no copies.'].join('\n'));
}

async function retention(_: readonly string[], values: Values, { ask }: CommandClient): Promise<void> {
  if (values.yes) {
    const { erased }: { erased: number } = await (await ask('/briefs/retention', { method: 'POST' })).json();
    return console.log(`${erased} erased.`);
  }
  const { before, due, decks }: { before: string; due: number; decks: number } = await (await ask('/briefs/retention')).json();
  const isDue = due + decks > 0;
  console.log(
    `${due} briefs are from before ${before.slice(0, 10)}, ${decks} decks ended 30 days ago.${isDue ? ' --yes erases them for good.' : ''}`,
  );
}

function toPath(reference: string): string {
  if (reference === '') throw new CommandError('Name the reference of a brief, such as SG-0000-0000-0000.', 2);
  return `/briefs/${encodeURIComponent(reference.toUpperCase())}`;
}

function toQuery({ status, flagged, search }: Values): URLSearchParams {
  return new URLSearchParams({ ...(status ? { status } : {}), ...(flagged ? { flagged: 'yes' } : {}), ...(search ? { search } : {}) });
}
