import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The briefs of one sender on the server, read by the operators' command. `dataDir`: of another server than the journeys'. */
export async function listStored(email: string, dataDir = process.env.E2E_DATA_DIR): Promise<readonly Record<string, unknown>[]> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, ['build/server/commands.js', 'briefs', 'export', '--json', '--search', email], { env });
  return JSON.parse(stdout);
}

/** Nobody else's. */
export const createEmail = () => `${randomUUID().slice(0, 8)}@lumara.example`;
