import { type GuestReport, REPORTS_PER_SECOND, TICK_EVERY_MS } from '#protocol/guest.ts';

type Unstamped<T> = T extends { readonly at: number } ? Omit<T, 'at'> : never;
type Tick = Extract<GuestReport, { t: 'tick' }>;

const once: ReadonlySet<string> = new Set(['opened', 'painted', 'loaded', 'touch']);

/** Says to the host what the document does. What the page itself needs is taken before the document runs: a document may replace any of it. */
export class Reporter {
  readonly #post: (message: unknown) => void;
  readonly #now = Date.now.bind(Date);
  readonly #counts = { frames: 0, changes: 0, busyMs: 0, dropped: 0 };
  #left = REPORTS_PER_SECOND;
  #isTouched = false;

  constructor(port: MessagePort) {
    this.#post = MessagePort.prototype.postMessage.bind(port);
  }

  get isTouched(): boolean {
    return this.#isTouched;
  }

  say(report: Unstamped<GuestReport>): void {
    // What comes once in a document's life is said whatever else it says.
    if (this.#left <= 0 && !once.has(report.t)) this.#counts.dropped++;
    else {
      this.#left--;
      this.#post({ ...report, at: this.#now() });
    }
  }

  touch(): void {
    if (!this.#isTouched) this.say({ t: 'touch' });
    this.#isTouched = true;
  }

  count(what: 'frames' | 'changes' | 'busyMs', by = 1): void {
    this.#counts[what] += by;
  }

  /** What a document inside this one says, as if this one had done it. */
  pass(report: GuestReport): void {
    if (report.t === 'touch') this.touch();
    else if (report.t === 'tick') {
      for (const what of ['frames', 'changes', 'busyMs'] as const) this.count(what, report[what]);
    } else this.#post(report);
  }

  /** Begins to tick. */
  start(): void {
    const animations = Document.prototype.getAnimations.bind(document);
    const tick = () => {
      const running = animations().filter(({ playState }) => playState === 'running').length;
      const report: Tick = { t: 'tick', at: this.#now(), animations: running, ...this.#counts };
      this.#post(report);
      Object.assign(this.#counts, { frames: 0, changes: 0, busyMs: 0, dropped: 0 });
      this.#left = REPORTS_PER_SECOND * (TICK_EVERY_MS / 1000);
    };
    setInterval(tick, TICK_EVERY_MS);
  }
}
