import type { Ask } from './socket.ts';

/** One command of an operator: arguments in, text out. */
export interface Command {
  /** Lines of `--help`. */
  readonly usage: string;
  /** Prints its result to stdout. Throws CommandError. */
  run(args: readonly string[], client: CommandClient): Promise<void>;
}

export interface CommandClient {
  /** `path` as in brief-routes.ts. Throws CommandError with the other side's sentence. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** One sentence for the operator; `code` is the exit code: 1 failed, 2 asked wrongly. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: number;

  constructor(sentence: string, code = 1) {
    super(sentence);
    this.code = code;
  }
}

export function createCommandClient(ask: Ask): CommandClient {
  return {
    async ask(path, init) {
      // The host name is not used: the request goes to this process or through the socket.
      const response = await ask(new Request(`http://surge${path}`, init));
      if (!response.ok) throw new CommandError(await response.text());
      return response;
    },
  };
}
