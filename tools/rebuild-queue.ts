/** From the last saved file to the build: an editor saves several, and a copy of a folder takes its time. */
const REST_MS = 200;

interface Work {
  /** Folders that are whole; one that has only begun waits for its next file. */
  listReady(): Promise<readonly string[]>;
  build(slug: string): Promise<unknown>;
  /** After a good build, before the next begins. */
  finish(slug: string): Promise<unknown>;
  report(sentence: string): void;
}

/** Builds what was saved: each folder once its files rest, one after the other, and never ends the process. */
export class RebuildQueue {
  readonly #work: Work;
  readonly #restMs: number;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #last: Promise<void> = Promise.resolve();

  constructor(work: Work, restMs = REST_MS) {
    this.#work = work;
    this.#restMs = restMs;
  }

  /** A file of this folder was saved, made or removed. */
  touch(slug: string): void {
    clearTimeout(this.#timers.get(slug));
    this.#timers.set(
      slug,
      setTimeout(() => {
        this.#timers.delete(slug);
        this.#last = this.#last.then(() => this.#run(slug));
      }, this.#restMs),
    );
  }

  async #run(slug: string): Promise<void> {
    try {
      if (!(await this.#work.listReady()).includes(slug)) return;
      await this.#work.build(slug);
      this.#work.report(`Built creative ${slug}`);
      await this.#work.finish(slug);
    } catch (error) {
      // The last good build stays.
      this.#work.report(`Creative ${slug}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
