import type { Ask } from './socket.ts';

/** A command for operators: takes arguments, prints text. */
export interface Command {
  /** Its lines in `--help`. */
  readonly usage: string;
  /** Prints its result to stdout. Throws CommandError. */
  run(args: readonly string[], client: CommandClient): Promise<void>;
}

export interface CommandClient {
  /** Sends a request; `path` as in brief-routes.ts. Throws CommandError with the sentence of an error answer. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

/** An error as one sentence for the operator. `code`: the exit code; 1 for a failure, 2 for wrong usage. */
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
