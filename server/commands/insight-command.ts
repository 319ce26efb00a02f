import { parseArgs } from 'node:util';
import type { Command } from './command.ts';

const options = { from: { type: 'string' }, to: { type: 'string' }, by: { type: 'string' }, format: { type: 'string' } } as const;

export const insight: Command = {
  usage: `insight [--from 2026-11-01] [--to 2026-11-30] [--by device|language] [--format table|csv|json]
                                  what visitors did, per format and demo; days in UTC`,
  async run(args, { ask }) {
    const { values } = parseArgs({ args: [...args], options });
    const answer = await ask(`/insight?${new URLSearchParams(values)}`);
    process.stdout.write(await answer.text());
  },
};
