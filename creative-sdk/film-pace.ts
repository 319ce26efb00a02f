const FRAME_S = 1 / 30;

/** The picture changes at film speed; the interface above it at the display's. */
export class FilmPace {
  readonly #update: () => void;
  readonly #paint: () => void;
  #due = FRAME_S;
  #isQueued = false;
  #mustPaint = false;

  /** `update`: the interface; `paint`: the picture. */
  constructor(update: () => void, paint: () => void) {
    this.#update = update;
    this.#paint = paint;
  }

  /** Draws once after all steps of this turn: a host that seeks steps many times and looks once. */
  step(dt: number): void {
    this.#due += dt;
    this.#mustPaint ||= dt === 0 || this.#due >= FRAME_S - 0.004;
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#update();
      if (!this.#mustPaint) return;
      this.#mustPaint = false;
      this.#due %= FRAME_S;
      this.#paint();
    });
  }
}
