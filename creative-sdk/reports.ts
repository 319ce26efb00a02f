import { type EventData, type EventName, MESSAGES_PER_SECOND } from '#protocol/frame.ts';

/** Half of what the page takes (protocol/frame.ts 6), so that a busy hand never ends the show. */
const REPORTS_PER_SECOND = MESSAGES_PER_SECOND / 2;

/** A later one brings along what was passed before it unseen: a person may begin where the ad itself had come to. */
const quartiles: readonly EventName[] = ['first_quartile', 'midpoint', 'third_quartile', 'complete'];

/** What a show tells its page. An ad that plays itself tells nothing that only a person could have done. */
export class Reports {
  /** A film's quartiles and its end are the film's, whoever watches. */
  readonly #isFilm: boolean;
  readonly #emit: (name: EventName, data: EventData) => void;
  readonly #once = new Set<EventName>();
  #recent: number[] = [];
  #isEngaged = false;
  #isInHand = false;
  #hasGesture = false;

  constructor(isFilm: boolean, emit: (name: EventName, data: EventData) => void) {
    this.#isFilm = isFilm;
    this.#emit = emit;
  }

  /** Somebody has touched the show that runs: it will not play itself again. */
  get isEngaged(): boolean {
    return this.#isEngaged;
  }

  once(name: EventName, data: EventData = {}): void {
    if (this.#once.has(name)) return;
    this.#once.add(name);
    this.#emit(name, data);
  }

  /** A show from its beginning, for nobody in particular. */
  startOver(): void {
    this.letGo();
    this.#isEngaged = false;
  }

  /** Somebody plays, until the ad comes to rest. */
  take(): void {
    this.#isInHand = true;
  }

  letGo(): void {
    this.#isInHand = false;
    this.#hasGesture = false;
  }

  /** A gesture begins. */
  gesture(): void {
    this.#hasGesture = true;
    if (this.#isEngaged) return;
    this.#isEngaged = true;
    this.once('engagement_start');
  }

  /** One gesture is one interaction: what else is said until the next one is a detail. */
  interaction(name: string, value: string | number): void {
    const event = this.#hasGesture ? 'interaction' : 'detail';
    this.#hasGesture = false;
    this.#tell(event, name, value);
  }

  detail(name: string, value: string | number): void {
    this.#tell('detail', name, value);
  }

  /** A game is as far as a person has played it, a film as far as it has run. */
  milestone(name: EventName): void {
    if (!this.#isFilm && !this.#isInHand) return;
    for (const passed of quartiles.slice(0, quartiles.indexOf(name) + 1)) this.once(passed);
    this.once(name);
  }

  /** A drag or a wheel that runs may say more than a page listens to: beyond its rate a report is left out, never a milestone. */
  #tell(event: 'interaction' | 'detail', name: string, value: string | number): void {
    if (!this.#isEngaged && !this.#isInHand) return;
    const now = performance.now();
    this.#recent = this.#recent.filter((at) => now - at < 1000);
    if (this.#recent.length >= REPORTS_PER_SECOND) return;
    this.#recent.push(now);
    this.#emit(event, { name, value });
  }
}
