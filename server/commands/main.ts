import { openStore } from '../db/connect.ts';
import { hasStore } from '../db/put-in-place.ts';
import { StoreError, StoreUnavailable } from '../db/store.ts';
import { type Env, parseEnv } from '../env.ts';
import { logToStderr } from '../http/log.ts';
import { loadSite } from '../site.ts';
import { createCommands } from './app.ts';
import { briefs } from './briefs-command.ts';
import { type Command, CommandError, createCommandClient } from './command.ts';
import { insight } from './insight-command.ts';
import { type Ask, askSocket, isListening } from './socket.ts';
import { backup, restore, restoreUsage } from './store-commands.ts';

/** To add a command: its arguments here, its routes in app.ts. */
const commands: Readonly<Record<string, Command>> = { briefs, insight, backup };

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await run().catch((error: unknown) => {
  console.error(toSentence(error));
  return error instanceof CommandError ? error.code : toUsageCode(error);
});

async function run(): Promise<number> {
  const parsed = parseEnv(process.env);
  if ('problem' in parsed) throw new CommandError(parsed.problem);
  const isAsked = args.includes('--help');
  if (name === 'restore') return isAsked ? help(restoreUsage) : restore(args, parsed.env).then(() => 0);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || isAsked)
    return help(...(command ? [command] : Object.values(commands)).map(({ usage }) => usage), ...(command ? [] : [restoreUsage]));
  const { ask, close } = await openAsk(parsed.env);
  try {
    await command.run(args, createCommandClient(ask));
  } finally {
    await close();
  }
  return 0;
}

function help(...usages: readonly string[]): number {
  const lines = usages.flatMap((usage) => usage.split('\n'));
  console.log(lines.map((line) => `npm run ${line.replace(/^(\S+) /, '$1 -- ')}`).join('\n'));
  return name === '' || args.includes('--help') ? 0 : 2;
}

/** Asks the running server, if there is one, because it holds the file's lock; otherwise, and with DATABASE_URL, opens the store. */
async function openAsk(env: Env): Promise<{ ask: Ask; close(): Promise<void> }> {
  if (env.databaseUrl === undefined) {
    if (await isListening(env.dataDir)) return { ask: askSocket(env.dataDir), close: async () => {} };
    if (!hasStore(env.dataDir)) {
      throw new CommandError(`There is no store in ${env.dataDir}: start the server once, or set DATA_DIR to the folder that it uses.`);
    }
  }
  const store = await openStore({ ...env, log: logToStderr });
  const app = createCommands({ ...env, store, log: logToStderr, getSite: getBuiltSite });
  return { ask: async (request) => app.request(request), close: () => store.close() };
}

async function getBuiltSite() {
  const site = await loadSite();
  if (!site) throw new CommandError('The catalogue is not built yet: run `npm run build` first.');
  return site;
}

function toSentence(error: unknown): string {
  if (error instanceof CommandError || error instanceof StoreError || error instanceof StoreUnavailable) return error.message;
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'ECONNRESET' ? 'The server stopped while it was asked.' : error.message;
}

/** 2 for wrong usage, when Node's parser refused the arguments; otherwise 1. */
function toUsageCode(error: unknown): number {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS') ? 2 : 1;
}
