/** Pause between the last saved file and the build: an editor saves several files, and copying a folder takes time. */
const REST_MS = 200;

interface Work {
  /** Folders that are complete. An incomplete one waits for its next file. */
  listReady(): Promise<readonly string[]>;
  build(slug: string): Promise<unknown>;
  /** Called after a successful build, before the next one begins. */
  finish(slug: string): Promise<unknown>;
  report(sentence: string): void;
}

/** Builds folders in which files were saved, one after another, each once nothing is saved in it any more. An error never ends the process. */
export class RebuildQueue {
  readonly #work: Work;
  readonly #restMs: number;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #last: Promise<void> = Promise.resolve();

  constructor(work: Work, restMs = REST_MS) {
    this.#work = work;
    this.#restMs = restMs;
  }

  /** To be called when a file of this folder was saved, created or removed. */
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
      // The last successful build stays in place.
      this.#work.report(`Creative ${slug}: ${error instanceof Error ? error.message : error}`);
    }
  }
}
