import { BUZZ_EVERY_MS } from '#protocol/buzz.ts';
import { type EventData, type EventName, MESSAGES_PER_SECOND } from '#protocol/frame.ts';

/** Half of the rate at which the page hangs up (protocol/frame.ts, rule 6), so that fast input never ends the ad. */
const REPORTS_PER_SECOND = MESSAGES_PER_SECOND / 2;

/** A lean of the device counts as a gesture from this share of its full range on; less is a hand that trembles. */
const LEAN_COUNTS = 0.3;

/** Reporting a later one reports the earlier ones too: a person may take over where autoplay had got to. */
const quartiles: readonly EventName[] = ['first_quartile', 'midpoint', 'third_quartile', 'complete'];

/** What an ad reports to its page. During autoplay it reports nothing that only a person could have done. */
export class Reports {
  /** The quartiles and the end of a film are reported as it runs, also if no person has touched it. */
  readonly #isFilm: boolean;
  readonly #emit: (name: EventName, data: EventData) => void;
  readonly #once = new Set<EventName>();
  #recent: number[] = [];
  #buzzedAt = Number.NEGATIVE_INFINITY;
  #leant = { x: 0, y: 0 };
  #isEngaged = false;
  #isPlaying = false;
  #hasGesture = false;

  constructor(isFilm: boolean, emit: (name: EventName, data: EventData) => void) {
    this.#isFilm = isFilm;
    this.#emit = emit;
  }

  /** A person has touched the ad since it began: autoplay will not start again. */
  get isEngaged(): boolean {
    return this.#isEngaged;
  }

  /** Nobody has touched the ad since it began, and nobody plays it without a touch. */
  get isUntouched(): boolean {
    return !this.#isEngaged && !this.#isPlaying;
  }

  once(name: EventName, data: EventData = {}): void {
    if (this.#once.has(name)) return;
    this.#once.add(name);
    this.#emit(name, data);
  }

  /** The ad begins again; no person has touched it yet. */
  startOver(): void {
    this.endPlay();
    this.#isEngaged = false;
  }

  /** A person plays from now on, until the ad comes to rest. */
  startPlay(): void {
    this.#isPlaying = true;
  }

  /** The ad comes to rest or plays itself. */
  endPlay(): void {
    this.#isPlaying = false;
    this.#hasGesture = false;
  }

  /** A gesture begins. */
  gesture(): void {
    this.#hasGesture = true;
    if (this.#isEngaged) return;
    this.#isEngaged = true;
    this.once('engagement_start');
  }

  lean(x: number, y: number): void {
    if (Math.hypot(x - this.#leant.x, y - this.#leant.y) < LEAN_COUNTS) return;
    this.#leant = { x, y };
    this.gesture();
  }

  /** A hand feels what it did itself: nothing before a gesture, by autoplay or at rest, and no more than can be told apart. */
  mayBuzz(): boolean {
    const now = performance.now();
    if (!this.#isEngaged || !this.#isPlaying || now - this.#buzzedAt < BUZZ_EVERY_MS) return false;
    this.#buzzedAt = now;
    return true;
  }

  /** The first report after a gesture is its interaction; those that follow until the next gesture are details. */
  interaction(name: string, value: string | number): void {
    const event = this.#hasGesture ? 'interaction' : 'detail';
    this.#hasGesture = false;
    this.#report(event, name, value);
  }

  detail(name: string, value: string | number): void {
    this.#report('detail', name, value);
  }

  /** A person gave it, so never before their first gesture. None is dropped, however fast the reports come. */
  lead(name: string, value: string): void {
    if (this.#isEngaged) this.#emit('lead', { name, value });
  }

  /** A milestone of a game counts only while a person plays, one of a film whenever the film runs. */
  milestone(name: EventName): void {
    // Whoever shuts an ad may open it again, also one that came to rest meanwhile.
    if (name === 'collapse') this.#once.delete('expand');
    if (name === 'expand') this.#once.delete('collapse');
    if (!this.#isFilm && !this.#isPlaying) return;
    for (const passed of quartiles.slice(0, quartiles.indexOf(name) + 1)) this.once(passed);
    this.once(name);
  }

  /** A drag may report faster than the page accepts: reports beyond the rate are dropped, milestones never. */
  #report(event: 'interaction' | 'detail', name: string, value: string | number): void {
    if (!this.#isEngaged && !this.#isPlaying) return;
    const now = performance.now();
    this.#recent = this.#recent.filter((at) => now - at < 1000);
    if (this.#recent.length >= REPORTS_PER_SECOND) return;
    this.#recent.push(now);
    this.#emit(event, { name, value });
  }
}
